"""Points: what a round was worth (W15), and what all is worth in the end (W19 to W21)."""

from typing import Final

from osada.core.bits import BIT, count, lowest
from osada.core.ints import i64
from osada.games.settlers.content.components import COLUMNS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    FIELDS,
    LENGTHS,
    MAX,
    MIN,
    PER,
    VP,
)
from osada.games.settlers.rules.state import (
    AREAS_IN_VILLAGE,
    AREAS_OF_TRACK,
    BRIDGES,
    BUILDINGS_COMPLETED,
    DEEDS,
    HARVESTS,
    SECTIONS_OF_TRACK,
    SETTLEMENTS,
    SOURCES,
    SPENT,
    State,
)
from osada.games.settlers.rules.values import value

# Boxes of the scoring sheet after those of the four tracks.
SETTLEMENT_BOX: Final = 4
BOXES: Final = 6


# A round


def points_of_round(state: State, seat: i64, slot: i64) -> i64:
    """Return a building's points for a round: once for a minimum, or by number up to a maximum."""
    village = state.tables.villages[state.sheet]
    done = deed(state, seat, village.stat[slot])
    points = value(state, seat, slot, VP)
    if village.is_condition[slot]:
        return points if done >= value(state, seat, slot, MIN) else 0
    most = value(state, seat, slot, MAX)
    return min(points * done, most)


def deed(state: State, seat: i64, stat: i64) -> i64:
    """A number of this round, in the order of `effects.Stat`."""
    at = seat * DEEDS
    done = state.done
    if stat == 0:
        return _four(state, at + SECTIONS_OF_TRACK)
    if stat == 1:
        return _four(state, at + AREAS_OF_TRACK) + done[at + AREAS_IN_VILLAGE] + done[at + HARVESTS]
    if stat == 2:
        return _four(state, at + AREAS_OF_TRACK)
    if stat == 3:
        return done[at + AREAS_IN_VILLAGE]
    if stat == 4:
        return done[at + HARVESTS]
    if stat == 5:
        return done[at + BUILDINGS_COMPLETED]
    if stat == 6:
        return _tracks_touched(state, at + AREAS_OF_TRACK)
    if stat < 11:
        return done[at + SECTIONS_OF_TRACK + stat - 7]
    if stat < 15:
        return done[at + SPENT + stat - 11]
    return done[at + SETTLEMENTS]


def _four(state: State, at: i64) -> i64:
    done = state.done
    return done[at] + done[at + 1] + done[at + 2] + done[at + 3]


def _tracks_touched(state: State, at: i64) -> i64:
    touched: i64 = 0
    for track in range(ROWS):
        if state.done[at + track]:
            touched += 1
    return touched


# Things counted on the sheets


def counted(state: State, seat: i64, slot: i64, what: i64) -> i64:
    """A number of the whole game, in the order of `effects.Count`."""
    at = seat * ROWS
    built = state.built
    if what < ROWS:
        return built[at + what]
    if what == 4:
        return _tracks_with(state, seat, COLUMNS)
    if what == 5 or what == 13:
        return _shortest(state, seat)  # a column is full up to where the shortest track ends
    if what == 6:
        return state.tables.complete_bridges[built[at + BRIDGES]]
    if what == 7:
        return count(state.harvested[seat])
    if what == 8:
        return _empty_fields(state, seat)
    if what == 9:
        return count(finished(state, seat))
    if what == 10:
        return settlements_of(state, seat)
    if what == 11:
        return state.level[seat * SLOTS + slot]
    if what == 12:
        return _tracks_with(state, seat, 5)
    return min(built[at], built[at + 1])


def _tracks_with(state: State, seat: i64, sections: i64) -> i64:
    n: i64 = 0
    for track in range(ROWS):
        if state.built[seat * ROWS + track] >= sections:
            n += 1
    return n


def _shortest(state: State, seat: i64) -> i64:
    least: i64 = COLUMNS
    for track in range(ROWS):
        least = min(least, state.built[seat * ROWS + track])
    return least


def _empty_fields(state: State, seat: i64) -> i64:
    n: i64 = 0
    for field in range(FIELDS):
        if state.tables.all_of_field[field] & ~state.harvested[seat] == 0:
            n += 1
    return n


def settlements_of(state: State, seat: i64) -> i64:
    """Count how many settlements a seat has that count already."""
    n: i64 = 0
    for slot in range(SLOTS):
        n += state.level[seat * SLOTS + slot]
    return n


def finished(state: State, seat: i64) -> i64:
    """Slots of the buildings that are complete, also those completed in this round (W14)."""
    slots: i64 = 0
    village = state.tables.villages[state.sheet]
    for slot in range(SLOTS):
        if village.all_of_building[slot] & ~state.crossed[seat] == 0:
            slots |= BIT[slot]
    return slots if state.advanced else slots & ~village.advanced_only


# The end


def points_at_end(state: State, seat: i64, slot: i64) -> i64:
    """Return the points of an end-of-game building (W14, W37)."""
    village = state.tables.villages[state.sheet]
    found = counted(state, seat, slot, village.count[slot])
    points = value(state, seat, slot, VP)
    if village.is_condition[slot]:
        return points if found >= value(state, seat, slot, MIN) else 0
    return points * (found // value(state, seat, slot, PER))


def box(state: State, seat: i64, which: i64) -> i64:
    """The points of one box of the scoring sheet (W19)."""
    if which < SETTLEMENT_BOX:
        return state.tables.points[which * LENGTHS + state.built[seat * ROWS + which]]
    points: i64 = 0
    village = state.tables.villages[state.sheet]
    slots = finished(state, seat) & village.scores_at_end
    if which == SETTLEMENT_BOX:
        slots &= village.scores_settlements
    else:
        slots &= ~village.scores_settlements
        points = noted(state, seat)
    while slots:
        points += points_at_end(state, seat, lowest(slots))
        slots &= slots - 1
    return points


def noted(state: State, seat: i64) -> i64:
    """Points noted during the game: from buildings and favours."""
    points: i64 = 0
    for source in range(SOURCES):
        points += state.points[seat * SOURCES + source]
    return points


def score(state: State, seat: i64) -> i64:
    """All boxes together (W19)."""
    points: i64 = 0
    for which in range(BOXES):
        points += box(state, seat, which)
    return points


def standing(state: State, seat: i64) -> i64:
    """One number that orders the seats: points, bridge sections, harvest areas (W20)."""
    bridges = state.built[seat * ROWS + BRIDGES]
    return (score(state, seat) * 16 + bridges) * 32 + count(state.harvested[seat])

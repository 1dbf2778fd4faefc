"""The value of a sheet of Settlers: its points, and the promise of its buildings and tracks.

The weights are fitted by self-play over all adventure sheets (`weights.json` says how).
Everything is of one sheet alone, since nobody can touch another's.
"""

from __future__ import annotations

from typing import Final, final, get_args

from osada.core.bits import BIT, count, lowest
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.value import POINT, WeightedValue
from osada.evaluation.weights import read_weights
from osada.games.settlers.content import effects
from osada.games.settlers.content.components import ROWS, SLOTS
from osada.games.settlers.content.tables import BASIC, Village
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.scoring import finished, points_at_end, points_of_round, score
from osada.games.settlers.rules.state import (
    BRIDGES,
    DEEDS,
    FAVOURS,
    FINISHED,
    FRAME,
    GROWTH,
    NOTHING,
    POOL,
    REROLLING,
    ROLL,
    ROUNDS,
    SECTIONS,
    SOURCES,
    WORKERS,
)

EFFECTS: Final = tuple(str(effect.__struct_config__.tag) for effect in get_args(effects.AnyEffect))
FEATURES: Final = (
    # Each kind of building by strength and rounds to come
    *EFFECTS,
    "walls",  # sections, for the rounds to come
    "huts",
    "granaries",
    "bridges",
    "part",  # areas of a section begun
    "harvests",  # areas that are open and not harvested
    "village",  # areas of buildings begun, for the rounds to come
    "end",  # points of end-of-game buildings begun
    "unsettled",  # sections that can still be part of a settlement
    "level",  # settlements of buildings not complete, for the rounds to come
    "workers",  # what is left in a growth phase
    "stone",
    "wood",
    "food",
    "gold",
    "favours",
    "round",  # points with a condition on the round, as things stand
    "rounds",  # rounds to come
)
_TRACKS: Final[i64] = FEATURES.index("walls")
_PART: Final[i64] = FEATURES.index("part")
_HARVESTS: Final[i64] = FEATURES.index("harvests")
_VILLAGE: Final[i64] = FEATURES.index("village")
_END: Final[i64] = FEATURES.index("end")
_UNSETTLED: Final[i64] = FEATURES.index("unsettled")
_LEVEL: Final[i64] = FEATURES.index("level")
_WORKERS: Final[i64] = FEATURES.index("workers")
_STONE: Final[i64] = FEATURES.index("stone")
_FAVOURS: Final[i64] = FEATURES.index("favours")
_ROUND: Final[i64] = FEATURES.index("round")
_ROUNDS: Final[i64] = FEATURES.index("rounds")
_COUNT: Final[i64] = len(FEATURES)


@final
class SettlersValue(WeightedValue):
    """The points of a sheet by its features."""

    def __init__(self) -> None:
        super().__init__(FEATURES, 4, read_weights("osada.games.settlers"))

    def spread(self, position: Position) -> i64:
        assert isinstance(position, SettlersPosition)
        return (3 + ROUNDS - position.round) * POINT

    def par(self) -> i64:
        return 140 * POINT

    def points_into(self, position: Position, points: vec[i64]) -> None:
        assert isinstance(position, SettlersPosition)
        for seat in range(position.players):
            points[seat] = score(position, seat) * POINT

    def features_into(self, position: Position, out: vec[i64]) -> None:
        assert isinstance(position, SettlersPosition)
        rest = ROUNDS - position.round
        if position.phase == ROLL or position.phase == FAVOURS:
            rest += 1
        for i in range(position.players * _COUNT):
            out[i] = 0
        for seat in range(position.players):
            _weigh_empire(position, seat, rest, out)
            _weigh_village(position, seat, rest, out)
            if position.phase == GROWTH or position.phase == REROLLING:
                _weigh_pool(position, seat, out)
            out[seat * _COUNT + _ROUNDS] = rest * POINT

    def digest(self, position: Position, seat: i64) -> i64:
        """All of a seat's sheet, and what it has left in this round."""
        assert isinstance(position, SettlersPosition)
        mixed = position.phase * 64 + position.step[seat]
        mixed = _mix(mixed, position.crossed[seat])
        mixed = _mix(mixed, position.harvested[seat])
        mixed = _mix(mixed, position.settled[seat])
        mixed = _mix(mixed, position.unused[seat] * 64 + position.crops[seat])
        mixed = _mix_all(mixed, position.built, seat * ROWS, ROWS)
        mixed = _mix_all(mixed, position.part, seat * ROWS, ROWS)
        mixed = _mix_all(mixed, position.pool, seat * POOL, POOL)
        mixed = _mix_all(mixed, position.pledge, seat * BASIC, BASIC)
        mixed = _mix_all(mixed, position.used, seat * SLOTS, SLOTS)
        mixed = _mix_all(mixed, position.level, seat * SLOTS, SLOTS)
        mixed = _mix_all(mixed, position.points, seat * SOURCES, SOURCES)
        mixed = _mix_all(mixed, position.frame, seat * FRAME, FRAME)
        return _mix_all(mixed, position.done, seat * DEEDS, DEEDS) | 1


def _mix(mixed: i64, value: i64) -> i64:
    return ((mixed ^ value) * 1_000_003 + (mixed >> 17)) & 0xFFFFFFFFFF


def _mix_all(mixed: i64, values: vec[i64], first: i64, many: i64) -> i64:
    for i in range(first, first + many):
        mixed = _mix(mixed, values[i] + 1)
    return mixed


def _weigh_empire(state: SettlersPosition, seat: i64, rest: i64, out: vec[i64]) -> None:
    """Tracks, fields and what may still be settled."""
    at = seat * _COUNT
    sections: i64 = 0
    for track in range(ROWS):
        sections += state.built[seat * ROWS + track]
        out[at + _TRACKS + track] = state.built[seat * ROWS + track] * rest * POINT // 10
        out[at + _PART] += count(state.part[seat * ROWS + track]) * POINT
    if rest:
        reached = state.tables.open_areas[state.built[seat * ROWS + BRIDGES]]
        out[at + _HARVESTS] = count(reached & ~state.harvested[seat]) * POINT
        out[at + _UNSETTLED] = (sections - count(state.settled[seat])) * rest * POINT // 10


def _weigh_village(state: SettlersPosition, seat: i64, rest: i64, out: vec[i64]) -> None:
    """Buildings that work, or will, and those that are begun."""
    at = seat * _COUNT
    village = state.tables.villages[state.sheet]
    complete = finished(state, seat) | state.ready[seat]
    fresh = _founded_now(state, seat)
    for slot in range(SLOTS):
        level = state.level[seat * SLOTS + slot]
        if slot == fresh:
            level += 1
        if complete & BIT[slot]:
            worth = (village.strength[slot] + level) * rest * POINT
            out[at + village.kind[slot]] += worth
        else:
            out[at + _LEVEL] += level * rest * POINT
            _weigh_site(state, seat, village, slot, rest, out)


def _weigh_site(
    state: SettlersPosition, seat: i64, village: Village, slot: i64, rest: i64, out: vec[i64]
) -> None:
    """A building that is begun."""
    whole = village.all_of_building[slot]
    crossed = count(whole & state.crossed[seat])
    if crossed == 0:
        return
    share = crossed * POINT // count(whole)
    out[seat * _COUNT + _VILLAGE] += share * rest // 10 * crossed
    if village.scores_at_end & BIT[slot]:
        out[seat * _COUNT + _END] += points_at_end(state, seat, slot) * share


def _founded_now(state: SettlersPosition, seat: i64) -> i64:
    """The slot of a settlement of this round, which counts from the next round on (W25)."""
    if state.phase != GROWTH or state.round == 0:
        return NOTHING
    settlement = state.settlements[seat * ROUNDS + state.round - 1]
    return settlement // SECTIONS if settlement != NOTHING else NOTHING


def _weigh_pool(state: SettlersPosition, seat: i64, out: vec[i64]) -> None:
    """Weigh the resources left in a seat's growth phase, and the points of the round so far."""
    if state.step[seat] == FINISHED:
        return
    at = seat * _COUNT
    for resource in range(BASIC + 1):
        out[at + _STONE + resource] = state.pool[seat * POOL + resource] * POINT
    out[at + _WORKERS] = state.pool[seat * POOL + WORKERS] * POINT
    out[at + _FAVOURS] = count(state.unused[seat]) * POINT
    slots = state.tables.villages[state.sheet].scores_rounds & state.ready[seat]
    while slots:
        out[at + _ROUND] += points_of_round(state, seat, lowest(slots)) * POINT
        slots &= slots - 1


VALUE: Final = SettlersValue()

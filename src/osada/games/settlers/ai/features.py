"""The inputs of the nets for Settlers.

The features of the plain value; the dice while they are rolled; and what the sheets have still to
offer: buildings to come by their kind, sections and fields.
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT, count
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features, offset_of
from osada.evaluation.value import POINT
from osada.games.settlers.ai import value as plain
from osada.games.settlers.ai.value import SettlersValue
from osada.games.settlers.content.components import COLUMNS, ROWS, SLOTS
from osada.games.settlers.content.tables import LENGTHS, WORKER_DIE
from osada.games.settlers.rules import moves
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.rounds import TOKENS
from osada.games.settlers.rules.scoring import finished, points_at_end, score, settlements_of
from osada.games.settlers.rules.state import (
    DICE,
    FAVOURS,
    FINISHED,
    GROWTH,
    REROLLING,
    ROLL,
    ROUNDS,
)

_FAVOURS: Final = tuple((i, f"favour-{name}") for i, name in enumerate(moves.FAVOURS, 1))
TABLE: Final = (
    Feature("rounds-to-come"),
    Feature("rolling"),
    Feature("choosing"),
    Feature("growing"),
    Feature("rolled"),
    *(Feature(f"middle-{i}", word="middle", about=name) for i, name in _FAVOURS),
)
_GOODS: Final = ("stone", "wood", "food", "gold")
_TRACKS: Final = ("walls", "huts", "granaries", "bridges")
_PLAIN: Final[i64] = len(plain.FEATURES)
SEAT: Final = (
    Feature("points"),
    *(Feature(name, POINT) for name in plain.FEATURES),
    *(Feature(f"die-{name}") for name in _GOODS),
    Feature("die-workers"),
    *(Feature(f"favour-{i}", word="favour", about=name) for i, name in _FAVOURS),
    Feature("done"),
    *(Feature(f"sections-{name}") for name in _TRACKS),
    *(Feature(f"next-{name}") for name in _TRACKS),
    Feature("columns"),
    Feature("harvested"),
    Feature("complete"),
    Feature("settlements"),
    Feature("areas-left"),
    Feature("end-points"),
    *(Feature(f"to-come-{kind}", word="to-come", about=kind) for kind in plain.EFFECTS),
    *(Feature(f"begun-{kind}", POINT, word="begun", about=kind) for kind in plain.EFFECTS),
)
_ROUNDS_TO_COME: Final[i64] = offset_of(TABLE, "rounds-to-come")
_ROLLING: Final[i64] = offset_of(TABLE, "rolling")
_CHOOSING: Final[i64] = offset_of(TABLE, "choosing")
_GROWING: Final[i64] = offset_of(TABLE, "growing")
_ROLLED: Final[i64] = offset_of(TABLE, "rolled")
_MIDDLE: Final[i64] = offset_of(TABLE, "middle-1")
_FIRST_SEAT: Final[i64] = len(TABLE)
_POINTS: Final[i64] = offset_of(SEAT, "points")
_VALUE: Final[i64] = offset_of(SEAT, plain.FEATURES[0])
_DICE: Final[i64] = offset_of(SEAT, "die-stone")
_WORKERS: Final[i64] = offset_of(SEAT, "die-workers")
_HELD: Final[i64] = offset_of(SEAT, "favour-1")
_DONE: Final[i64] = offset_of(SEAT, "done")
_SECTIONS: Final[i64] = offset_of(SEAT, "sections-walls")
_NEXT: Final[i64] = offset_of(SEAT, "next-walls")
_COLUMNS: Final[i64] = offset_of(SEAT, "columns")
_HARVESTED: Final[i64] = offset_of(SEAT, "harvested")
_COMPLETE: Final[i64] = offset_of(SEAT, "complete")
_SETTLEMENTS: Final[i64] = offset_of(SEAT, "settlements")
_AREAS_LEFT: Final[i64] = offset_of(SEAT, "areas-left")
_END_POINTS: Final[i64] = offset_of(SEAT, "end-points")
_COMING: Final[i64] = offset_of(SEAT, f"to-come-{plain.EFFECTS[0]}")
_BEGUN: Final[i64] = offset_of(SEAT, f"begun-{plain.EFFECTS[0]}")
_SEAT_SIZE: Final[i64] = len(SEAT)


@final
class SettlersFeatures(Features):
    """The numbers of a position; all of them are open to everybody."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)
        self._value: SettlersValue = SettlersValue()
        self._plain: vec[i64] = vec[i64]([0] * (4 * _PLAIN))

    def kind(self, position: Position) -> str:
        assert isinstance(position, SettlersPosition)
        if position.players == 1:
            return "1"
        if position.sheet:
            return f"{position.players}-adventure"
        return f"{position.players}-{'advanced' if position.advanced else 'basic'}"

    def number(self, position: Position) -> i64:
        assert isinstance(position, SettlersPosition)
        adventure: i64 = 2 if position.sheet else 0
        return position.players * 4 + adventure + position.advanced

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, SettlersPosition)
        players = position.players
        for i in range(_FIRST_SEAT + players * _SEAT_SIZE):
            out[i] = 0
        rest = ROUNDS - position.round
        if position.phase == ROLL or position.phase == FAVOURS:
            rest += 1
        out[_ROUNDS_TO_COME] = rest
        if position.sheet < 0:  # still to be drawn
            return
        _write_table(position, out)
        self._value.features_into(position, self._plain)
        for i in range(players):
            other = seat + i if seat + i < players else seat + i - players
            at = _FIRST_SEAT + i * _SEAT_SIZE
            out[at + _POINTS] = score(position, other)
            for j in range(_PLAIN):
                out[at + _VALUE + j] = self._plain[other * _PLAIN + j]
            _write_hand(position, other, out, at)
            _write_sheets(position, other, out, at)
            _write_buildings(position, other, rest, out, at)


def _write_table(state: SettlersPosition, out: vec[i64]) -> None:
    out[_ROLLING] = 1 if state.phase == ROLL else 0
    out[_CHOOSING] = 1 if state.phase == FAVOURS else 0
    out[_GROWING] = 1 if state.phase == GROWTH or state.phase == REROLLING else 0
    out[_ROLLED] = state.die if state.phase == ROLL else 0
    for token in range(TOKENS):
        out[_MIDDLE + token] = 1 if state.middle & BIT[token] else 0


def _write_hand(state: SettlersPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """Dice that have been rolled and not yet become a pool, and the favour of the round."""
    rolled: i64 = DICE if state.phase == FAVOURS else 0
    if state.phase == ROLL:
        rolled = state.die
    for die in range(rolled):
        face = state.dice[seat * DICE + die]
        if die == WORKER_DIE:
            out[at + _WORKERS] = face
        else:
            out[at + _DICE + face] += 1
    for token in range(TOKENS):
        out[at + _HELD + token] = 1 if state.unused[seat] & BIT[token] else 0
    if state.phase == GROWTH and state.step[seat] == FINISHED:
        out[at + _DONE] = 1


def _write_sheets(state: SettlersPosition, seat: i64, out: vec[i64], at: i64) -> None:
    shortest: i64 = COLUMNS
    for track in range(ROWS):
        sections = state.built[seat * ROWS + track]
        shortest = min(shortest, sections)
        out[at + _SECTIONS + track] = sections
        if sections < COLUMNS:
            points = state.tables.points
            here = track * LENGTHS + sections
            out[at + _NEXT + track] = points[here + 1] - points[here]
    out[at + _COLUMNS] = shortest
    out[at + _HARVESTED] = count(state.harvested[seat])
    out[at + _SETTLEMENTS] = settlements_of(state, seat)


def _write_buildings(state: SettlersPosition, seat: i64, rest: i64, out: vec[i64], at: i64) -> None:
    """Write complete buildings, and those still to come."""
    village = state.tables.villages[state.sheet]
    complete = finished(state, seat) | state.ready[seat]
    out[at + _COMPLETE] = count(complete)
    for slot in range(SLOTS):
        if complete & BIT[slot]:
            continue
        whole = village.all_of_building[slot]
        left = count(whole & ~state.crossed[seat])
        share = (count(whole) - left) * POINT // max(count(whole), 1)
        strength = village.strength[slot]
        out[at + _AREAS_LEFT] += left
        if village.scores_at_end & BIT[slot]:
            out[at + _END_POINTS] += points_at_end(state, seat, slot)
            strength = points_at_end(state, seat, slot) + 1
            out[at + _COMING + village.kind[slot]] += strength
            out[at + _BEGUN + village.kind[slot]] += strength * share
        else:
            out[at + _COMING + village.kind[slot]] += strength * rest
            out[at + _BEGUN + village.kind[slot]] += strength * rest * share


FEATURES: Final = SettlersFeatures()

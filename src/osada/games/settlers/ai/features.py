"""What nets look at in a position of Settlers.

The features of the plain value; the dice while they are rolled; and what the sheets have still to
offer: buildings to come by their kind, sections and fields.
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT, count
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features
from osada.evaluation.value import POINT
from osada.games.settlers.ai import value as plain
from osada.games.settlers.ai.value import SettlersValue
from osada.games.settlers.content.components import COLUMNS
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
_PLAIN: Final = len(plain.FEATURES)
_KINDS: Final = 20
_EFFECTS: Final = plain.FEATURES[:_KINDS]
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
    *(Feature(f"to-come-{kind}", word="to-come", about=kind) for kind in _EFFECTS),
    *(Feature(f"begun-{kind}", POINT, word="begun", about=kind) for kind in _EFFECTS),
)
_DICE: Final = 1 + _PLAIN
_HELD: Final = _DICE + 5
_DONE: Final = _HELD + TOKENS
_SECTIONS: Final = _DONE + 1
_NEXT: Final = _SECTIONS + 4
_REST: Final = _NEXT + 4
_COMING: Final = _REST + 6
_BEGUN: Final = _COMING + _KINDS
_COUNT: Final = _BEGUN + _KINDS
_FIRST: Final = len(TABLE)


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
        for i in range(_FIRST + players * _COUNT):
            out[i] = 0
        rest = ROUNDS - position.round
        if position.phase == ROLL or position.phase == FAVOURS:
            rest += 1
        out[0] = rest
        if position.sheet < 0:  # still to be drawn
            return
        _write_table(position, out)
        self._value.features_into(position, self._plain)
        for i in range(players):
            other = seat + i if seat + i < players else seat + i - players
            at = _FIRST + i * _COUNT
            out[at] = score(position, other)
            for j in range(_PLAIN):
                out[at + 1 + j] = self._plain[other * _PLAIN + j]
            _write_hand(position, other, out, at)
            _write_sheets(position, other, out, at)
            _write_buildings(position, other, rest, out, at)


def _write_table(state: SettlersPosition, out: vec[i64]) -> None:
    out[1] = 1 if state.phase == ROLL else 0
    out[2] = 1 if state.phase == FAVOURS else 0
    out[3] = 1 if state.phase == GROWTH or state.phase == REROLLING else 0
    out[4] = state.die if state.phase == ROLL else 0
    for token in range(TOKENS):
        out[5 + token] = 1 if state.middle & BIT[token] else 0


def _write_hand(state: SettlersPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """Dice that have been rolled and not yet become a pool, and the favour of the round."""
    rolled: i64 = DICE if state.phase == FAVOURS else 0
    if state.phase == ROLL:
        rolled = state.die
    for die in range(rolled):
        face = state.dice[seat * DICE + die]
        if die == WORKER_DIE:
            out[at + _DICE + 4] = face
        else:
            out[at + _DICE + face] += 1
    for token in range(TOKENS):
        out[at + _HELD + token] = 1 if state.unused[seat] & BIT[token] else 0
    if state.phase == GROWTH and state.step[seat] == FINISHED:
        out[at + _DONE] = 1


def _write_sheets(state: SettlersPosition, seat: i64, out: vec[i64], at: i64) -> None:
    shortest: i64 = COLUMNS
    for track in range(4):
        sections = state.built[seat * 4 + track]
        shortest = min(shortest, sections)
        out[at + _SECTIONS + track] = sections
        if sections < COLUMNS:
            points = state.tables.points
            here = track * LENGTHS + sections
            out[at + _NEXT + track] = points[here + 1] - points[here]
    at += _REST
    out[at] = shortest
    out[at + 1] = count(state.harvested[seat])
    out[at + 3] = settlements_of(state, seat)


def _write_buildings(state: SettlersPosition, seat: i64, rest: i64, out: vec[i64], at: i64) -> None:
    """What is complete, and what is still to come."""
    village = state.tables.villages[state.sheet]
    complete = finished(state, seat) | state.ready[seat]
    out[at + _REST + 2] = count(complete)
    for slot in range(6):
        if complete & BIT[slot]:
            continue
        whole = village.all_of_building[slot]
        left = count(whole & ~state.crossed[seat])
        share = (count(whole) - left) * POINT // max(count(whole), 1)
        strength = village.strength[slot]
        out[at + _REST + 4] += left
        if village.scores_at_end & BIT[slot]:
            out[at + _REST + 5] += points_at_end(state, seat, slot)
            strength = points_at_end(state, seat, slot) + 1
            out[at + _COMING + village.kind[slot]] += strength
            out[at + _BEGUN + village.kind[slot]] += strength * share
        else:
            out[at + _COMING + village.kind[slot]] += strength * rest
            out[at + _BEGUN + village.kind[slot]] += strength * rest * share


FEATURES: Final = SettlersFeatures()

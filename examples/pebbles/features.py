"""The inputs of nets for Pebbles: bowls, moves left, and the seat's own luck."""

from __future__ import annotations

from typing import Final, final

from examples.pebbles.position import ROUNDS, PebblesPosition
from osada.core.bits import BIT
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features, offset_of

TABLE: Final = (Feature("round"), Feature("luck"))
SEAT: Final = (Feature("pebbles"), Feature("to-add"), Feature("to-roll"), Feature("done"))

_ROUND: Final = offset_of(TABLE, "round")
_LUCK: Final = offset_of(TABLE, "luck")
_PEBBLES: Final = offset_of(SEAT, "pebbles")
_TO_ADD: Final = offset_of(SEAT, "to-add")
_TO_ROLL: Final = offset_of(SEAT, "to-roll")
_DONE: Final = offset_of(SEAT, "done")


@final
class PebblesFeatures(Features):
    """The features of a position; only the seat's own lucky number is written."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, PebblesPosition)
        players = position.players
        out[_ROUND] = ROUNDS - position.round
        out[_LUCK] = position.luck[seat]
        for i in range(players):
            other = (seat + i) % players
            at = len(TABLE) + i * len(SEAT)
            out[at + _PEBBLES] = position.pebbles[other]
            out[at + _TO_ADD] = position.tables.most - position.added[other]
            out[at + _TO_ROLL] = 1 - position.rolled[other]
            out[at + _DONE] = 1 if position.done & BIT[other] else 0

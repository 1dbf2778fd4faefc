"""What nets look at in a position of Pebbles: bowls, what may still be done, one's own luck."""

from __future__ import annotations

from typing import Final, final

from examples.pebbles.position import ROUNDS, PebblesPosition
from osada.core.bits import BIT
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features

TABLE: Final = (Feature("round"), Feature("luck"))
SEAT: Final = (Feature("pebbles"), Feature("to-add"), Feature("to-roll"), Feature("done"))


@final
class PebblesFeatures(Features):
    """Of the lucky numbers only one's own is written."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, PebblesPosition)
        players = position.players
        out[0] = ROUNDS - position.round
        out[1] = position.luck[seat]
        for i in range(players):
            other = (seat + i) % players
            at = len(TABLE) + i * len(SEAT)
            out[at] = position.pebbles[other]
            out[at + 1] = position.tables.most - position.added[other]
            out[at + 2] = 1 - position.rolled[other]
            out[at + 3] = 1 if position.done & BIT[other] else 0

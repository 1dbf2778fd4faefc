"""What a seat has on the board after one turn and not after another, as the game tells it."""

from __future__ import annotations

from typing import Final

from osada.analysis.review.model import Places
from osada.core.game import Game
from osada.core.position import Position
from osada.teaching.holdings import Holding
from osada.teaching.teaching import teaching_of

_MOST: Final = 3


def places(game: Game, seat: int, best: Position, played: Position) -> Places:
    """What a seat has after one turn and not after the other, worthiest first."""
    one, other = teaching_of(game).holdings(best, seat), teaching_of(game).holdings(played, seat)
    return Places(_only(one, other), _only(other, one))


def _only(one: list[Holding], other: list[Holding]) -> list[Holding]:
    return [each for each in one if each not in other][:_MOST]

"""What a seat has on the board after one turn and not after another, as the game tells it."""

from __future__ import annotations

from typing import Final

from osada.core.game import Game
from osada.core.places import Place
from osada.core.position import Position
from osada.lab.review.shapes import Places

_MOST: Final = 3


def places(game: Game, seat: int, best: Position, played: Position) -> Places:
    """What a seat has after one turn and not after the other, worthiest first."""
    one, other = game.places(best, seat), game.places(played, seat)
    return Places(_only(one, other), _only(other, one))


def _only(one: list[Place], other: list[Place]) -> list[Place]:
    return [each for each in one if each not in other][:_MOST]

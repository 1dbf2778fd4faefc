"""What a bot knew when it last moved, and whether the game has gone on as it foresaw."""

from __future__ import annotations

from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.snapshot import key


def as_known(position: Position, seat: int) -> Position:
    """The position with all that a seat cannot know dealt in one fixed way."""
    copy = position.clone()
    copy.reshuffle(seat, Rng(0))
    return copy


def same(game: Game, seat: int, one: Position, other: Position) -> bool:
    """Whether two positions are the same to a seat."""
    return key(game, as_known(one, seat)) == key(game, as_known(other, seat))

"""What a seat knows of a position."""

from __future__ import annotations

from osada.core.position import Position
from osada.core.rng import Rng


def as_known(position: Position, seat: int) -> Position:
    """The position with all that a seat cannot know dealt in one fixed way."""
    copy = position.clone()
    copy.reshuffle(seat, Rng(0))
    return copy

"""Positions without the secrets that a seat does not know."""

from __future__ import annotations

from osada.core.position import Position
from osada.core.rng import Rng


def as_known(position: Position, seat: int) -> Position:
    """Return a copy in which everything hidden from the seat is dealt in one fixed way."""
    copy = position.clone()
    copy.reshuffle(seat, Rng(0))
    return copy

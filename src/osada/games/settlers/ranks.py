"""The ranks of the adventure mode (W29)."""

from __future__ import annotations

from typing import Final

RANKS: Final = (
    (80, "emperor"),
    (70, "king"),
    (60, "prince"),
    (55, "castellan"),
    (50, "knight"),
    (45, "squire"),
    (40, "servant"),
    (0, "plebeian"),
)


def rank(points: int) -> str:
    """The message that names the rank for so many points."""
    return next(f"rank-{name}" for least, name in RANKS if points >= least)

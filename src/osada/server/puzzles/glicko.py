"""Ratings of people and puzzles by Glicko-2: an answer is a game between the two."""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec
from glicko2 import Player

NEW: Final = 1500.0
WIDE: Final = 350.0
VOLATILITY: Final = 0.06
_SCALE: Final = 173.7178


class Rating(msgspec.Struct, frozen=True):
    """A strength, how sure it is, and how much it swings."""

    rating: float = NEW
    deviation: float = WIDE
    volatility: float = VOLATILITY


class _Player(Player):  # type: ignore[misc]  # the library has no types
    """The library's player; its `_f` takes the rating where Glickman's paper has the deviation."""

    def _f(self, x: float, delta: float, v: float, a: float) -> float:
        grown, phi = exp(x), (float(self.rd) / _SCALE) ** 2
        upper = grown * (delta**2 - phi - v - grown)
        lower = 2 * (phi + v + grown) ** 2
        return float(upper / lower - (x - a) / self._tau**2)


def after(one: Rating, other: Rating, result: float) -> Rating:
    """A rating after a game: 1 is a win, 0 a loss."""
    player = _Player(one.rating, one.deviation, one.volatility)
    player.update_player([other.rating], [other.deviation], [result])
    return Rating(float(player.rating), float(player.rd), float(player.vol))

"""Difference on the board between two turns, in the game's own words."""

from __future__ import annotations

from typing import Final

from osada.analysis.review.model import Places
from osada.core.game import Game
from osada.core.position import Position
from osada.teaching.holdings import Holding
from osada.teaching.teaching import teaching_of

_MOST: Final = 3


def places(game: Game, seat: int, best: Position, played: Position) -> Places:
    """List the holdings of a seat after one turn and not after the other, best first."""
    one, other = teaching_of(game).holdings(best, seat), teaching_of(game).holdings(played, seat)
    return Places(_only(one, other), _only(other, one))


def _only(one: list[Holding], other: list[Holding]) -> list[Holding]:
    return [each for each in one if each not in other][:_MOST]

"""What the reviews of somebody's games come to: error, luck and result, game by game."""

from __future__ import annotations

from datetime import datetime

import msgspec

from osada.analysis.review.model import Scale


class ReviewedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed game, from the seat of one person."""

    table: str
    game: str
    players: int
    kind: str
    """The way it was played, as the review names it."""
    seat: int
    opponents: str
    """`people`, `nobody`, or the strongest bot by its name."""
    finished_at: datetime
    scale: Scale
    result: int
    """Points alone, in company the lead over the best other."""
    judged: int
    error: float
    """Points lost in a judged decision, on average."""
    luck: float
    skill: float
    mistakes: int
    """Decisions that were an inaccuracy, a mistake or a blunder."""
    left: int
    """Those of one's own that one has not gone through yet."""


class ReviewedGames(msgspec.Struct, frozen=True):
    """The reviewed games of somebody, the latest first."""

    games: list[ReviewedGame]
    unreviewed: list[str]
    """One's own latest tables that have no review."""

"""Schemas of reviews, of review summaries by game, and of mistakes to retry."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from osada.analysis.review.model import Label, Review, Scale
from osada.analysis.review.review_text import ReviewText
from osada.server.platform.job_store import JobState
from osada.server.tables.state.turn_schemas import PuzzleState, PuzzleTurn


class ReviewState(msgspec.Struct, frozen=True):
    """Progress of a review, and the review itself once it is finished."""

    key: str
    """Hash of the game's moves: the same game has one review."""
    state: JobState
    done: int
    pieces: int
    """Steps in total; 0 while unknown."""
    mine: bool
    """True if the caller requested it and may cancel it."""
    review: Review | None
    told: ReviewText | None
    """The review in words, in the caller's language."""


# Summaries


class ReviewedGame(msgspec.Struct, frozen=True, kw_only=True):
    """Summary of a reviewed game for one seat."""

    table: str
    game: str
    players: int
    kind: str
    """The game's variant, as the review names it."""
    seat: int
    opponents: str
    """`people`, `nobody`, or the name of the strongest bot."""
    finished_at: datetime
    scale: Scale
    result: int
    """Points in a solo game, otherwise the lead over the best opponent."""
    judged: int
    error: float
    """Average points lost per judged decision."""
    luck: float
    skill: float
    mistakes: int
    """Number of inaccuracies, mistakes and blunders."""
    left: int
    """The caller's mistakes that they have not retried or looked at."""


class ReviewedGames(msgspec.Struct, frozen=True):
    """Reviewed games of a user, the latest first."""

    games: list[ReviewedGame]
    unreviewed: list[str]
    """The caller's latest tables without a review."""


# Mistakes


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A decision labelled as an inaccuracy, a mistake or a blunder."""

    number: int
    """Index of the decision in the review."""
    seat: int
    move: int
    """Index of its first move in the record."""
    label: Label
    loss: float
    played: str
    """The turn played, in words."""
    seen: Literal["found", "shown"] | None
    """`found` if the caller found a better turn, `shown` if they were shown one."""


class MistakeList(msgspec.Struct, frozen=True, kw_only=True):
    """The caller's mistakes in a game."""

    key: str
    """Key of the review."""
    table: str
    mistakes: list[Mistake]
    next: str | None
    """Another table of the caller's with mistakes left to retry."""


class MistakeTask(msgspec.Struct, frozen=True, kw_only=True):
    """A turn to play again."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    state: PuzzleState


class MistakeAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The better turns, with a reason."""

    turns: list[PuzzleTurn]
    """The best turn found, and others as good."""
    line: list[str]
    """The expected continuation, move by move."""
    reason: str


class MistakeVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Evaluation of a retried turn."""

    right: bool
    loss: float
    """Points lost compared with the best turn."""
    same: bool
    """True if it is the turn that was played."""
    better: bool
    """True if it loses less than the turn that was played."""
    answer: MistakeAnswer | None
    """Given only if the turn was right."""

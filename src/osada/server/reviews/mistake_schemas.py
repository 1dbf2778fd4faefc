"""Mistakes as tasks: a turn of a reviewed game that is to be made again, and better."""

from __future__ import annotations

from typing import Literal

import msgspec

from osada.analysis.review.model import Label
from osada.server.tables.state.turn_schemas import PuzzleState, PuzzleTurn


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that lost something worth a name."""

    number: int
    """Of the decision, in the review."""
    seat: int
    move: int
    """The first of its moves, in the record."""
    label: Label
    loss: float
    played: str
    """What was played, in words."""
    seen: Literal["found", "shown"] | None
    """Whether one has found something better, or been shown it."""


class MistakeList(msgspec.Struct, frozen=True, kw_only=True):
    """One's own mistakes in a game."""

    key: str
    """Of the review."""
    table: str
    mistakes: list[Mistake]
    next: str | None
    """Another table of one's own with mistakes that one has not gone through."""


class MistakeTask(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake, as it is put to somebody."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    state: PuzzleState


class MistakeAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What would have been better, and why."""

    turns: list[PuzzleTurn]
    """The best that was found, and others as good."""
    line: list[str]
    """How it was expected to go on, move by move."""
    reason: str


class MistakeVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a try."""

    right: bool
    loss: float
    """Points that the turn loses beside the best."""
    same: bool
    """Whether it is what was played."""
    better: bool
    """Whether it loses less than what was played."""
    answer: MistakeAnswer | None
    """Only where the try was right."""

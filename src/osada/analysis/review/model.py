"""Data model of a review; language-independent."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from osada.analysis import AnalysisMessage
from osada.teaching.holdings import Holding
from osada.text.errors import OsadaError

VERSION: Final = 4
"""Raised when reviews change in shape or judgement: those kept under another are made anew."""

Label = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
Scale = Literal["points", "lead"]
Source = Literal["net", "plain"]
Kind = Literal["decision", "draw"]


class Unfinished(OsadaError):
    """A game that is not over has no review."""

    def __init__(self) -> None:
        super().__init__(AnalysisMessage("error-review-unfinished"))


class Thresholds(msgspec.Struct, frozen=True):
    """From how many points on something that was lost has a name."""

    inaccuracy: float
    mistake: float
    blunder: float


PARTS: Final = ("start", "luck", "skill", "found", "lost", "others")
"""Of a ledger, in the order in which they are told."""


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """Breakdown of a seat's result: start, luck, skill and others add up to it."""

    seat: int
    start: float
    luck: float
    skill: float
    """Change by the seat's own turns: `found` and `lost` together."""
    found: float
    """By how much the best turns were better than what had been expected before them."""
    lost: float
    """By how much one's turns were worse than the best that were found: never above zero."""
    others: float
    result: int
    judged: int
    error: float
    """Points lost in a judged decision, on average."""
    labels: dict[Label, int]


class Outlook(msgspec.Struct, frozen=True):
    """Expectation after a segment of the game."""

    move: int
    """The number of moves until then."""
    by: int
    points: list[float]
    chances: list[float] | None
    """To win, for every seat; nothing where nobody can win or lose."""
    results: list[float]


class EvaluatedTurn(msgspec.Struct, frozen=True):
    """The moves of a turn, and the result that its seat may expect of them."""

    moves: list[int]
    notations: list[str]
    expected: float
    loss: float | None = None
    """Loss against the best turn found; 0 where it is as good."""


class Reply(msgspec.Struct, frozen=True):
    """A move of the line that was expected."""

    seat: int
    move: int
    notation: str


class Cause(msgspec.Struct, frozen=True):
    """A feature that made a difference: what it would have been, what it was, and its worth."""

    word: str
    """The name of the feature."""
    seat: int | None
    """Owner of the feature; `None` if it is the table's."""
    best: float
    played: float
    points: float


class Places(msgspec.Struct, frozen=True):
    """Holdings on the board after only one of two turns."""

    best: list[Holding] = []
    played: list[Holding] = []


class ReviewedDecision(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, judged by what its seat could know."""

    number: int
    seat: int
    moves: list[int]
    """Numbers of the record's moves."""
    label: Label
    loss: float
    error: float
    """The standard error of the loss."""
    played: EvaluatedTurn
    options: list[EvaluatedTurn]
    """The best that were found, best first."""
    line: list[Reply]
    causes: list[Cause]
    outlook: list[float]
    """Points of every seat some turns later: what was played less the best."""
    change: list[float]
    """Change of each seat's expected result by the turn."""
    places: Places = Places()


class DrawRun(msgspec.Struct, frozen=True):
    """Draws in a row."""

    number: int
    moves: list[int]
    luck: list[float]
    """Change of each seat's result, beyond the mean of the possible draws."""
    ways: int
    """Of how many ways that they could have gone that is the mean."""
    sampled: bool
    """True if only some of the possible draws were sampled."""


class KeyMoment(msgspec.Struct, frozen=True):
    """A moment that mattered."""

    kind: Kind
    number: int
    seat: int
    points: float
    first: int
    """The first of its moves, by number."""
    move: int
    """The last."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """All that is to be said about a game."""

    version: int
    game: str
    players: int
    kind: str
    length: int
    seed: str
    scale: Scale
    judge: Source
    spread: float
    thresholds: Thresholds
    scores: list[int]
    places: list[int]
    seats: list[Ledger]
    course: list[Outlook]
    decisions: list[ReviewedDecision]
    draws: list[DrawRun]
    moments: list[KeyMoment]

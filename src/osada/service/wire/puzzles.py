"""Puzzles: what is asked, where a turn stands, what came of an answer."""

from __future__ import annotations

import msgspec

from osada.service.wire.play import CautionInfo, MoveRef, WayInfo


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How somebody has done at the puzzles of a game."""

    game: str
    puzzles: int
    """How many there are."""
    tried: int
    solved: int
    rating: int
    deviation: int
    streak: int
    """Solved in a row until now."""
    best: int
    """The longest streak."""


class PuzzleShelf(msgspec.Struct, frozen=True):
    """All games that have puzzles."""

    games: list[PuzzleStanding]


class PuzzleState(msgspec.Struct, frozen=True):
    """Where a turn stands after some of its moves."""

    view: msgspec.Raw
    legal: list[MoveRef]
    """Empty when the turn is done."""
    cautions: list[CautionInfo]
    ways: list[WayInfo]
    scores: list[int]
    open_seats: list[int]
    events: list[msgspec.Raw]
    """What the last move has brought about."""
    done: bool
    """Whether a draw or somebody else would come next."""


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle, as it is put to somebody."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    rating: int
    tried: bool
    """Whether they have answered it before: only the first answer counts."""
    state: PuzzleState


class PuzzleTurn(msgspec.Struct, frozen=True):
    """A turn, move by move and in words."""

    moves: list[MoveRef]
    sentences: list[str]
    value: float
    """The lead that was expected at the end; alone, the points."""


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """What came of an answer, and what the best turn was."""

    right: bool
    loss: float
    """Points that the turn gives away."""
    counted: bool
    rating: int
    change: int
    streak: int
    best: int
    puzzle_rating: int
    answers: list[PuzzleTurn]
    second: PuzzleTurn
    margin: float
    rehearsals: int
    why: str

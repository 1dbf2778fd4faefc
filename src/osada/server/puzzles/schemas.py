"""Puzzles: what is asked, where a turn stands, what came of an answer."""

from __future__ import annotations

import msgspec

from osada.server.tables.state.turn_schemas import PuzzleState, PuzzleTurn


class PuzzleStanding(msgspec.Struct, frozen=True):
    """A user's results at the puzzles of a game."""

    game: str
    puzzles: int
    """Number of puzzles."""
    tried: int
    solved: int
    rating: int
    deviation: int
    streak: int
    """Solved in a row until now."""
    best: int
    """The longest streak."""


class PuzzleOverview(msgspec.Struct, frozen=True):
    """All games that have puzzles."""

    games: list[PuzzleStanding]


class PuzzleTask(msgspec.Struct, frozen=True):
    """A puzzle, as it is put to somebody."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    rating: int
    tried: bool
    """True if the user has answered it before: only the first answer counts."""
    state: PuzzleState


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The outcome of an answer, and the best turn."""

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

"""Journal of a puzzle search, one line a game, and the file of a game's puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from osada.analysis import AnalysisMessage
from osada.analysis.journal import Journal
from osada.analysis.puzzles.generate import PuzzlePlan, SearchedGame
from osada.analysis.puzzles.puzzle import Puzzle
from osada.text.errors import OsadaError


class PuzzleJournal(Journal[PuzzlePlan, SearchedGame]):
    """The games that were searched for puzzles."""

    def __init__(self, path: Path, plan: PuzzlePlan) -> None:
        super().__init__(path, plan, SearchedGame)

    def unreadable(self) -> OsadaError:
        """Return the error for a file that is no journal."""
        return OsadaError(AnalysisMessage("error-puzzle-journal", path=str(self.path)))

    def of_other_plan(self) -> OsadaError:
        """Return the error for a journal of another search."""
        return OsadaError(AnalysisMessage("error-other-puzzles", path=str(self.path)))

    @property
    def puzzles(self) -> list[Puzzle]:
        """All puzzles found, game by game."""
        ordered = sorted(self.items, key=lambda game: game.number)
        return [puzzle for game in ordered for puzzle in game.puzzles]

    def left(self) -> Iterator[int]:
        """Count the games that were not searched yet, without an end."""
        done = {game.number for game in self.items}
        return (number for number in count() if number not in done)


def save_puzzles(puzzles: list[Puzzle], folder: Path) -> Path:
    """Add puzzles to the file beside a game."""
    path = folder / "puzzles.jsonl"
    there = path.read_bytes().splitlines() if path.exists() else []
    known = {msgspec.json.decode(line, type=Puzzle).id: line for line in there if line}
    fresh = {puzzle.id: msgspec.json.encode(puzzle) for puzzle in puzzles}
    lines = [line for _, line in sorted((known | fresh).items())]
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return path

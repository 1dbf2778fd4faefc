"""Journal of a puzzle search, one line of JSON a game, so that it can be resumed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from osada.analysis.messages import AnalysisMessage
from osada.analysis.puzzles.generate import PuzzlePlan, SearchedGame
from osada.analysis.puzzles.puzzle import Puzzle
from osada.text.errors import OsadaError


class Journal:
    """A file whose first line is the plan, and every other a game that was searched."""

    def __init__(self, path: Path, plan: PuzzlePlan) -> None:
        self.path = path
        self.found: list[SearchedGame] = []
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            self._read(plan)
        else:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, plan: PuzzlePlan) -> None:
        first, *lines = self.path.read_bytes().split(b"\n")
        try:
            kept = msgspec.json.decode(first, type=PuzzlePlan)
        except msgspec.MsgspecError:
            raise OsadaError(AnalysisMessage("error-puzzle-journal", path=str(self.path))) from None
        if kept != plan:
            raise OsadaError(AnalysisMessage("error-other-puzzles", path=str(self.path)))
        for line in lines:
            try:
                self.found.append(msgspec.json.decode(line, type=SearchedGame))
            except msgspec.MsgspecError:  # cut short by a crash
                continue
        whole = [msgspec.json.encode(item) for item in (plan, *self.found)]
        self.path.write_bytes(b"\n".join(whole) + b"\n")

    @property
    def puzzles(self) -> list[Puzzle]:
        """All that were found, game by game."""
        ordered = sorted(self.found, key=lambda found: found.number)
        return [puzzle for found in ordered for puzzle in found.puzzles]

    def left(self) -> Iterator[int]:
        """The numbers of the games that were not searched yet, without an end."""
        done = {found.number for found in self.found}
        return (number for number in count() if number not in done)

    def add(self, found: SearchedGame) -> None:
        """Note a game at once."""
        self.found.append(found)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def keep(puzzles: list[Puzzle], folder: Path) -> Path:
    """Lay puzzles beside a game, with those that are there."""
    path = folder / "puzzles.jsonl"
    there = path.read_bytes().splitlines() if path.exists() else []
    known = {msgspec.json.decode(line, type=Puzzle).id: line for line in there if line}
    fresh = {puzzle.id: msgspec.json.encode(puzzle) for puzzle in puzzles}
    lines = [line for _, line in sorted((known | fresh).items())]
    path.write_bytes(b"".join(line + b"\n" for line in lines))
    return path

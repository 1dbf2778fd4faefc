"""Journal of an arena, one line a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from osada.analysis.journal import Journal
from osada.lab import LabMessage
from osada.lab.arena.game_result import GameResult
from osada.lab.arena.tournament import Arena
from osada.text.errors import OsadaError


class ArenaJournal(Journal[Arena, GameResult]):
    """The file `games.jsonl` of an arena's folder; more games may be asked for later."""

    def __init__(self, folder: Path, plan: Arena) -> None:
        super().__init__(folder / "games.jsonl", plan, GameResult)

    def unreadable(self) -> OsadaError:
        """Return the error for a file that is no journal."""
        return OsadaError(LabMessage("error-journal", path=str(self.path)))

    def of_other_plan(self) -> OsadaError:
        """Return the error for a journal of another arena."""
        return OsadaError(LabMessage("error-other-arena", path=str(self.path)))

    def same(self, kept: Arena, plan: Arena) -> bool:
        """Check that the plans differ at most in the number of games."""
        return msgspec.structs.replace(kept, games=plan.games) == plan

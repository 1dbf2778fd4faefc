"""What an arena has played so far, one line of JSON a game: an arena can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from osada.lab.arena.game_result import GameResult
from osada.lab.arena.tournament import Arena
from osada.lab.messages import LabMessage
from osada.text.errors import OsadaError


class Journal:
    """The file `games.jsonl` of an arena's folder; its first line is the plan."""

    def __init__(self, folder: Path, plan: Arena) -> None:
        self.path = folder / "games.jsonl"
        self.played: list[GameResult] = []
        folder.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            self._read(plan)
        else:
            self.path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, plan: Arena) -> None:
        """The games of an earlier run; a line cut short by a crash is left out."""
        first, *lines = self.path.read_bytes().split(b"\n")
        try:
            kept = msgspec.json.decode(first, type=Arena)
        except msgspec.MsgspecError:
            raise OsadaError(LabMessage("error-journal", path=str(self.path))) from None
        if msgspec.structs.replace(kept, games=plan.games) != plan:
            raise OsadaError(LabMessage("error-other-arena", path=str(self.path)))
        for line in lines:
            try:
                self.played.append(msgspec.json.decode(line, type=GameResult))
            except msgspec.MsgspecError:
                continue
        whole = [msgspec.json.encode(item) for item in (plan, *self.played)]
        self.path.write_bytes(b"\n".join(whole) + b"\n")

    def add(self, game: GameResult) -> None:
        """Note a finished game at once."""
        self.played.append(game)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")

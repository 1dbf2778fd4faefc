"""The folder of a training: games, checkpoint, log, and the net it has come to."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
import numpy as np

from osada.lab.messages import LabMessage
from osada.lab.seeds import Purpose
from osada.lab.train.mlp import Model
from osada.lab.train.selfplay import GameLog, SelfPlayPlan
from osada.text.errors import OsadaError

Line = TypeVar("Line")


class TrainingStep(msgspec.Struct, frozen=True):
    """Result of a round of training, measured on games that are not trained on."""

    games: int
    moments: int
    seconds: float
    points: float
    brier: float


class RunDir:
    """Everything that a training leaves behind; it goes on from there."""

    def __init__(self, path: Path, course: SelfPlayPlan, *, resume: bool) -> None:
        self.path = path
        self.logs: list[GameLog] = []
        self.steps: list[TrainingStep] = []
        self._games, self._log = path / "games.jsonl", path / "log.jsonl"
        path.mkdir(parents=True, exist_ok=True)
        if self._games.exists():
            if not resume:
                raise OsadaError(LabMessage("error-training-begun", path=str(path)))
            self._read(course)
        else:
            self._games.write_bytes(msgspec.json.encode(course) + b"\n")

    def _read(self, course: SelfPlayPlan) -> None:
        """Read the files of earlier runs; a line cut short by a crash is left out."""
        first, *lines = self._games.read_bytes().split(b"\n")
        try:
            kept = msgspec.json.decode(first, type=SelfPlayPlan)
        except msgspec.MsgspecError:
            raise OsadaError(LabMessage("error-training-journal", path=str(self._games))) from None
        if kept != course:
            raise OsadaError(LabMessage("error-other-training", path=str(self.path)))
        self.logs = _whole(lines, GameLog)
        whole = [msgspec.json.encode(item) for item in (course, *self.logs)]
        self._games.write_bytes(b"\n".join(whole) + b"\n")
        if self._log.exists():
            self.steps = _whole(self._log.read_bytes().split(b"\n"), TrainingStep)

    def of(self, purpose: Purpose) -> list[GameLog]:
        """The games that were played for a purpose, in the order of their numbers."""
        found = [log for log in self.logs if log.purpose == purpose.value]
        return sorted(found, key=lambda log: log.number)

    def missing(self, purpose: Purpose, games: int) -> list[tuple[Purpose, int]]:
        """The games that are still to be played until there are so many."""
        done = {log.number for log in self.logs if log.purpose == purpose.value}
        return [(purpose, number) for number in range(games) if number not in done]

    def add(self, log: GameLog) -> None:
        """Note a finished game at once."""
        self.logs.append(log)
        with self._games.open("ab") as file:
            file.write(msgspec.json.encode(log) + b"\n")

    def note(self, step: TrainingStep) -> None:
        """Note what a round came to."""
        self.steps.append(step)
        with self._log.open("ab") as file:
            file.write(msgspec.json.encode(step) + b"\n")

    def save(self, model: Model) -> None:
        """Keep a checkpoint; the old one stays until the new one is whole."""
        fresh = self.path / "model.new.npz"
        np.savez(fresh, **model.state())  # type: ignore[arg-type]  # its stubs know no such names
        fresh.replace(self.path / "model.npz")

    def load(self, model: Model) -> bool:
        """Go on from the checkpoint, if there is one that fits."""
        path = self.path / "model.npz"
        if not path.exists():
            return False
        with np.load(path) as state:
            if state["first"].shape != model.first.shape:
                return False
            model.restore(dict(state))
        return True


def _whole(lines: list[bytes], kind: type[Line]) -> list[Line]:
    found = []
    for line in lines:
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.MsgspecError:
            continue
    return found

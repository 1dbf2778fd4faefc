"""Run directory of a training: games, checkpoint, log, and the trained net."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from osada.analysis.journal import Journal, decode_lines
from osada.lab import LabMessage
from osada.lab.seeds import Purpose
from osada.lab.train.mlp import Model
from osada.lab.train.selfplay import GameLog, SelfPlayPlan
from osada.text.errors import OsadaError


class TrainingStep(msgspec.Struct, frozen=True):
    """Result of a round of training, measured on games that are not trained on."""

    games: int
    moments: int
    seconds: float
    points: float
    brier: float


class TrainingJournal(Journal[SelfPlayPlan, GameLog]):
    """The self-play games of a training."""

    def __init__(self, path: Path, plan: SelfPlayPlan) -> None:
        super().__init__(path, plan, GameLog)

    def unreadable(self) -> OsadaError:
        """Return the error for a file that is no journal."""
        return OsadaError(LabMessage("error-training-journal", path=str(self.path)))

    def of_other_plan(self) -> OsadaError:
        """Return the error for a journal of another training."""
        return OsadaError(LabMessage("error-other-training", path=str(self.path.parent)))


class RunDir:
    """The files of a training, from which it can be resumed."""

    def __init__(self, path: Path, plan: SelfPlayPlan, *, resume: bool) -> None:
        self.path = path
        games, self._log = path / "games.jsonl", path / "log.jsonl"
        if games.exists() and not resume:
            raise OsadaError(LabMessage("error-training-begun", path=str(path)))
        resumed = games.exists() and self._log.exists()
        self._journal = TrainingJournal(games, plan)
        lines = self._log.read_bytes().split(b"\n") if resumed else []
        self.steps: list[TrainingStep] = decode_lines(lines, TrainingStep)

    @property
    def logs(self) -> list[GameLog]:
        """The games in the order of completion."""
        return self._journal.items

    def of(self, purpose: Purpose) -> list[GameLog]:
        """The games that were played for a purpose, in the order of their numbers."""
        found = [log for log in self.logs if log.purpose == purpose.value]
        return sorted(found, key=lambda log: log.number)

    def missing(self, purpose: Purpose, games: int) -> list[tuple[Purpose, int]]:
        """The games that are still to be played until there are so many."""
        done = {log.number for log in self.logs if log.purpose == purpose.value}
        return [(purpose, number) for number in range(games) if number not in done]

    def add(self, log: GameLog) -> None:
        """Write a finished game at once."""
        self._journal.add(log)

    def note(self, step: TrainingStep) -> None:
        """Write the result of a round."""
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

"""What the tests of the command share."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, Protocol


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def said(self) -> str:
        """What was printed, however its lines were broken."""
        return " ".join(self.out.split())


class Osada(Protocol):
    """Runs the command in this process with lines to type."""

    def __call__(self, *arguments: str, typed: str = "") -> Done: ...


def run_process(*arguments: str, typed: str = "") -> Done:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "osada", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    return Done(done.returncode, done.stdout, done.stderr)


def saved_games(home: Path) -> list[Path]:
    """What the command kept for its user."""
    return sorted((home / "games").glob("*.osada"))

"""The log of soak runs, build/soak.jsonl: one JSON object a line, and the table made from it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from devtools import places

HEADER = ("date", "commit", "suite", "seed", "workers", "load")
COUNTS = ("passed", "failed", "skipped", "seconds")


@dataclass(frozen=True, slots=True)
class SoakRun:
    """One run of a suite."""

    commit: str
    dirty: bool
    date: str
    seed: int
    workers: int
    load: int
    suite: str
    passed: int
    failed: int
    skipped: int
    seconds: float
    failed_tests: list[str]
    log: str

    @property
    def green(self) -> bool:
        """Whether every test passed."""
        return not self.failed_tests

    @property
    def kind(self) -> str:
        """Suite and load: runs of one kind are counted together."""
        return f"{self.suite}, {'loaded' if self.load else 'quiet'}"


def path() -> Path:
    """Return the file of the log."""
    return places.BUILD / "soak.jsonl"


def append(run: SoakRun) -> None:
    """Add a run to the log."""
    with path().open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def read() -> list[SoakRun]:
    """Return all runs, oldest first."""
    lines = path().read_text(encoding="utf-8").splitlines() if path().exists() else []
    return [SoakRun(**json.loads(line)) for line in lines]


def table(runs: Sequence[SoakRun]) -> str:
    """Return the runs as a table, and the green runs in a row of each kind."""
    if not runs:
        return "No soak runs yet."
    rows = [(*HEADER, *COUNTS, ""), *map(_row, runs)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    streaks = [f"{kind}: {count} green in a row" for kind, count in green_in_a_row(runs).items()]
    return "\n".join([*lines, "", *streaks])


def _row(run: SoakRun) -> tuple[str, ...]:
    commit = run.commit + ("-dirty" if run.dirty else "")
    order = (run.seed, run.workers, run.load)
    counts = (run.passed, run.failed, run.skipped, round(run.seconds))
    return (run.date, commit, run.suite, *map(str, order + counts), "green" if run.green else "RED")


def green_in_a_row(runs: Iterable[SoakRun]) -> dict[str, int]:
    """Count the green runs of each kind since its last red one."""
    streaks: dict[str, int] = {}
    for run in runs:
        streaks[run.kind] = streaks.get(run.kind, 0) + 1 if run.green else 0
    return streaks


def commit() -> tuple[str, bool]:
    """Return the commit that is checked out, and whether files differ from it."""
    return _git("rev-parse", "--short", "HEAD"), _git("status", "--porcelain") != ""


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=places.ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()

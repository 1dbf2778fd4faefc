"""Tasks for a worker process: with another hash seed, or a compiled copy of the package."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from osada.core.game import Game, Mode


class WorkerTask(msgspec.Struct):
    """Task for the worker: trace records, and play games from seed to seed."""

    records: Sequence[str] = ()
    games: Sequence[tuple[Mode, int, int]] = ()
    one_in: int = 1


class WorkerResult(msgspec.Struct):
    """Result of a task: traces of the records, and whether the worker ran compiled."""

    compiled: bool
    traces: list[str]


def run_in_worker(game: Game, task: WorkerTask, path: str | None = None) -> WorkerResult:
    """Run a task; with `path` the process takes the package from there."""
    places = [*([path] if path else []), *sys.path]
    env = os.environ | {"PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(places)}
    kind = type(game)
    run = subprocess.run(
        [sys.executable, "-m", "osada.conformance.worker", kind.__module__, kind.__name__],
        input=msgspec.json.encode(task),
        capture_output=True,
        env=env,
        check=False,
    )
    if run.returncode:
        raise AssertionError(f"the other process failed:\n{run.stderr.decode()}")
    return msgspec.json.decode(run.stdout, type=WorkerResult)

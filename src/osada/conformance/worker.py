"""Worker process of the kit: reads a task as JSON, and writes the result."""

from __future__ import annotations

import sys
from importlib import import_module

import msgspec

from osada.conformance.kit import check_play
from osada.conformance.record_checks import trace
from osada.conformance.worker_task import WorkerResult, WorkerTask
from osada.core.build import compiled


def main(module: str, name: str) -> None:
    """Do a task with a game; a fault ends the process."""
    game = getattr(import_module(module), name)()
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=WorkerTask)
    for mode, start, stop in task.games:
        check_play(game, mode, range(start, stop), one_in=task.one_in)
    answer = WorkerResult(compiled(), [trace(game, text) for text in task.records])
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Run as a process of its own: an errand of the kit's comes in as JSON, the answer goes out."""

from __future__ import annotations

import sys
from importlib import import_module

import msgspec

from osada.conformance.kit import check_play
from osada.conformance.record_checks import trace
from osada.conformance.worker_task import WorkerResult, WorkerTask
from osada.core.build import compiled


def main(module: str, name: str) -> None:
    """Do what is asked with a game; a fault ends the process."""
    game = getattr(import_module(module), name)()
    errand = msgspec.json.decode(sys.stdin.buffer.read(), type=WorkerTask)
    for mode, start, stop in errand.games:
        check_play(game, mode, range(start, stop), one_in=errand.one_in)
    answer = WorkerResult(compiled(), [trace(game, text) for text in errand.records])
    sys.stdout.buffer.write(msgspec.json.encode(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])

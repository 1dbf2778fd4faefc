"""Run as a process of its own: the traces of the records on its input, as JSON."""

from __future__ import annotations

import sys
from importlib import import_module

import msgspec

from osada.core.build import compiled
from osada.core.conformance.records import trace


def main(module: str, name: str) -> None:
    """Read a JSON list of records of a game, write whether the build is compiled, and traces."""
    game = getattr(import_module(module), name)()
    texts = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    traces = [trace(game, text) for text in texts]
    sys.stdout.buffer.write(msgspec.json.encode((compiled(), traces)))


if __name__ == "__main__":
    main(*sys.argv[1:])

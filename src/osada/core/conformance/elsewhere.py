"""Run as a process of its own: the traces of the records on its input, as JSON."""

from __future__ import annotations

import sys
from importlib import import_module

import msgspec

from osada.core.build import compiled
from osada.core.conformance.records import trace
from osada.core.record import read


def main() -> None:
    """Read a JSON list of records, write whether the build is compiled, and their traces."""
    texts = msgspec.json.decode(sys.stdin.buffer.read(), type=list[str])
    # The core knows no game; a record's game is looked up only here, by its name.
    games = import_module("osada.games")
    traces = [trace(games.find(read(text).game), text) for text in texts]
    sys.stdout.buffer.write(msgspec.json.encode((compiled(), traces)))


if __name__ == "__main__":
    main()

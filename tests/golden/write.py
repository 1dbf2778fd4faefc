"""Writes golden records: `python tests/golden/write.py GAME` after a change of a game's revision.

One random game of every mode of a game, or of some of them if there are many, with the trace of its
replay as a note.
"""

import sys
from pathlib import Path

from osada.core.conformance.records import trace
from osada.core.conformance.walk import finished
from osada.games import find

HERE = Path(__file__).parent
MOST = 7


def main(name: str) -> None:
    game = find(name)
    modes = list(enumerate(game.modes()))
    for number, mode in modes[:: max(1, len(modes) // MOST)]:
        table = finished(game, mode, 1000 + number)
        table.notes.append(f"trace {trace(game, table.record().text())}")
        words = [game.name, str(mode.players), *mode.options.values()]
        file = HERE / f"{'-'.join(words)}.osada"
        file.write_text(table.record().text(), encoding="utf-8")
        print(file.name)


if __name__ == "__main__":
    main(sys.argv[1])

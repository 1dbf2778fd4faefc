"""Writes golden records: `python tests/golden/write.py GAME` after a change of a game's revision.

One random game of every mode of a game, or of some of them if there are many, with the trace of its
replay as a note. A revision and values of options may follow: `settlers 1 9 14` writes games by
revision 1 on the sheets 9 and 14.
"""

import sys
from pathlib import Path

from osada.conformance.random_game import finished_table
from osada.conformance.record_checks import trace
from osada.core.game import Game, Mode
from osada.games import find

HERE = Path(__file__).parent
MOST = 7


def main(name: str, revision: str = "", *wanted: str) -> None:
    game = find(name)
    game = game.edition(revision=int(revision)) if revision else game
    modes = list(enumerate(game.modes()))
    chosen = [(n, mode) for n, mode in modes if set(mode.options.values()) & set(wanted)]
    for number, mode in chosen or modes[:: max(1, len(modes) // MOST)]:
        write(game, mode, number)


def write(game: Game, mode: Mode, number: int) -> None:
    table = finished_table(game, mode, 1000 + number)
    table.notes.append(f"trace {trace(game, table.record().text())}")
    words = [game.name, str(mode.players), *mode.options.values()]
    if len(game.revisions) > 1:
        words.append(f"r{game.revision}")
    file = HERE / f"{'-'.join(words)}.osada"
    file.write_text(table.record().text(), encoding="utf-8")
    print(file.name)


if __name__ == "__main__":
    main(*sys.argv[1:])

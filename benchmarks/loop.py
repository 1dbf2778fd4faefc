"""The longest of what the server does with a game in its event loop: `python -m benchmarks.loop`.

Plays random games of every mode at a table, and takes the CPU time of a move with its check, of a
seat's view, of its choices in words with hints and ways, of saying why a move is not allowed, of
taking moves back, and of opening a table, which plays its whole log again.
"""

import gc
import sys
from collections import defaultdict
from collections.abc import Callable
from statistics import median
from time import thread_time

import msgspec

from osada.core.build import compiled
from osada.core.game import Game, Mode
from osada.core.rng import Rng
from osada.core.table import Table
from osada.games import find, names

SEED = "0" * 64


class Stopwatch:
    """Milliseconds of CPU time, by what was done; collecting garbage is nobody's work."""

    def __init__(self) -> None:
        self.times: dict[str, list[float]] = defaultdict(list)

    def __call__(self, what: str, do: Callable[[], object]) -> None:
        gc.disable()
        began = thread_time()
        do()
        self.times[what].append(1000 * (thread_time() - began))
        gc.enable()


def play(game: Game, mode: Mode, rng: Rng, watch: Stopwatch) -> None:
    """A random game at a table, with what is asked on the way."""
    table = Table(game, mode.players, SEED, mode.options)
    while not table.over:
        seat = int(table.position.turn())
        legal = table.position.legal(seat)
        move = legal[rng.below(len(legal))]
        if rng.below(8) == 0:
            any_move = rng.below(game.moves.size)
            watch("view", lambda: msgspec.json.encode(table.view(seat)))  # noqa: B023 - done at once
            watch("choices", lambda: choices(table, seat))  # noqa: B023
            watch("why not", lambda: game.why_not(table.position, seat, any_move))  # noqa: B023
        watch("move", lambda: table.play(seat, move))  # noqa: B023
        if rng.below(16) == 0 and table.undoable(seat):
            watch("take back", lambda: table.undo(seat))  # noqa: B023
    watch("open", lambda: opened(table))


def choices(table: Table, seat: int) -> None:
    """All that a seat may do, in words."""
    game, position, language = table.game, table.position, table.game.text.language("en")
    for move in position.legal(seat):
        game.moves.sentence(move, language)
        game.text.hint(position, seat, move, language)
    game.text.ways(position, seat, language)


def opened(played: Table) -> Table:
    """The table again, from its log: each move is checked and made."""
    table = Table(played.game, played.players, SEED, played.options)
    for entry in played.entries:
        if entry.seat >= 0:
            table.play(entry.seat, entry.move)
    return table


def main(games: int) -> None:
    print("ms of CPU: median, longest")
    for name in names():
        game, rng, watch = find(name), Rng(1), Stopwatch()
        watch("words", lambda: game.text.language("en"))  # noqa: B023 - once in a server's life
        modes = game.modes()
        print(f"{name} ({'compiled' if compiled(game) else 'interpreted'})")
        for number in range(games):
            play(game, modes[number % len(modes)], rng, watch)
        for what, times in watch.times.items():
            print(f"  {what:10}{median(times):9.2f}{max(times):9.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)

"""Speed of the tree search in the middle of a game, as a table: part of `dev.py bench`.

    .venv/bin/python -m benchmarks.search [SECONDS]

The position is that after half the decisions of a random game, seed 1; an iteration deals anew
what is hidden, walks down the tree, ends the action under way and judges. Time is that of the
processor, so that other work on the machine does not count.
"""

import sys
import time

from benchmarks.measure import middle, start
from osada.bots.tree.mcts import SearchTree
from osada.core.build import compiled
from osada.core.game import Game
from osada.core.playout import playout
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.games import find

SUBJECTS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sardinia", 2, {}),
    ("sardinia", 4, {}),
    ("settlers", 1, {"adventure": "17"}),
    ("settlers", 2, {"mode": "advanced"}),
    ("saltfjord", 1, {"side": "plain"}),
    ("saltfjord", 2, {"side": "plain"}),
)
CHUNK = 256


def half_way(game: Game, players: int, options: dict[str, str]) -> Position:
    rng = Rng(1)
    decisions, _, chances = playout(game.new(players, options), rng)
    position = middle(start(game.new(players, options), rng), rng, (decisions + chances) // 2)
    while position.turn() == NATURE:
        drawn = position.chances()
        position.play(NATURE, drawn[rng.below(len(drawn))][0])
    return position


def iterations(game: Game, position: Position, seconds: float) -> float:
    """Iterations a second of one search."""
    players = len(position.scores())
    tree = SearchTree(ai_of(game).value, players, game.moves.size, position.width(), 1_000_000)
    tree.clear()
    rng, done, seat = Rng(1), 0, position.turn()
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        tree.run(position, seat, CHUNK, rng)
        done += CHUNK
        if not tree.room():
            tree.clear()
    return done / spent


def main(seconds: float) -> None:
    print("Tree search, one core")
    for name, players, options in SUBJECTS:
        game = find(name)
        speed = iterations(game, half_way(game, players, options), seconds)
        build = "compiled" if compiled(game) else "interpreted"
        print(f"  {name:10}{players} players {speed:10,.0f} iterations/s, {build}")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)

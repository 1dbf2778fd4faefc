"""Random play of one game for about a second, as a line of JSON: run by `run.py`, in each build."""

import sys
import time

import msgspec

from osada.core.build import compiled
from osada.core.playout import clone_many, playout
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.games import find

CLONES = 20_000
AT_ONCE = 16
"""Games between two looks at the clock, one of which takes as long as a tenth of a game."""


def start(position: Position, rng: Rng) -> Position:
    """Let nature set the table up, so that only play is measured."""
    while position.turn() == NATURE:
        chances = position.chances()
        position.play(NATURE, chances[rng.below(len(chances))][0])
    return position


def middle(position: Position, rng: Rng, decisions: int) -> Position:
    """A position after some decisions."""
    for _ in range(decisions):
        seat = position.turn()
        if seat == OVER:
            break
        moves = position.legal(seat) if seat >= 0 else [move for move, _ in position.chances()]
        position.play(seat, moves[rng.below(len(moves))])
    return position


def measure(name: str, players: int, options: dict[str, str], seconds: float) -> dict[str, float]:
    game, rng = find(name), Rng(1)
    decisions = offered = chances = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(AT_ONCE):
            made, shown, drawn = playout(game.new(players, options), rng)
            decisions, offered, chances = decisions + made, offered + shown, chances + drawn
        games += AT_ONCE
    dealt = start(game.new(players, options), rng)
    began = time.process_time()
    from_clone = sum(playout(dealt.clone(), rng)[0] for _ in range(max(games // 2, 20)))
    dealt_speed = from_clone / (time.process_time() - began)
    position = middle(dealt, rng, decisions // games // 2)
    began = time.process_time()
    clone_many(position, CLONES)
    clone = (time.process_time() - began) / CLONES
    return {
        "compiled": compiled(game),
        "decisions_per_second": decisions / spent,
        "dealt_per_second": dealt_speed,  # from a cloned position, as bots play
        "decisions_per_game": decisions / games,
        "chances_per_game": chances / games,
        "branching": offered / decisions,
        "clone_ns": clone * 1e9,
    }


if __name__ == "__main__":
    name, players, options, seconds = sys.argv[1:]
    chosen = msgspec.json.decode(options, type=dict[str, str])
    print(msgspec.json.encode(measure(name, int(players), chosen, float(seconds))).decode())

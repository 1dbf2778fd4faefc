"""Random play of Catan by catanatron, as a line of JSON: run by `run.py` in its own environment.

It uses nothing of Osada. A decision is one `play_tick`, catanatron's own unit; the list of playable
actions is made in it, as `legal_into` is in ours. Setting up the board is part of a game.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

CLONES = 300


def play(game: Game) -> tuple[int, int]:
    """Play to the end; the decisions made and the actions offered."""
    decisions = offered = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        offered += len(game.state.playable_actions)
        game.play_tick()
        decisions += 1
    return decisions, offered


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in Color])


def measure(seconds: float) -> dict[str, float]:
    decisions = offered = games = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        made, shown = play(new_game())
        decisions, offered, games = decisions + made, offered + shown, games + 1
    game = new_game()
    for _ in range(decisions // games // 2):
        game.play_tick()
    began = time.process_time()
    for _ in range(CLONES):
        game.copy()
    clone = (time.process_time() - began) / CLONES
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "branching": offered / decisions,
        "clone_ns": clone * 1e9,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))

"""How much there is to decide in a game, and about how long that takes one person among bots.

`python -m benchmarks.length GAME [GAMES]` plays four games of greedy bots, or as many as you say,
for each number of players; the minutes are what a game says of itself (`Game.minutes`).
"""

from __future__ import annotations

import sys
from statistics import fmean

from osada.bots.match import Match, answer
from osada.core.game import Game
from osada.core.options import settle
from osada.core.position import NATURE
from osada.games import find

OWN, OTHERS = 7, 2
"""Seconds to make a choice, and to see another's choice."""


def choices(game: Game, players: int, number: int) -> float:
    """How often a seat of a game has more than one legal move."""
    alone = (mode.options for mode in game.modes() if mode.players == 1 == players)
    options = settle(game.options, next(alone, {}))
    match = Match(game, players, options, f"length-{number}")
    match.run(lambda decision: answer("greedy", game, decision))
    position, made = game.new(players, options), 0
    for seat, move in match.moves:
        made += seat != NATURE and len(position.legal(seat)) > 1
        position.play(seat, move)
    return made / players


def main(name: str, games: int = 4) -> None:
    game = find(name)
    for players in game.players:
        own = fmean(choices(game, players, number) for number in range(games))
        minutes = (own * OWN + own * (players - 1) * OTHERS) / 60
        print(f"{name}, {players} players: {own:.0f} choices, {minutes:.0f} min", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

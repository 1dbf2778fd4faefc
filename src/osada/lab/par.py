"""A yardstick for a game for one: what the strongest bot makes of its dice, and what was in them.

The first number knows no more than a person does. The second one knows every draw beforehand: it
follows the best few lines through the whole game, so it is what could have been found, not the
most that there was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from osada.bots.bot import ask
from osada.bots.find import make
from osada.bots.tree.plan import Planner
from osada.core import chance
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng

STRONGEST: Final = "level5"


class Par(msgspec.Struct, frozen=True):
    """What a seed was good for."""

    bot: str
    score: int
    known: int
    """The best that was found knowing all draws."""


class Line(msgspec.Struct):
    """A game under way, and how many draws it has seen."""

    position: Position
    draws: int
    worth: int = 0


def par(
    game: Game,
    options: dict[str, str],
    seed: str,
    *,
    bot: str = STRONGEST,
    width: int = 24,
    beam: int = 24,
    progress: Callable[[int], None] = lambda done: None,
) -> Par:
    """The par of a game for one with that seed."""
    score = alone(game, options, seed, bot)
    progress(1)
    known = with_foresight(game, options, seed, width, beam, progress)
    return Par(bot, score, max(score, known))


def alone(game: Game, options: dict[str, str], seed: str, bot: str) -> int:
    """What a bot scores with the draws of a seed."""
    line = Line(game.new(1, options), 0)
    player, rng = make(bot, game, 1), Rng(1)
    while _drawn(line, seed).position.turn() != OVER:
        line.position.play(0, ask(player, 0, line.position, rng))
    return line.position.scores()[0]


def with_foresight(
    game: Game,
    options: dict[str, str],
    seed: str,
    width: int,
    beam: int,
    progress: Callable[[int], None] = lambda done: None,
) -> int:
    """The best end of a beam search through the whole game in which every draw is known."""
    first = _drawn(Line(game.new(1, options), 0), seed)
    value = game.value
    planner = Planner(value, 1, first.position.width(), beam, max(4, width // 3))
    lines, best, turns = [first], 0, 1
    while lines:
        found: list[Line] = []
        for line in lines:
            for end in _ends(planner, line, seed):
                if end.position.turn() == OVER:
                    best = max(best, end.position.scores()[0])
                else:
                    found.append(end)
        found.sort(key=lambda line: -line.worth)
        lines = found[:width]
        turns += 1
        progress(turns)
    return best


def _ends(planner: Planner, line: Line, seed: str) -> list[Line]:
    planner.think(line.position, 0)
    shelf = planner.ends
    ends = [(shelf.positions[i], int(shelf.worth[i])) for i in range(int(shelf.used))]
    return [_drawn(Line(position, line.draws, worth), seed) for position, worth in ends]


def _drawn(line: Line, seed: str) -> Line:
    """The line after all that nature draws now."""
    while line.position.turn() == NATURE:
        move = chance.draw(seed, line.draws, line.position.chances())
        line.position.play(NATURE, move)
        line.draws += 1
    return line

"""Five levels of play, as data: from one that a child beats to the strongest there is.

A level is a number of iterations, so that it plays alike on a fast and on a slow machine; the
seconds are only a ceiling for people who wait. Blunders are moves played at random.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from osada.bots.bot import Bot, Budget
from osada.bots.greedy import GreedyBot
from osada.bots.planning import PlanningBot
from osada.bots.random import RandomBot
from osada.bots.search import SearchBot
from osada.bots.thought import Explains, Thought
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng


class Recipe(msgspec.Struct, frozen=True):
    """How a level thinks in one game."""

    engine: Literal["greedy", "search", "plans"]
    iterations: int = 0
    """Of a search: walks down the tree. Of plans: rehearsals of a plan."""
    seconds: float = 2.5
    """A decision takes no longer than about this, whatever the machine."""
    blunder: int = 0
    """How many moves in a hundred are played at random."""
    beam: int = 8
    """Plans that are followed at once."""
    plans: int = 8
    """Plans that are rehearsed."""
    narrow: int = 2
    """The beam of those who play on in a rehearsal."""
    horizon: int = 1_000
    """Turns that a rehearsal goes on for."""


class Level(msgspec.Struct, frozen=True):
    """A strength with a name; calling it makes a bot."""

    name: str
    usual: Recipe
    games: dict[str, Recipe] = {}
    """For games in which it thinks otherwise."""

    def __call__(self, game: Game, seed: int) -> Bot:
        """A bot of this level for one game."""
        return LevelBot(game, seed, self.games.get(game.name, self.usual))


LEVELS: Final = (
    Level(
        "level1",
        Recipe("greedy", blunder=60, beam=1),
    ),
    Level(
        "level2",
        Recipe("greedy", blunder=15, beam=2),
        {
            "settlers": Recipe("greedy", blunder=5, beam=4),
            "saltfjord": Recipe("greedy", blunder=5, beam=6),
        },
    ),
    Level(
        "level3",
        Recipe("search", iterations=400, blunder=10),
        {
            "settlers": Recipe("greedy", beam=24),
            "saltfjord": Recipe("greedy", beam=24),
        },
    ),
    Level(
        "level4",
        Recipe("search", iterations=800, blunder=3),
        {
            "settlers": Recipe("plans", iterations=32, beam=64, plans=8, narrow=4),
            "saltfjord": Recipe("plans", iterations=24, beam=32, plans=8, narrow=4, horizon=2),
        },
    ),
    Level(
        "level5",
        Recipe("plans", iterations=64, beam=24, plans=16, narrow=8, horizon=6),
        {
            "settlers": Recipe("plans", iterations=128, beam=128, plans=16, narrow=6),
            "saltfjord": Recipe("plans", iterations=64, beam=64, plans=24, narrow=8, horizon=3),
        },
    ),
)


class LevelBot:
    """Thinks by a recipe, and blunders as often as it says."""

    def __init__(self, game: Game, seed: int, recipe: Recipe) -> None:
        self.thought: Thought | None = None
        self._recipe = recipe
        self._rng = Rng(seed ^ 0x5EED)
        self._random = RandomBot(game, seed)
        self._thinker = make(game, seed, recipe)

    def choose(self, seat: int, position: Position, budget: Budget) -> int:
        """A move of the thinker, or a blunder."""
        self.thought = None
        if self._rng.below(100) < self._recipe.blunder:
            return self._random.choose(seat, position, budget)
        move = self._thinker.choose(seat, position, budget)
        if isinstance(self._thinker, Explains):
            self.thought = self._thinker.thought
        return move


def make(game: Game, seed: int, recipe: Recipe) -> Bot:
    """The bot that thinks by a recipe."""
    if recipe.engine == "greedy":
        return GreedyBot(game, seed, beam=recipe.beam)
    if recipe.engine == "search":
        return SearchBot(game, seed, iterations=recipe.iterations, seconds=recipe.seconds)
    return PlanningBot(
        game,
        seed,
        iterations=recipe.iterations,
        seconds=recipe.seconds,
        beam=recipe.beam,
        plans=recipe.plans,
        narrow=recipe.narrow,
        horizon=recipe.horizon,
    )

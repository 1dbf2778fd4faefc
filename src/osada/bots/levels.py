"""Five levels of play: from one that a child beats to the strongest there is.

A level thinks by a recipe. A game brings its own (`Game.levels`); those here are the defaults.
"""

from __future__ import annotations

from typing import Final

import msgspec

from osada.bots.bot import Bot, Budget
from osada.bots.greedy import GreedyBot
from osada.bots.known import as_known
from osada.bots.planning import PlanningBot
from osada.bots.script import goes_on
from osada.bots.search import SearchBot
from osada.bots.thought import Thought
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.recipe import Recipe

USUAL: Final[dict[str, Recipe]] = {
    "level1": Recipe("greedy", blunder=60, beam=1),
    "level2": Recipe("greedy", blunder=15, beam=2),
    "level3": Recipe("search", iterations=400, blunder=10),
    "level4": Recipe("search", iterations=800, blunder=3),
    "level5": Recipe("plans", iterations=64, beam=24, plans=16, narrow=8, horizon=6),
}
STRONGEST: Final = "level5"
"""The reference level of analyses."""


class Level(msgspec.Struct, frozen=True):
    """A strength with a name; calling it makes a bot."""

    name: str

    def __call__(self, game: Game, seed: int) -> Bot:
        """A bot of this level."""
        return LevelBot(game, seed, ai_of(game).levels.get(self.name, USUAL[self.name]))


LEVELS: Final = tuple(Level(name) for name in USUAL)


class LevelBot:
    """Plays by a recipe, and blunders as often as it says."""

    def __init__(self, game: Game, seed: int, recipe: Recipe) -> None:
        self.thought: Thought | None = None
        self._blunder = recipe.blunder
        self._steady = recipe.steady
        self._moves = game.moves
        self._rng = Rng(seed ^ 0x5EED)
        self._slips = Rng(seed)
        self._game, self._seed, self._recipe = game, seed, recipe

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        """Return the plan of the recipe's engine, up to the first blunder."""
        if (blunder := self._blunder_at(seat, position)) >= 0:
            return [blunder]
        recipe = fitting(self._game, self._recipe, position)
        bot = thinker(self._game, self._seed, recipe)
        plan = bot.choose(seat, position, budget)
        self.thought = bot.thought
        walker, window = as_known(position, seat), position.window()
        walker.play(seat, plan[0])
        for played, move in enumerate(plan[1:], 1):
            if not goes_on(walker, seat, window):
                return plan[:played]
            if (blunder := self._blunder_at(seat, walker)) >= 0:
                return [*plan[:played], blunder]
            walker.play(seat, move)
        return plan

    def _blunder_at(self, seat: int, position: Position) -> int:
        """Return a random move if it is time for a blunder, else -1."""
        if self._rng.below(100) >= self._blunder:
            return -1
        moves = [move for move in position.legal(seat) if self._kind(move) not in self._steady]
        return moves[self._slips.below(len(moves))] if moves else -1

    def _kind(self, move: int) -> str:
        return self._moves.parts(move)[0].name


def fitting(game: Game, recipe: Recipe, position: Position) -> Recipe:
    """Return the recipe, or its fallback where no net knows such positions."""
    if recipe.otherwise is None or recipe.judge == "value":
        return recipe
    expert = ai_of(game).expert
    known = isinstance(expert, LearnedValue) and expert.knows(position)
    return recipe if known else recipe.otherwise


def thinker(game: Game, seed: int, recipe: Recipe) -> GreedyBot | SearchBot | PlanningBot:
    """Make the bot of a recipe."""
    if recipe.engine == "greedy":
        return GreedyBot(game, seed, beam=recipe.beam)
    if recipe.engine == "search":
        return SearchBot(game, seed, iterations=recipe.iterations)
    return PlanningBot(
        game,
        seed,
        iterations=recipe.iterations,
        beam=recipe.beam,
        plans=recipe.plans,
        narrow=recipe.narrow,
        horizon=recipe.horizon,
        judge=ai_of(game).expert if recipe.judge == "net" else None,
    )

"""The strongest level as it was before a net chose, whom the level of today must beat."""

from __future__ import annotations

from typing import Final

from osada.bots.levels import STRONGEST, LevelBot
from osada.core.game import Game

BEFORE: Final = "benchmarks.arena.before:Before"


class Before(LevelBot):
    """Thinks as the level still does where there is no net."""

    def __init__(self, game: Game, seed: int) -> None:
        recipe = game.levels[STRONGEST]
        super().__init__(game, seed, recipe.otherwise or recipe)

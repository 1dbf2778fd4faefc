"""The strongest level as it was before a net chose, whom the level of today must beat."""

from __future__ import annotations

from typing import Final

from osada.bots.levels import STRONGEST, LevelBot
from osada.core.game import Game
from osada.evaluation.ai import ai_of

BEFORE: Final = "benchmarks.arena.before:Before"


class Before(LevelBot):
    """Thinks as the level still does where there is no net."""

    def __init__(self, game: Game, seed: int) -> None:
        recipe = ai_of(game).levels[STRONGEST]
        super().__init__(game, seed, recipe.otherwise or recipe)

"""The evaluation of a game: its value, its nets, and the levels of its bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from osada.evaluation.features import Features
from osada.evaluation.net_files import learned
from osada.evaluation.recipe import Recipe
from osada.evaluation.value import Value

if TYPE_CHECKING:
    from osada.core.game import Game


class Ai:
    """Facet of a game that bots and reviews can judge by more than its points."""

    def __init__(
        self,
        package: str = "",
        *,
        value: Value | None = None,
        features: Features | None = None,
        levels: Mapping[str, Recipe] | None = None,
    ) -> None:
        self._package = package
        self.value = value or Value()
        """The plain value: points and, where the game knows better, a sum of features."""
        self.features = features
        """The inputs of the game's nets, if it has any."""
        self.levels = levels or {}
        """Recipes of `level1` to `level5`; the usual one for a level that is not named.

        `review` is the recipe of reviews; that of the strongest level if it is not named.
        """

    @cached_property
    def judge(self) -> Value:
        """The value by the game's nets; the plain value where there are none."""
        return self._learned("ai/nets")

    @cached_property
    def expert(self) -> Value:
        """The value by nets of strong players, by which bots choose."""
        return self._learned("ai/nets/strong")

    def _learned(self, folder: str) -> Value:
        if self.features is None:
            return self.value
        return learned(self._package, self.value, self.features, folder)


_PLAIN: Final = Ai()


def ai_of(game: Game) -> Ai:
    """Return a game's facet, or one that counts points only."""
    return game.ai or _PLAIN

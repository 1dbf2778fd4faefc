"""Random bot."""

from __future__ import annotations

from osada.bots.bot import Budget
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng


class RandomBot:
    """Plays any legal move, each as likely as the others."""

    def __init__(self, _game: Game, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seat: int, position: Position, _budget: Budget) -> int:
        """Return a random legal move."""
        moves = position.legal(seat)
        return moves[self._rng.below(len(moves))]

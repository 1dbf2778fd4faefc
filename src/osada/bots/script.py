"""A plan being followed, for as long as the game goes as the plan foresaw."""

from __future__ import annotations

from osada.bots.memory import same
from osada.core.game import Game
from osada.core.position import Position


class Script:
    """The moves of a plan that are still to come."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._moves: list[int] = []
        self._expected: Position | None = None

    def follow(self, moves: list[int]) -> None:
        """Follow another plan from now on."""
        self._moves, self._expected = list(moves), None

    def fits(self, seat: int, position: Position) -> bool:
        """Whether the plan goes on from this very position."""
        if not self._moves or self._expected is None:
            return False
        return same(self._game, seat, self._expected, position)

    def next(self, seat: int, position: Position) -> int:
        """The plan's next move."""
        move = self._moves.pop(0)
        self._expected = position.clone()
        self._expected.play(seat, move)
        return move

"""A plan in progress, valid while the game goes as the plan foresaw."""

from __future__ import annotations

from collections.abc import Sequence

from osada.bots.known import as_known
from osada.bots.tree.control import seat_to_act
from osada.core.game import Game
from osada.core.position import Position
from osada.core.snapshot import key


def goes_on(position: Position, seat: int, window: int) -> bool:
    """Check that a seat acts on alone after a move in a window; in the next others may begin."""
    alone = position.turn() == seat
    if not alone and position.window() == window:
        alone = seat_to_act(position, seat) == seat
    return alone and position.courtesy(seat) < 0


class Script:
    """The remaining moves of a plan."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._moves: list[int] = []
        self._expected = ""

    def follow(self, moves: Sequence[int]) -> None:
        """Switch to another plan."""
        self._moves, self._expected = list(moves), ""

    def fits(self, seat: int, position: Position) -> bool:
        """Check that the plan continues from this very position."""
        return bool(self._moves) and self._seen(seat, position) == self._expected

    def next(self, seat: int, position: Position) -> int:
        """Return the plan's next move.

        The expected position is computed from what the seat knows, so a plan stops where a move
        reveals something hidden.
        """
        move = self._moves.pop(0)
        if self._moves:
            after = as_known(position, seat)
            after.play(seat, move)
            self._expected = self._seen(seat, after)
        return move

    def _seen(self, seat: int, position: Position) -> str:
        return key(self._game, as_known(position, seat))

"""The contract between a game and everything that plays it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from osada.core.bits import BIT, zeros
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.rng import Rng

NATURE: Final = -1
OVER: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position:
    """A state of a game: named `i64` fields and `vec[i64]` arrays, nothing else.

    A seat is a number from 0. A move is an index into the game's move table. Chance is a player,
    `NATURE`, whose moves are in the same table. `play` trusts its caller; `Table` checks.
    """

    __slots__ = ()

    def turn(self) -> i64:
        """The seat to act, `NATURE` or `OVER`; in a window the lowest open seat."""
        raise NotImplementedError

    def open_seats(self) -> i64:
        """The set of all seats that may act now."""
        seat = self.turn()
        return BIT[seat] if seat >= 0 else 0

    def window(self) -> i64:
        """The number of the simultaneous window that is open, from 1; 0 outside of one.

        Inside a window any open seat may play, and moves of different seats commute.
        """
        return 0

    def width(self) -> i64:
        """An upper bound on the number of moves open to anybody, nature included."""
        raise NotImplementedError

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        """Write the moves open to `seat` into `buffer`, ascending, and return how many."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The moves open to `seat`, ascending; never empty for an open seat."""
        buffer = zeros(self.width())
        n = self.legal_into(seat, buffer)
        return [int(buffer[i]) for i in range(n)]

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        """At `NATURE`: write every possible move and its weight, and return how many."""
        raise NotImplementedError

    def chance_by(self, rng: Rng, moves: vec[i64], weights: vec[i64]) -> i64:
        """At `NATURE`: one of its moves, drawn by weight; the arrays are room to work in.

        A game may find it more quickly, but must find the same one.
        """
        n = self.chances_into(moves, weights)
        total: i64 = 0
        i: i64
        for i in range(n):
            total += weights[i]
        left = rng.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return moves[i]

    def chances(self) -> list[tuple[int, int]]:
        """At `NATURE`: every possible move with its weight."""
        moves = zeros(self.width())
        weights = zeros(self.width())
        n = self.chances_into(moves, weights)
        return [(int(moves[i]), int(weights[i])) for i in range(n)]

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        """Make a legal move; tell what happened if a list is given."""
        raise NotImplementedError

    def clone(self) -> Position:
        """A copy that shares nothing with this one."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of every seat so far; final when the game is over."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of every seat when the game is over, 1 the best; a shared place is shared."""
        scores = self.scores()
        return [1 + sum(other > score for other in scores) for score in scores]

    def courtesy(self, seat: i64) -> i64:
        """Return a bot's move where the rulebook leaves a matter to people; -1 if it may choose."""
        return -1

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        """Deal anew everything that `seat` cannot know. A seat of -1 is a spectator."""
        raise NotImplementedError

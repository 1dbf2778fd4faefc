"""A position of Pebbles.

Two rounds. All play at once: add up to three pebbles to your bowl, or as many as the data say, roll
a die once for more, and say when you are done. A lucky number that only you have seen counts at the
end.
"""

from __future__ import annotations

from typing import Final, final

from examples.pebbles.events import Added, Done, LuckSeen, LuckShown, Rolled, RoundBegan
from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng

ADD: Final = 0
ROLL: Final = 1
DONE: Final = 2
DIE: Final = 3
LUCK: Final = 6

ROUNDS: Final = 2
NOBODY: Final = -1


@final
class Tables:
    """Tables made from the data, shared by all positions of an edition."""

    def __init__(self, most: i64) -> None:
        self.most = most


@final
class PebblesPosition(Position):
    """A state of a game of Pebbles."""

    tables: Tables
    players: i64
    round: i64  # 0 while the lucky numbers are dealt
    dealt: i64
    rolling: i64
    done: i64
    pebbles: vec[i64]
    added: vec[i64]
    rolled: vec[i64]
    luck: vec[i64]

    def turn(self) -> i64:
        if self.round == 0 or self.rolling != NOBODY:
            return NATURE
        return OVER if self.round > ROUNDS else lowest(self.open_seats())

    def open_seats(self) -> i64:
        if self.round == 0 or self.round > ROUNDS or self.rolling != NOBODY:
            return 0
        return (BIT[self.players] - 1) & ~self.done

    def window(self) -> i64:
        return self.round if self.round <= ROUNDS else 0

    def width(self) -> i64:
        return 8

    def legal_into(self, seat: i64, buffer: vec[i64]) -> i64:
        if not self.open_seats() & BIT[seat]:
            return 0
        n: i64 = 0
        if self.added[seat] < self.tables.most:  # P2
            buffer[n] = ADD
            n += 1
        if not self.rolled[seat]:  # P3
            buffer[n] = ROLL
            n += 1
        buffer[n] = DONE
        return n + 1

    def chances_into(self, moves: vec[i64], weights: vec[i64]) -> i64:
        first: i64 = LUCK if self.round == 0 else DIE
        for face in range(3):
            moves[face] = first + face
            weights[face] = 1
        return 3

    def play(self, seat: i64, move: i64, events: list[Event] | None = None) -> None:
        told: list[Event] = []
        if move == ADD:
            self.pebbles[seat] += 1
            self.added[seat] += 1
            told.append(Added(seat))
        elif move == ROLL:
            self.rolling = seat
        elif move == DONE:
            self.done |= BIT[seat]
            told.append(Done(seat))
            self._close_round(told)
        elif move < LUCK:
            self._roll(move - DIE + 1, told)
        else:
            self._deal(move - LUCK + 1, told)
        if events is not None:
            events += told

    def _roll(self, face: i64, told: list[Event]) -> None:
        seat = self.rolling
        self.pebbles[seat] += face
        self.rolled[seat] = 1
        self.rolling = NOBODY
        told.append(Rolled(seat, face))

    def _deal(self, number: i64, told: list[Event]) -> None:
        self.luck[self.dealt] = number
        told.append(LuckSeen(self.dealt, number, audience=BIT[self.dealt]))
        self.dealt += 1
        if self.dealt == self.players:
            self._begin_round(told)

    def _close_round(self, told: list[Event]) -> None:
        """P4: the round ends when all are done."""
        if self.done == BIT[self.players] - 1:
            self._begin_round(told)

    def _begin_round(self, told: list[Event]) -> None:
        self.round += 1
        self.done = 0
        self.added = vec[i64]([0] * self.players)
        self.rolled = vec[i64]([0] * self.players)
        if self.round <= ROUNDS:
            told.append(RoundBegan(self.round))
        else:
            told += [LuckShown(seat, self.luck[seat]) for seat in range(self.players)]

    def clone(self) -> PebblesPosition:
        copy = PebblesPosition()
        copy.tables = self.tables
        copy.players = self.players
        copy.round = self.round
        copy.dealt = self.dealt
        copy.rolling = self.rolling
        copy.done = self.done
        copy.pebbles = self.pebbles[:]
        copy.added = self.added[:]
        copy.rolled = self.rolled[:]
        copy.luck = self.luck[:]
        return copy

    def scores(self) -> list[int]:
        over = self.round > ROUNDS  # P5: luck counts at the end
        return [
            int(self.pebbles[seat] + (self.luck[seat] if over else 0))
            for seat in range(self.players)
        ]

    def reshuffle(self, seat: i64, rng: Rng) -> None:
        for other in range(self.dealt):
            if other != seat and self.round <= ROUNDS:
                self.luck[other] = 1 + rng.below(3)


def new_position(players: i64, tables: Tables) -> PebblesPosition:
    """A position before the first draw."""
    position = PebblesPosition()
    position.tables = tables
    position.players = players
    position.round = 0
    position.dealt = 0
    position.rolling = NOBODY
    position.done = 0
    position.pebbles = vec[i64]([0] * players)
    position.added = vec[i64]([0] * players)
    position.rolled = vec[i64]([0] * players)
    position.luck = vec[i64]([0] * players)
    return position

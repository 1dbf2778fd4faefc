"""Twins: games that look alike to a seat, and must go on doing so until it is told otherwise.

Wherever nature could have drawn something else, or another seat could have chosen something else,
without the seat being told, a twin does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.conformance import redeal
from osada.conformance.random_game import Fault
from osada.conformance.seat_view import seat_answers, seat_view
from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.core.table import Table, TableMove

_LOOKS: Final = 60
"""About so many moments of a game are looked at closely; all of a short one."""
_TRIED: Final = 4
"""So many of the moves that somebody could have made instead are tried for the twin."""


def check_twin(table: Table, seat: int | None, rng: Rng) -> set[str]:
    """Play a game again with other hidden draws and choices: the seat must see no difference.

    This does not trust `reshuffle`, but tries it: twins must be dealt anew alike, and what differs
    between them must be dealt at all. The fields in which they differed.
    """
    twins = Twins(table, seat, rng)
    for number in range(len(table.entries)):
        twins.step(number)
    if key(table.game, twins.one) != key(table.game, table.position):
        raise Fault("events", table, "a game that nobody is told of goes differently")
    return twins.differed


class Twins:
    """A game as it was played, and a twin that looks the same to one seat."""

    def __init__(self, table: Table, seat: int | None, rng: Rng) -> None:
        self.table, self.game, self.seat, self.rng = table, table.game, seat, rng
        self.one = table.game.new(table.players, table.options)
        self.twin = self.one.clone()
        self.differed: set[str] = set()
        """The fields in which the twins have differed so far."""
        self._apart = False
        self._one_in = max(1, len(table.entries) // _LOOKS)
        self._shown = self.one
        """The last position that players saw: nature plays on at once."""
        self._heard = True

    def step(self, number: int) -> None:
        """Play the next move, and one for the twin that tells the seat as much."""
        entry = self.table.entries[number]
        told = seen(entry.events, self.seat)
        before, self.one = self.one, self.one.clone()
        self.one.play(entry.seat, entry.move)
        self._heard |= bool(told)
        self._follow(number, before, told)
        if self.one.turn() != NATURE:
            self._check_silence(number, before)
            if self._now_and_then():
                self._compare(number)

    def _follow(self, number: int, before: Position, told: list[Event]) -> None:
        """Make a move for the twin that tells the seat exactly as much.

        If there is none, what was hidden has come to light, and the twin begins anew.
        """
        entry = self.table.entries[number]
        moves = moves_of(self.twin, entry, self.seat)
        found = None
        for _ in range(min(_TRIED, len(moves))):
            move = moves.pop(self.rng.below(len(moves)))
            after, events = self.twin.clone(), list[Event]()
            after.play(entry.seat, move, events)
            if seen(events, self.seat) != told:
                self._check_news(number, after)
            elif self._looks_alike(number, before, move, after) and found is None:
                found = after, self._apart or move != entry.move
                if not self._now_and_then():
                    break
        self.twin, self._apart = found or (self.one.clone(), False)

    def _check_news(self, number: int, after: Position) -> None:
        """Check that a seat sees what an event tells it, or at least keeps it in a redeal."""
        if not self._now_and_then() or not redeal.differing(self.game, self.one, after):
            return
        if not self._parted(after) and self._shows_alike(after):
            said = f"seat {self.seat} does not see what it is told, and it is dealt anew"
            raise self._fault("no leak", number, said)

    def _looks_alike(self, number: int, before: Position, move: int, after: Position) -> bool:
        """Check that a twin after a move that told as much shows as much."""
        if self.one.turn() == after.turn() == NATURE:
            return True
        if move == self.table.entries[number].move and not (self._apart and self._now_and_then()):
            return True
        if self._shows_alike(after):
            return True
        if self._is_open(number, before) and self._parted(after):
            return False
        said = f"seat {self.seat} can see what no event has told it"
        raise self._fault("no leak", number, said)

    def _shows_alike(self, other: Position) -> bool:
        gets = [seat_view(self.game, p, self.seat) for p in (self.one, other)]
        return gets[0] == gets[1]

    def _parted(self, other: Position) -> bool:
        return bool(redeal.parted(self.game, self.one, other, self.seat, self.rng))

    def _is_open(self, number: int, before: Position) -> bool:
        """Check that a move is part of an open decision, which need not be announced."""
        seat = self.table.entries[number].seat
        same = self.one.window() == before.window()
        return same and seat != NATURE and bool(self.one.open_seats() & BIT[seat])

    def _check_silence(self, number: int, before: Position) -> None:
        """Nothing changes for a seat without an event."""
        last, self._shown = self._shown, self.one
        silent = not self._heard and not (last is before and self._is_open(number, before))
        if silent and self.game.view(last, self.seat) != self.game.view(self.one, self.seat):
            raise self._fault("events", number, f"seat {self.seat} sees a change that is not told")
        self._heard = False

    def _compare(self, number: int) -> None:
        """The twins are dealt anew alike, and say the same when they are asked."""
        game, one, seat = self.game, self.one, self.seat
        if not self._apart and self.rng.below(2):
            self.twin = redeal.redealt(one, seat, self.rng)
        unknown = redeal.differing(game, one, self.twin)
        self._apart = bool(unknown)
        self.differed.update(unknown)
        for reason in redeal.faults(game, one, self.twin, seat, self.rng) if unknown else ():
            raise self._fault("no leak", number, reason)
        if unknown and self.rng.below(8) == 0:
            asked = [seat_answers(game, p, seat) for p in (one, self.twin)]
            if asked[0] != asked[1]:
                raise self._fault("no leak", number, f"seat {seat} can ask for what is hidden")

    def _now_and_then(self) -> bool:
        return self.rng.below(self._one_in) == 0

    def _fault(self, check: str, number: int, reason: str) -> Fault:
        entry = self.table.entries[number]
        who = "nature" if entry.seat == NATURE else f"seat {entry.seat}"
        move = self.game.moves.notation(entry.move)
        return Fault(check, self.table, f"{reason}, by move {number + 1}, {who}: {move}")


def moves_of(position: Position, entry: TableMove, seat: int | None) -> list[int]:
    """Return the alternatives of a move; for the seat's own moves only the move itself."""
    if entry.seat == NATURE:
        return [move for move, _ in position.chances()]
    legal = position.legal(entry.seat)
    return [move for move in legal if seat != entry.seat or move == entry.move]


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Those events that a seat learns of."""
    return [event for event in events if event.seen_by(seat)]

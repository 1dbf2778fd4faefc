"""Clocks of a table, derived from the log alone and so the same on every node."""

from __future__ import annotations

from typing import Literal

from osada.core.bits import members
from osada.server.platform.instant import Instant
from osada.server.platform.timestamps import DAY_MS, moment
from osada.server.tables.state.play_schemas import ClockState
from osada.server.tables.state.terms import Clock, DaysClock, LiveClock

ClockKind = Literal["none", "live", "days"]


class Clocks:
    """Time left for each seat. The clocks of all seats that are due to act run at once."""

    def __init__(self, terms: Clock, players: int) -> None:
        self.terms = terms
        self.left = [self._full()] * players
        self.running = 0
        self._since = 0

    def _full(self) -> int:
        if isinstance(self.terms, LiveClock):
            return self.terms.bank_ms
        return self.terms.days * DAY_MS if isinstance(self.terms, DaysClock) else 0

    @property
    def ticks(self) -> bool:
        """Return whether the table has a clock."""
        return isinstance(self.terms, LiveClock | DaysClock)

    def turn(self, waiting: int, at: int, mover: int | None = None) -> None:
        """Set the seats that are due to act, after a move of `mover`."""
        if not self.ticks:
            return
        self._advance(at)
        for seat in members(self.running & ~waiting):
            self.left[seat] += self._increment()
        if isinstance(self.terms, DaysClock):
            for seat in range(len(self.left)):
                if seat == mover or (waiting & ~self.running) >> seat & 1:
                    self.left[seat] = self._full()
        self.running = waiting

    def pause(self, waiting: int, at: int) -> None:
        """Stop or resume the clocks without a move."""
        if self.ticks:
            self._advance(at)
            self.running = waiting

    def refill(self, seat: int) -> None:
        """Give a seat that came back at least a quarter of the full time."""
        self.left[seat] = max(self.left[seat], self._full() // 4)

    def _increment(self) -> int:
        return self.terms.increment_ms if isinstance(self.terms, LiveClock) else 0

    def _advance(self, at: int) -> None:
        for seat in members(self.running):
            self.left[seat] = max(0, self.left[seat] - max(0, at - self._since))
        self._since = max(at, self._since)

    def deadline(self) -> int | None:
        """Return the time at which the first seat runs out, if nobody moves."""
        running = members(self.running)
        return self._since + min(self.left[seat] for seat in running) if running else None

    def run_out(self, at: int) -> list[int]:
        """Return the seats that have no time left."""
        passed = at - self._since
        return [seat for seat in members(self.running) if self.left[seat] <= passed]

    def state(self, now: Instant) -> ClockState:
        """Return the clocks as shown to players, with deadlines in wall-clock time."""
        running = members(self.running)
        passed = max(0, now.running - self._since)
        left = [ms - passed if seat in running else ms for seat, ms in enumerate(self.left)]
        ends = [moment(now.wall + ms) for ms in left]
        return ClockState(
            kind=_kind(self.terms),
            left_ms=[max(0, ms) if self.ticks else None for ms in left],
            running=running,
            deadlines=[end if seat in running else None for seat, end in enumerate(ends)],
            now=moment(now.wall),
        )


def _kind(terms: Clock) -> ClockKind:
    if isinstance(terms, LiveClock):
        return "live"
    return "days" if isinstance(terms, DaysClock) else "none"

"""Fair queue for bot questions: short ones pass long ones, and nobody starves.

Each person is charged for the seconds that their tables' questions take, and the one charged least
goes first: twenty tables of one person count like one. A question is charged when it is queued, so
a short one goes before a long one of someone who has been charged as much.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from typing import Final

import msgspec

SHORT: Final = 0.15
"""Questions of up to this many seconds are short."""
_WINDOW: Final = 9
"""The number of recent answers from which a bot's cost is estimated."""
_PRIOR_WEIGHT: Final = 3
"""A new bot's window starts with this many copies of its prior cost."""


class Ticket(msgspec.Struct, eq=False):
    """A queued question."""

    person: str
    cost: float
    """Expected seconds of thinking."""
    finish: float
    """The total that its person will have been charged once it is answered."""
    number: int

    @property
    def short(self) -> bool:
        """Return whether the quick pool may answer it."""
        return self.cost <= SHORT


class FairQueue:
    """Order of the questions; knows nothing of time or of worker pools."""

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self._charged: dict[str, float] = {}
        """Seconds charged to each person in the queue."""
        self._virtual_time = 0.0
        """Charge of a newcomer: waiting outside the queue saves nothing up."""
        self._count = 0

    def join(self, person: str, cost: float) -> Ticket:
        """Queue a question."""
        finish = max(self._virtual_time, self._charged.get(person, 0.0)) + cost
        self._charged[person] = finish
        self._count += 1
        ticket = Ticket(person, cost, finish, self._count)
        self._waiting.append(ticket)
        return ticket

    def next(self, *, short: bool = False) -> Ticket | None:
        """Remove and return the next question, on request from the short ones only."""
        eligible = [ticket for ticket in self._waiting if ticket.short or not short]
        if not eligible:
            return None
        first = min(eligible, key=lambda ticket: (ticket.finish, ticket.number))
        self._waiting.remove(first)
        self._virtual_time = max(self._virtual_time, first.finish - first.cost)
        self._drop_idle()
        return first

    def leave(self, ticket: Ticket) -> None:
        """Remove a question that is no longer wanted."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
            self._drop_idle()

    def _drop_idle(self) -> None:
        """Drop people who have been charged no more than a newcomer."""
        if not self._waiting:
            self._charged.clear()
            self._virtual_time = 0.0
        elif len(self._charged) > 2 * len(self._waiting) + 8:
            self._charged = {
                who: charged
                for who, charged in self._charged.items()
                if charged > self._virtual_time
            }


class ThinkSlots:
    """Limits the questions being answered at once; one more slot is for short ones."""

    def __init__(self, at_once: int) -> None:
        self._queue = FairQueue()
        self._free_slots = at_once
        self._free_quick = 1
        self._granted: dict[int, asyncio.Future[bool]] = {}

    @asynccontextmanager
    async def acquire(self, person: str, cost: float) -> AsyncIterator[bool]:
        """Hold a slot while a question is answered; yields whether it is the quick one."""
        ticket = self._queue.join(person, cost)
        granted = self._granted[ticket.number] = asyncio.get_running_loop().create_future()
        self._grant()
        try:
            quick = await granted
        except BaseException:
            self._queue.leave(ticket)
            if granted.done() and not granted.cancelled():
                self._release(quick=granted.result())
            raise
        finally:
            del self._granted[ticket.number]
        try:
            yield quick
        finally:
            self._release(quick=quick)

    def _release(self, *, quick: bool) -> None:
        if quick:
            self._free_quick += 1
        else:
            self._free_slots += 1
        self._grant()

    def _grant(self) -> None:
        """Fill the free slots; the quick one is used only when all others are busy."""
        while self._free_slots and (ticket := self._queue.next()) is not None:
            self._free_slots -= 1
            self._granted[ticket.number].set_result(False)
        while self._free_quick and (ticket := self._queue.next(short=True)) is not None:
            self._free_quick -= 1
            self._granted[ticket.number].set_result(True)


class CostModel:
    """Estimates how long a question takes: the median of the bot's recent answers."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._recent: dict[tuple[str, str], deque[float]] = {}

    def expected(self, game: str, bot: str) -> float:
        """Return the seconds that a question is expected to take."""
        recent = self._recent.get((game, bot))
        seconds = median(recent) if recent else _PRIOR_SECONDS.get(bot, self._longest)
        return min(self._longest, seconds)

    def observe(self, game: str, bot: str, seconds: float) -> None:
        """Record how long a question took; a single outlier hardly changes the median."""
        recent = self._recent.get((game, bot))
        if recent is None:
            prior = [_PRIOR_SECONDS.get(bot, self._longest)] * _PRIOR_WEIGHT
            recent = self._recent[game, bot] = deque(prior, _WINDOW)
        recent.append(seconds)


_PRIOR_SECONDS: Final = {
    "random": 0.01,
    "greedy": 0.05,
    "level1": 0.05,
    "level2": 0.1,
    "level3": 0.3,
    "level4": 0.6,
    "level5": 1.5,
}
"""Expected seconds for the built-in bots before their first answer."""

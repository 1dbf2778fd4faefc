"""Whose bots think next: short questions pass long ones, and everybody's turn comes.

Each person is charged for the time that their tables' questions take. Whoever has had the least
goes first, so twenty tables of one person are as one to the next; and a question is charged before
it is thought about, so a short one goes before a long one of somebody who has had as much.
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
"""Seconds up to which a question is short."""
_WINDOW: Final = 9
"""Answers from which it is told how long a bot takes."""
_PRIOR_WEIGHT: Final = 3
"""So many of them, at first, are what is expected of the bot."""


class Ticket(msgspec.Struct, eq=False):
    """A question in the line."""

    person: str
    cost: float
    """Seconds that it is expected to take."""
    finish: float
    """How much its person will have had when it has been thought about."""
    number: int

    @property
    def short(self) -> bool:
        """Whether it may go by the short way."""
        return self.cost <= SHORT


class FairQueue:
    """The order of questions; knows nothing of time or of who thinks."""

    def __init__(self) -> None:
        self._waiting: list[Ticket] = []
        self._charged: dict[str, float] = {}
        """What each person in the line has been charged."""
        self._virtual_time = 0.0
        """What somebody is charged with who comes to the line anew: nobody saves up by waiting."""
        self._count = 0

    def join(self, person: str, cost: float) -> Ticket:
        """Come to the line."""
        finish = max(self._virtual_time, self._charged.get(person, 0.0)) + cost
        self._charged[person] = finish
        self._count += 1
        ticket = Ticket(person, cost, finish, self._count)
        self._waiting.append(ticket)
        return ticket

    def next(self, *, short: bool = False) -> Ticket | None:
        """Whose turn it is; among the short ones only, if so wished."""
        eligible = [ticket for ticket in self._waiting if ticket.short or not short]
        if not eligible:
            return None
        first = min(eligible, key=lambda ticket: (ticket.finish, ticket.number))
        self._waiting.remove(first)
        self._virtual_time = max(self._virtual_time, first.finish - first.cost)
        self._drop_idle()
        return first

    def leave(self, ticket: Ticket) -> None:
        """Somebody does not want an answer any more."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
            self._drop_idle()

    def _drop_idle(self) -> None:
        """Of people who were charged no more than a newcomer would be nothing is kept."""
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
    """Lets so many questions be thought about at once, and short ones in a place of their own."""

    def __init__(self, at_once: int) -> None:
        self._queue = FairQueue()
        self._free_slots = at_once
        self._free_quick = 1
        self._granted: dict[int, asyncio.Future[bool]] = {}

    @asynccontextmanager
    async def acquire(self, person: str, cost: float) -> AsyncIterator[bool]:
        """To be held while a question is thought about; whether it goes by the short way."""
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
        """Call whoever can be taken now; the short way is for when all others are busy."""
        while self._free_slots and (ticket := self._queue.next()) is not None:
            self._free_slots -= 1
            self._granted[ticket.number].set_result(False)
        while self._free_quick and (ticket := self._queue.next(short=True)) is not None:
            self._free_quick -= 1
            self._granted[ticket.number].set_result(True)


class CostModel:
    """How long questions take: what is usual among the last that were answered."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._recent: dict[tuple[str, str], deque[float]] = {}

    def expected(self, game: str, bot: str) -> float:
        """Seconds that a question is expected to take."""
        recent = self._recent.get((game, bot))
        seconds = median(recent) if recent else _PRIOR_SECONDS.get(bot, self._longest)
        return min(self._longest, seconds)

    def observe(self, game: str, bot: str, seconds: float) -> None:
        """A question has taken so long; one that is out of the way changes nothing."""
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
"""What is expected of bots of the house that have not answered yet."""

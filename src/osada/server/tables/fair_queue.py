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
_REMEMBERED: Final = 9
"""Answers from which it is told how long a bot takes."""
_BELIEVED: Final = 3
"""So many of them, at first, are what is expected of the bot."""


class Ticket(msgspec.Struct, eq=False):
    """A question in the line."""

    person: str
    cost: float
    """Seconds that it is expected to take."""
    due: float
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
        self._had: dict[str, float] = {}
        """What each person in the line has been charged."""
        self._now = 0.0
        """What somebody is charged with who comes to the line anew: nobody saves up by waiting."""
        self._count = 0

    def join(self, person: str, cost: float) -> Ticket:
        """Come to the line."""
        due = max(self._now, self._had.get(person, 0.0)) + cost
        self._had[person] = due
        self._count += 1
        ticket = Ticket(person, cost, due, self._count)
        self._waiting.append(ticket)
        return ticket

    def next(self, *, short: bool = False) -> Ticket | None:
        """Whose turn it is; among the short ones only, if so wished."""
        able = [ticket for ticket in self._waiting if ticket.short or not short]
        if not able:
            return None
        first = min(able, key=lambda ticket: (ticket.due, ticket.number))
        self._waiting.remove(first)
        self._now = max(self._now, first.due - first.cost)
        self._forget()
        return first

    def leave(self, ticket: Ticket) -> None:
        """Somebody does not want an answer any more."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
            self._forget()

    def _forget(self) -> None:
        """Of people who were charged no more than a newcomer would be nothing is kept."""
        if not self._waiting:
            self._had.clear()
            self._now = 0.0
        elif len(self._had) > 2 * len(self._waiting) + 8:
            self._had = {who: had for who, had in self._had.items() if had > self._now}


class ThinkSlots:
    """Lets so many questions be thought about at once, and short ones in a place of their own."""

    def __init__(self, at_once: int) -> None:
        self._line = FairQueue()
        self._free = at_once
        self._free_short = 1
        self._called: dict[int, asyncio.Future[bool]] = {}

    @asynccontextmanager
    async def of(self, person: str, cost: float) -> AsyncIterator[bool]:
        """To be held while a question is thought about; whether it goes by the short way."""
        ticket = self._line.join(person, cost)
        called = self._called[ticket.number] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            aside = await called
        except BaseException:
            self._line.leave(ticket)
            if called.done() and not called.cancelled():
                self._free_again(aside=called.result())
            raise
        finally:
            del self._called[ticket.number]
        try:
            yield aside
        finally:
            self._free_again(aside=aside)

    def _free_again(self, *, aside: bool) -> None:
        if aside:
            self._free_short += 1
        else:
            self._free += 1
        self._call()

    def _call(self) -> None:
        """Call whoever can be taken now; the short way is for when all others are busy."""
        while self._free and (ticket := self._line.next()) is not None:
            self._free -= 1
            self._called[ticket.number].set_result(False)
        while self._free_short and (ticket := self._line.next(short=True)) is not None:
            self._free_short -= 1
            self._called[ticket.number].set_result(True)


class CostModel:
    """How long questions take: what is usual among the last that were answered."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._last: dict[tuple[str, str], deque[float]] = {}

    def of(self, game: str, bot: str) -> float:
        """Seconds that a question is expected to take."""
        last = self._last.get((game, bot))
        expected = median(last) if last else _USUAL.get(bot, self._longest)
        return min(self._longest, expected)

    def learn(self, game: str, bot: str, seconds: float) -> None:
        """A question has taken so long; one that is out of the way changes nothing."""
        last = self._last.get((game, bot))
        if last is None:
            before = [_USUAL.get(bot, self._longest)] * _BELIEVED
            last = self._last[game, bot] = deque(before, _REMEMBERED)
        last.append(seconds)


_USUAL: Final = {
    "random": 0.01,
    "greedy": 0.05,
    "level1": 0.05,
    "level2": 0.1,
    "level3": 0.3,
    "level4": 0.6,
    "level5": 1.5,
}
"""What is expected of bots of the house that have not answered yet."""

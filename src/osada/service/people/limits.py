"""How often somebody may ask for something."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from osada.service.problems import Problem

_RATES: Final[dict[str, tuple[int, int]]] = {
    # what: how often, in how many seconds
    "any": (400, 10),  # whatever it is, besides a limit of its own; moves have only theirs
    "guest": (20, 60),
    "sign-in": (10, 60),
    "link": (5, 60),
    "account": (10, 60),
    "table": (30, 60),
    "chat": (20, 20),
    "move": (40, 2),
    "look": (300, 10),
    "list": (60, 10),
    "shelf": (240, 10),
    "frame": (60, 10),
    "change": (60, 10),
    "record": (30, 10),
    "proof": (30, 60),
    "publish": (20, 3600),
    "balance": (20, 3600),
    "review": (60, 3600),
    "report": (10, 600),
    "paper": (30, 60),
    "content": (60, 30),
    "export": (3, 60),
    "socket": (60, 20),
}
_SOCKETS: Final = 200
"""Sockets that one address may have open at once."""


class Limits:
    """Counts in the memory of this node; each kind of request has a rate of its own."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._sockets: Counter[str] = Counter()

    async def spend(self, what: str, who: str) -> None:
        """Count one request; refuse it if there were too many."""
        if not self._factor:
            return
        times, seconds = _RATES[what]
        item = RateLimitItemPerSecond(ceil(times * self._factor), seconds, namespace=what)
        if await self._limiter.hit(item, who):
            return
        window = await self._limiter.get_window_stats(item, who)
        wait = max(1, ceil(window.reset_time - time.time()))
        raise Problem("too-many", f"too many requests: wait {wait} s", retry_after=wait)

    def room_for_socket(self, address: str) -> None:
        """Refuse an address that has too many sockets open."""
        if self._factor and self._sockets[address] >= ceil(_SOCKETS * self._factor):
            raise Problem("too-many", "too many sockets are open: close some")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

"""How often somebody may ask for something."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from osada.service.problems import Problem

_RATES: Final[dict[str, tuple[int, int]]] = {
    # what: how often, in how many seconds
    "guest": (20, 60),
    "sign-in": (10, 60),
    "link": (5, 60),
    "account": (10, 60),
    "table": (30, 60),
    "chat": (20, 20),
    "move": (40, 2),
    "change": (60, 10),
    "record": (30, 10),
    "socket": (60, 20),
}


class Limits:
    """Counts in the memory of this node; each kind of request has a rate of its own."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

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

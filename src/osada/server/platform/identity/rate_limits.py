"""Rate limits by kind of request."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from osada.server.platform.problems import Problem

_RATES: Final[dict[str, tuple[int, int]]] = {
    # kind: requests, seconds
    "any": (400, 10),  # every request but moves, in addition to its own limit
    "guest": (20, 60),
    "sign-in": (10, 60),
    "link": (5, 60),
    "account": (10, 60),
    "table": (30, 60),
    "chat": (20, 20),
    "move": (40, 2),
    "hint": (30, 60),
    "look": (300, 10),
    "list": (60, 10),
    "cached": (240, 10),
    "frame": (60, 10),
    "change": (60, 10),
    "record": (30, 10),
    "proof": (30, 60),
    "lesson": (120, 10),
    "publish": (20, 3600),
    "balance": (20, 3600),
    "review": (60, 3600),
    "report": (10, 600),
    "print": (30, 60),
    "content": (60, 30),
    "export": (3, 60),
    "socket": (60, 20),
}
_SOCKETS: Final = 200
"""Open sockets per address."""


_SWEEP: Final = 60.0
"""Idle counters are dropped after this many seconds."""


class Window:
    """Sliding window: requests in this period, plus a fading share of the last one."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._period = 0
        self._before = 0
        self._now = 0

    def hit(self, most: int, now: float) -> float:
        """Count a request and return 0, or return the seconds to wait."""
        self._turn(int(now // self._seconds))
        left = 1 - now / self._seconds % 1
        if self._before * left + self._now + 1 > most:
            return left * self._seconds
        self._now += 1
        return 0.0

    def _turn(self, period: int) -> None:
        if period != self._period:
            self._before = self._now if period == self._period + 1 else 0
            self._period, self._now = period, 0

    def over(self, now: float) -> bool:
        """Return whether the window is empty."""
        return now // self._seconds > self._period + 1


class RateLimits:
    """Counters in the memory of this node, by kind of request and by caller."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._windows: dict[tuple[str, str], Window] = {}
        self._swept = time.monotonic()
        self._sockets: Counter[str] = Counter()

    async def spend(self, what: str, who: str) -> None:
        """Count a request, or refuse it if there were too many."""
        if not self._factor:
            return
        times, seconds = _RATES[what]
        now = time.monotonic()
        self._sweep(now)
        window = self._windows.setdefault((what, who), Window(seconds))
        if wait := ceil(window.hit(ceil(times * self._factor), now)):
            raise Problem("too-many", f"too many requests: wait {wait} s", retry_after=wait)

    def _sweep(self, now: float) -> None:
        if now - self._swept > _SWEEP:
            self._swept = now
            self._windows = {k: each for k, each in self._windows.items() if not each.over(now)}

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

"""How often somebody may ask for something."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Final

from osada.server.platform.problems import Problem

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
    "hint": (30, 60),
    "look": (300, 10),
    "list": (60, 10),
    "shelf": (240, 10),
    "frame": (60, 10),
    "change": (60, 10),
    "record": (30, 10),
    "proof": (30, 60),
    "lesson": (120, 10),
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


_SWEEP: Final = 60.0
"""Seconds after which those are forgotten who have not asked for long."""


class Window:
    """Requests of somebody in this stretch of time and in the one before, which fades."""

    def __init__(self, seconds: int) -> None:
        self._seconds = seconds
        self._stretch = 0
        self._before = 0
        self._now = 0

    def hit(self, most: int, now: float) -> float:
        """Count a request, or count none and say how long to wait."""
        self._turn(int(now // self._seconds))
        left = 1 - now / self._seconds % 1
        if self._before * left + self._now + 1 > most:
            return left * self._seconds
        self._now += 1
        return 0.0

    def _turn(self, stretch: int) -> None:
        if stretch != self._stretch:
            self._before = self._now if stretch == self._stretch + 1 else 0
            self._stretch, self._now = stretch, 0

    def over(self, now: float) -> bool:
        """Whether nothing of it counts any more."""
        return now // self._seconds > self._stretch + 1


class RateLimits:
    """Counts in the memory of this node; each kind of request has a rate of its own."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._windows: dict[tuple[str, str], Window] = {}
        self._swept = time.monotonic()
        self._sockets: Counter[str] = Counter()

    async def spend(self, what: str, who: str) -> None:
        """Count one request; refuse it if there were too many."""
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

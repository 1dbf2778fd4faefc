"""The server's two clocks: the one on the wall, for dates, and one that only runs, for time limits.

Whoever sets the clock on the wall, or corrects it, neither takes time from anybody nor gives any.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

from osada.server.platform.instant import Instant

_SUSPENDED_TOO: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def now_ms() -> int:
    """The time on the wall: whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_ms() -> int:
    """Milliseconds since the machine was started; nobody can set them."""
    return time.clock_gettime_ns(_SUSPENDED_TOO) // 1_000_000


class _Running:
    """Begins with the time on the wall, or where it was left, and runs on from there."""

    def __init__(self) -> None:
        self.ahead = now_ms() - elapsed_ms()


_RUNNING: Final = _Running()


def running_ms() -> int:
    """The time that runs evenly, whatever is done to the clock on the wall."""
    return _RUNNING.ahead + elapsed_ms()


def run_from(running: int) -> None:
    """Go on from a time that was known before a restart."""
    _RUNNING.ahead = running - elapsed_ms()


def now() -> Instant:
    """This moment by both clocks."""
    return Instant(now_ms(), running_ms())


def today() -> str:
    """The date in UTC: a daily challenge changes at midnight there."""
    return datetime.now(UTC).date().isoformat()


def end_of_day(date: str) -> int:
    """When a date is over, in UTC."""
    start = datetime.fromisoformat(date).replace(tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp() * 1000)

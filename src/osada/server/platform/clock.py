"""Wall clock for dates, and a steady clock for time limits.

Setting the wall clock does not change anybody's remaining time.
"""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

from osada.server.platform.instant import Instant

_SUSPENDED_TOO: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def now_ms() -> int:
    """Return the wall clock in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed_ms() -> int:
    """Return the milliseconds since the machine was started."""
    return time.clock_gettime_ns(_SUSPENDED_TOO) // 1_000_000


class _Running:
    """Steady clock that starts at the wall clock, or where it stood before a restart."""

    def __init__(self) -> None:
        self.ahead = now_ms() - elapsed_ms()


_RUNNING: Final = _Running()


def running_ms() -> int:
    """Return the steady clock in milliseconds."""
    return _RUNNING.ahead + elapsed_ms()


def run_from(running: int) -> None:
    """Set the steady clock to continue from before a restart."""
    _RUNNING.ahead = running - elapsed_ms()


def now() -> Instant:
    """Return the time by both clocks."""
    return Instant(now_ms(), running_ms())


def today() -> str:
    """Return the date in UTC; daily challenges change at midnight UTC."""
    return datetime.now(UTC).date().isoformat()


def end_of_day(date: str) -> int:
    """Return the end of a date in UTC, in milliseconds since 1970."""
    start = datetime.fromisoformat(date).replace(tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp() * 1000)

"""The server's clock: whole milliseconds since 1970, and how the wire writes them."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta
from typing import Final

DAY_MS: Final = 86_400_000


def now_ms() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000


def moment(at: int) -> datetime:
    """A stored time as a date and time in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def maybe(at: int | None) -> datetime | None:
    """The same for a time that may not have come."""
    return None if at is None else moment(at)


def today() -> str:
    """The date in UTC: a daily challenge changes at midnight there."""
    return datetime.now(UTC).date().isoformat()


def end_of_day(date: str) -> int:
    """When a date is over, in UTC."""
    start = datetime.fromisoformat(date).replace(tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp() * 1000)

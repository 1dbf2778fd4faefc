"""The server's clock: whole milliseconds since 1970, and the date."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta


def now_ms() -> int:
    """The time now."""
    return time.time_ns() // 1_000_000


def today() -> str:
    """The date in UTC: a daily challenge changes at midnight there."""
    return datetime.now(UTC).date().isoformat()


def end_of_day(date: str) -> int:
    """When a date is over, in UTC."""
    start = datetime.fromisoformat(date).replace(tzinfo=UTC)
    return int((start + timedelta(days=1)).timestamp() * 1000)

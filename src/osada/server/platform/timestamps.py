"""Timestamps of the API; the server stores milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

DAY_MS: Final = 86_400_000


def moment(at: int) -> datetime:
    """Return a stored time as a datetime in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def maybe(at: int | None) -> datetime | None:
    """Return the same for a time that may be None."""
    return None if at is None else moment(at)

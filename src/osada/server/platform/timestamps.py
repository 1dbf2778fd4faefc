"""How the wire writes times: the server keeps whole milliseconds since 1970."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

DAY_MS: Final = 86_400_000


def moment(at: int) -> datetime:
    """A stored time as a date and time in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC)


def maybe(at: int | None) -> datetime | None:
    """The same for a time that may not have come."""
    return None if at is None else moment(at)

"""What people have designed and published."""

from __future__ import annotations

from datetime import datetime

import msgspec

from osada.service.wire.people import User


class Spread(msgspec.Struct, frozen=True):
    """How much a design tells players apart: two levels of bots on the same dice."""

    points: float
    """By how much the stronger level is ahead, on average."""
    low: float
    high: float
    games: int


class Design(msgspec.Struct, frozen=True):
    """A pack that its author has published."""

    content: str
    game: str
    author: User
    files: dict[str, msgspec.Raw]
    published_at: datetime
    played: int
    spread: Spread | None


class DesignList(msgspec.Struct, frozen=True):
    """What has been published: first what tells players apart most."""

    designs: list[Design]

"""Games that are over, as they are found again."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from osada.server.platform.request_body import RequestBody, SeatNumber
from osada.server.tables.state.table_schemas import Seat

Against = Literal["people", "bots", "nobody"]
HowItWent = Literal["won", "lost"]


class PastGame(msgspec.Struct, frozen=True):
    """A finished game in a list."""

    id: str
    game: str
    options: dict[str, str]
    players: int
    seats: list[Seat]
    fork: bool
    """True if it is a fork of another game; forks do not count as results."""
    stream: str | None
    scores: list[int] | None
    """Final result; null for games of the first releases."""
    places: list[int] | None
    finished_at: datetime
    my_seats: list[int]


class PastGames(msgspec.Struct, frozen=True):
    """Some finished games, the latest first."""

    games: list[PastGame]
    more: str | None
    """Value of `before` for the next page."""


class ReplayBody(RequestBody, frozen=True):
    """A record to look at."""

    record: Annotated[str, Meta(max_length=500_000)]
    move: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: SeatNumber | None = None

"""Schemas of results, profiles, streams and daily challenges."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from osada.server.platform.identity.schemas import User
from osada.server.platform.request_body import RequestBody
from osada.server.tables.state.terms import UndoPolicy


class Best(msgspec.Struct, frozen=True):
    """Best score of a user in one category."""

    game: str
    category: str
    score: int
    honours: list[str]
    table: str
    at: datetime
    played: int
    uncounted: int
    """Games that cannot be a best: with takebacks or hints, or with known dice."""


class Tally(msgspec.Struct, frozen=True):
    """Games played and won."""

    played: int
    won: int


class HonourCount(msgspec.Struct, frozen=True):
    """Number of times an honour was earned."""

    game: str
    honour: str
    times: int


class Profile(msgspec.Struct, frozen=True):
    """Results of a user."""

    user: User
    games: dict[str, Tally]
    solo: list[Best]
    honours: list[HonourCount]


class ScoreRow(msgspec.Struct, frozen=True):
    """Row of a ranking."""

    place: int
    user: User
    table: str
    score: int
    honours: list[str]
    at: datetime
    attempt: int
    undo: UndoPolicy
    takebacks: int


class SoloTable(msgspec.Struct, frozen=True):
    """Best scores of all users in one category."""

    game: str
    categories: list[str]
    category: str | None
    rows: list[ScoreRow]


class MyTry(msgspec.Struct, frozen=True):
    """The caller's first table on a stream on which they saw a draw."""

    table: str
    finished: bool
    running: str | None
    """The table to go on with, if there is one."""
    elsewhere: bool
    """True if they saw it as another user: a guest of the same browser, or a bot of theirs."""


class Stream(msgspec.Struct, frozen=True):
    """Stream of dice shared by any number of tables."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    category: str | None
    date: str | None
    commitment: str
    closed: bool
    closes_at: datetime | None
    par: int | None
    par_bot: str | None
    rows: list[ScoreRow]
    mine: MyTry | None


class StreamList(msgspec.Struct, frozen=True):
    """Today's challenges."""

    streams: list[Stream]


class StreamBody(RequestBody, frozen=True):
    """Create a stream of dice."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = msgspec.field(default_factory=dict)

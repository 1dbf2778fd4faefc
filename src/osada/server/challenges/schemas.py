"""Games alone, duplicate and daily: results, records, streams."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from osada.server.platform.identity.schemas import User
from osada.server.platform.request_body import RequestBody
from osada.server.tables.state.terms import UndoPolicy


class Best(msgspec.Struct, frozen=True):
    """Somebody's best in one category."""

    game: str
    category: str
    score: int
    honours: list[str]
    table: str
    at: datetime
    played: int
    uncounted: int
    """Those that count for no best: with free undo, or with dice that were known."""


class Tally(msgspec.Struct, frozen=True):
    """Games played and won."""

    played: int
    won: int


class HonourCount(msgspec.Struct, frozen=True):
    """How often an honour was earned."""

    game: str
    honour: str
    times: int


class Profile(msgspec.Struct, frozen=True):
    """What somebody has played."""

    user: User
    games: dict[str, Tally]
    solo: list[Best]
    honours: list[HonourCount]


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of a table of results."""

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
    """The bests of everybody in one category."""

    game: str
    categories: list[str]
    category: str | None
    rows: list[ScoreRow]


class MyTry(msgspec.Struct, frozen=True):
    """The caller's first table of a stream that they saw a draw of."""

    table: str
    finished: bool
    running: str | None
    """The table to go on with, if there is one."""
    elsewhere: bool
    """They saw it under another name: as a guest of the same browser, or by a bot of theirs."""


class Stream(msgspec.Struct, frozen=True):
    """One stream of dice for any number of tables."""

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
    """Make a stream of dice."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = msgspec.field(default_factory=dict)

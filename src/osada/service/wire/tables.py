"""Tables: their terms, who sits there, and how they ended."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Status = Literal["open", "running", "finished", "abandoned"]


UndoPolicy = Literal["information", "consent", "free", "none"]


Access = Literal["open", "link"]


SeatKind = Literal["person", "bot", "open"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody takes their time."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """Each seat has a bank of time, and gets some more at the end of every turn."""

    bank_ms: Annotated[int, Meta(ge=1000, le=86_400_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """So many days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Terms(msgspec.Struct, frozen=True):
    """What the people at a table agreed on, besides the game's own options."""

    access: Access = "open"
    undo: UndoPolicy = "information"
    clock: Clock = NoClock()
    takeover: str | None = None
    spectators: bool = True
    note: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
    user: str | None
    name: str
    bot: str | None
    taken_over: bool
    connected: bool
    overdue: bool


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    scores: list[int]
    places: list[int]
    honours: list[str]


class TableInfo(msgspec.Struct, frozen=True):
    """A table, but for the position."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    players: int
    seats: list[Seat]
    host: str | None
    access: Access
    undo: UndoPolicy
    clock: Clock
    takeover: str | None
    spectators: bool
    note: str
    stream: str | None
    attempt: int
    commitment: str
    hot_seat: bool
    solo: bool
    paused: bool
    pause_asked: list[int]
    seq: int
    open_seats: list[int]
    result: Outcome | None
    previous: str | None
    next: str | None
    created_at: datetime
    started_at: datetime | None
    finished_at: datetime | None
    my_seats: list[int]


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    players: int
    seats: list[Seat]
    clock: Clock
    note: str
    spectators: bool
    stream: str | None
    paused: bool
    open_seats: list[int]
    created_at: datetime
    updated_at: datetime
    your_turn: bool
    my_seats: list[int]


class Lobby(msgspec.Struct, frozen=True):
    """The tables that anybody may join or watch."""

    open: list[TableCard]
    running: list[TableCard]


class TableList(msgspec.Struct, frozen=True):
    """Some tables."""

    tables: list[TableCard]

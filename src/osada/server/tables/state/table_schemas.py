"""Tables as they are found: who sits there, under which terms, and how they ended."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from osada.server.tables.state.terms import Access, Clock, Status, UndoPolicy

SeatKind = Literal["person", "bot", "open"]
Uncounted = Literal["fork", "helped", "hints", "takebacks", "further-try"]


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
    """How a game ended, and how it came about."""

    scores: list[int]
    places: list[int]
    honours: list[str]
    undo: UndoPolicy
    takebacks: list[int]
    """How often each seat went back beyond what it had seen."""
    hints: list[int]
    """How many hints each seat has taken."""
    uncounted: Uncounted | None
    """Why a study, or a game alone or on the dice of others, is nobody's best and in no ranking."""


class Parts(msgspec.Struct, frozen=True):
    """What players add to the dice, by seat."""

    seals: list[str | None]
    numbers: list[str | None]
    """Told when the game has begun."""
    until: datetime | None
    """While numbers are being told: when the game begins without those that are not."""


class ForkOf(msgspec.Struct, frozen=True):
    """The moment that a table for study goes on from."""

    table: str
    move: int
    """How many moves of that table's record were taken over."""
    seat: int
    """Who goes on from there."""


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
    hints: bool
    """Whether its players may take hints."""
    fork: ForkOf | None
    stream: str | None
    attempt: int
    commitment: str
    revision: int
    """Of the rules that it is played by, to ask for words and rules with."""
    content: str | None
    """The hash of its data where they are not the server's own, to ask for them with."""
    parts: Parts
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
    fork: bool
    """Whether it goes on from a moment of another, for nobody's results."""
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

"""Schemas of tables: seats, terms and results."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from osada.server.tables.state.terms import Access, Clock, Status, UndoPolicy

SeatKind = Literal["person", "bot", "open"]
Uncounted = Literal["fork", "helped", "hints", "takebacks", "further-try"]


class Seat(msgspec.Struct, frozen=True):
    """A seat and its occupant."""

    seat: int
    kind: SeatKind
    user: str | None
    name: str
    bot: str | None
    taken_over: bool
    connected: bool
    overdue: bool


class Outcome(msgspec.Struct, frozen=True):
    """Result of a game, with the undos and hints that led to it."""

    scores: list[int]
    places: list[int]
    honours: list[str]
    undo: UndoPolicy
    takebacks: list[int]
    """By seat, the number of undos across new information."""
    hints: list[int]
    """By seat, the number of hints taken."""
    uncounted: Uncounted | None
    """Why the result counts for no best and no ranking, if it does not."""


class Parts(msgspec.Struct, frozen=True):
    """Players' contributions to the dice, by seat."""

    seals: list[str | None]
    numbers: list[str | None]
    """Public once the game has started."""
    until: datetime | None
    """While numbers are being revealed: when the game starts without the missing ones."""


class ForkOf(msgspec.Struct, frozen=True):
    """The moment of a finished game that a fork plays on from."""

    table: str
    move: int
    """Number of moves taken over from that table's record."""
    seat: int
    """The seat of the user who plays on."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its position."""

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
    """True if its players may take hints."""
    fork: ForkOf | None
    stream: str | None
    attempt: int
    commitment: str
    revision: int
    """Revision of its rules, to request texts and rules with."""
    content: str | None
    """Hash of its data if it is not the server's default, to request it with."""
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
    """True for a fork, which counts for no results."""
    stream: str | None
    paused: bool
    open_seats: list[int]
    created_at: datetime
    updated_at: datetime
    your_turn: bool
    my_seats: list[int]


class Lobby(msgspec.Struct, frozen=True):
    """Tables that anyone may join or watch."""

    open: list[TableCard]
    running: list[TableCard]


class TableList(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableCard]

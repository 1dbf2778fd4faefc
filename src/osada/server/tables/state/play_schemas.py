"""A game under way: entries, state, choices, replays."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

from osada.server.tables.state.terms import Status, UndoPolicy

EntryKind = Literal[
    "seal",
    "beginning",
    "number",
    "start",
    "move",
    "undo",
    "undo-request",
    "undo-answer",
    "hint",
    "chat",
    "seat",
    "pause",
    "resume",
    "pause-request",
    "end",
]


class MoveRef(msgspec.Struct, frozen=True):
    """A move in three of its codecs; the words make the fourth."""

    index: int
    notation: str
    json: dict[str, str]


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody asks the others to let them take moves back."""

    seat: int
    moves: int
    agreed: list[int]
    needed: list[int]


class UndoState(msgspec.Struct, frozen=True):
    """What a seat may take back."""

    policy: UndoPolicy
    moves: int
    beyond: bool
    request: UndoRequest | None


class ClockState(msgspec.Struct, frozen=True):
    """Whose time runs, and how much is left."""

    kind: Literal["none", "live", "days"]
    left_ms: list[int | None]
    running: list[int]
    deadlines: list[datetime | None]
    now: datetime


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table, as one seat may know it."""

    seq: int
    at: datetime
    kind: EntryKind
    seat: int | None
    user: str | None
    name: str | None
    move: MoveRef | None
    events: list[msgspec.Raw]
    undone: list[int]
    text: str | None
    length: int | None
    """Moves in the record after a `start` or a `move`: its place in the replay."""


class CautionInfo(msgspec.Struct, frozen=True):
    """What to know before a legal move that gives something away, as a message of the game."""

    index: int
    message: str
    values: dict[str, int]
    asks: bool
    """Whether a person should be asked first."""


class TableState(msgspec.Struct, frozen=True):
    """Where a game stands, as one seat or a spectator may see it."""

    table: str
    game: str
    seq: int
    seat: int | None
    status: Status
    paused: bool
    view: msgspec.Raw | None
    window: int
    open_seats: list[int]
    scores: list[int]
    places: list[int] | None
    token: str | None
    legal: list[MoveRef]
    cautions: list[CautionInfo]
    undo: UndoState
    clock: ClockState
    length: int
    commitment: str
    """The SHA-256 of the seed, known from the moment the table is made."""


class Played(msgspec.Struct, frozen=True):
    """The answer to a move: it is on disk."""

    seq: int
    entries: list[Entry]
    state: TableState


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids a move now; none if it is allowed."""

    move: MoveRef
    rule: str | None


class Choice(msgspec.Struct, frozen=True):
    """A legal move in words, and what it costs and gives."""

    index: int
    sentence: str
    hint: str
    caution: str
    """What it gives away, if anything."""


class WayInfo(msgspec.Struct, frozen=True):
    """Several moves that a person may choose as one."""

    moves: list[MoveRef]
    sentence: str


class Choices(msgspec.Struct, frozen=True):
    """What a seat may do now, in one language."""

    token: str
    moves: list[Choice]
    ways: list[WayInfo]


class TipInfo(msgspec.Struct, frozen=True):
    """What a coach has to say now, in one language."""

    id: str
    words: str
    rule: str


class Tips(msgspec.Struct, frozen=True):
    """All that is true now for a seat and worth saying, the worthiest first."""

    token: str
    tips: list[TipInfo]


class Preview(msgspec.Struct, frozen=True):
    """What would become of a seat's moves, as far as they lead without any draw."""

    view: msgspec.Raw
    legal: list[MoveRef]
    scores: list[int]
    open_seats: list[int]
    events: list[msgspec.Raw]
    played: int


class ReplayStep(msgspec.Struct, frozen=True):
    """A position of a record, after so many of its moves."""

    game: str
    move: int
    length: int
    seat: int | None
    view: msgspec.Raw
    scores: list[int]
    places: list[int] | None
    open_seats: list[int]
    by: int | None
    last: MoveRef | None
    events: list[msgspec.Raw]
    comments: list[str]


class PointSource(msgspec.Struct, frozen=True):
    """What brought points, by the kind of its event, and how many to each seat."""

    kind: str
    points: list[int]


class PointHistory(msgspec.Struct, frozen=True):
    """How the points of a finished game came about."""

    length: int
    moves: list[int]
    """After which moves of the record some score was another than before."""
    scores: list[list[int]]
    """By seat, after each of them."""
    sources: list[PointSource]


class Draw(msgspec.Struct, frozen=True):
    """What nature could do at a draw, in the order of the move table."""

    move: int
    """The number of the draw's line in the record."""
    notations: list[str]
    weights: list[int]


class Draws(msgspec.Struct, frozen=True):
    """All draws of a record: with its seed and its parts each can be worked out again."""

    draws: list[Draw]


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record's draws follow from its seed."""

    ok: bool
    draws: int
    seed: str | None
    commitment: str
    message: str
    taken: int = 0
    """Of a study: how many moves it took over from another game, whose draws prove nothing here."""

"""Schemas of a game in progress: entries, state, choices, replays."""

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
    """A move in three of its codecs; words are the fourth."""

    index: int
    notation: str
    json: dict[str, str]


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to take moves back, and who has agreed."""

    seat: int
    moves: int
    agreed: list[int]
    needed: list[int]


class UndoState(msgspec.Struct, frozen=True):
    """Number of moves that a seat may take back."""

    policy: UndoPolicy
    moves: int
    beyond: bool
    request: UndoRequest | None


class ClockState(msgspec.Struct, frozen=True):
    """Clocks: the seats whose time runs, and the time left."""

    kind: Literal["none", "live", "days"]
    left_ms: list[int | None]
    running: list[int]
    deadlines: list[datetime | None]
    now: datetime


class Entry(msgspec.Struct, frozen=True):
    """A log entry as one seat may see it."""

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
    """A warning about a legal move that gives something away, as a message of the game."""

    index: int
    message: str
    values: dict[str, int]
    asks: bool
    """True if the player should confirm the move."""


class TableState(msgspec.Struct, frozen=True):
    """State of a game as one seat or a spectator may see it."""

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
    """SHA-256 of the seed, known from the creation of the table."""


class Played(msgspec.Struct, frozen=True):
    """The response to a move, sent once the move is on disk."""

    seq: int
    entries: list[Entry]
    state: TableState


class Why(msgspec.Struct, frozen=True):
    """The rule that forbids a move now; null if it is allowed."""

    move: MoveRef
    rule: str | None


class Choice(msgspec.Struct, frozen=True):
    """A legal move in words, with its cost and gain."""

    index: int
    sentence: str
    hint: str
    caution: str
    """A warning about what it gives away, if anything."""


class WayInfo(msgspec.Struct, frozen=True):
    """Several moves that a player may choose as one."""

    moves: list[MoveRef]
    sentence: str


class Choices(msgspec.Struct, frozen=True):
    """Legal moves of a seat, in one language."""

    token: str
    moves: list[Choice]
    ways: list[WayInfo]


class TipInfo(msgspec.Struct, frozen=True):
    """A tip of the coach, in one language."""

    id: str
    words: str
    rule: str


class Tips(msgspec.Struct, frozen=True):
    """Tips for a seat, the most useful first."""

    token: str
    tips: list[TipInfo]


class Preview(msgspec.Struct, frozen=True):
    """The position after some moves of a seat, up to the first draw."""

    view: msgspec.Raw
    legal: list[MoveRef]
    scores: list[int]
    open_seats: list[int]
    events: list[msgspec.Raw]
    played: int


class ReplayStep(msgspec.Struct, frozen=True):
    """A position of a record, after a number of its moves."""

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
    """Points by kind of event, for each seat."""

    kind: str
    points: list[int]


class PointHistory(msgspec.Struct, frozen=True):
    """History of the scores of a finished game."""

    length: int
    moves: list[int]
    """The moves of the record after which a score changed."""
    scores: list[list[int]]
    """Scores by seat, after each of these moves."""
    sources: list[PointSource]


class Draw(msgspec.Struct, frozen=True):
    """Possible results of a draw, in the order of the move table."""

    move: int
    """Line number of the draw among the moves of the record."""
    notations: list[str]
    weights: list[int]


class Draws(msgspec.Struct, frozen=True):
    """All draws of a record: with the seed and the parts each can be recomputed."""

    draws: list[Draw]


class Verdict(msgspec.Struct, frozen=True):
    """Result of verifying a record's draws against its seed."""

    ok: bool
    draws: int
    seed: str | None
    commitment: str
    message: str
    taken: int = 0
    """Of a fork, the number of moves taken over from another game, whose draws are not verified."""

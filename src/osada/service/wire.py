"""What goes over the wire: every answer and every frame, as the API describes them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from osada.service.problems import Trouble

Status = Literal["open", "running", "finished", "abandoned"]
UndoPolicy = Literal["information", "consent", "free", "none"]
Access = Literal["open", "link"]
UserKind = Literal["guest", "account", "bot"]
SeatKind = Literal["person", "bot", "open"]
EntryKind = Literal[
    "start",
    "move",
    "undo",
    "undo-request",
    "undo-answer",
    "chat",
    "seat",
    "pause",
    "resume",
    "pause-request",
    "end",
]


class User(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    kind: UserKind
    name: str
    language: str


# The terms of a table


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


# Tables


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


# Play


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
    undo: UndoState
    clock: ClockState
    length: int


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


class WayInfo(msgspec.Struct, frozen=True):
    """Several moves that a person may choose as one."""

    moves: list[MoveRef]
    sentence: str


class Choices(msgspec.Struct, frozen=True):
    """What a seat may do now, in one language."""

    token: str
    moves: list[Choice]
    ways: list[WayInfo]


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


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record's draws follow from its seed."""

    ok: bool
    draws: int
    seed: str | None
    commitment: str
    message: str


# Frames


class UpdateFrame(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """New entries of a table, and how things stand after them."""

    table: str
    seq: int
    entries: list[Entry]
    state: TableState
    info: TableInfo | None = None


class PresenceFrame(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is looking."""

    table: str
    connected: list[int]
    spectators: int


class ErrorFrame(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A frame that was not understood."""

    error: Trouble


class PongFrame(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: int | None = None


class PingFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send."""

    type: Literal["ping"]
    id: int | None = None


class LobbyFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """The lobby, and the caller's own tables."""

    open: list[TableCard]
    running: list[TableCard]
    mine: list[TableCard]


TableFrame = UpdateFrame | PresenceFrame | ErrorFrame | PongFrame
LobbySocketFrame = LobbyFrame | ErrorFrame | PongFrame


# People and games


class SessionAnswer(msgspec.Struct, frozen=True):
    """Who is calling now."""

    user: User | None
    token: str | None = None


class NewBot(msgspec.Struct, frozen=True):
    """A bot account and its token, shown this once."""

    user: User
    token: str


class UserList(msgspec.Struct, frozen=True):
    """Some users."""

    users: list[User]


class GameCard(msgspec.Struct, frozen=True):
    """A game in a list."""

    name: str
    titles: dict[str, str]
    players: list[int]
    solo: bool
    daily: bool


class GameList(msgspec.Struct, frozen=True):
    """The games of the house."""

    games: list[GameCard]


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice, the default first."""

    name: str
    values: list[str]


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play."""

    players: int
    options: dict[str, str]


class DomainInfo(msgspec.Struct, frozen=True):
    """Things that moves and events name by number."""

    name: str
    values: list[str]
    proper_names: list[str] | None


class FamilyInfo(msgspec.Struct, frozen=True):
    """Moves of one kind, with consecutive indices."""

    name: str
    first: int
    size: int
    arguments: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """All that a client needs to know of a game beforehand."""

    name: str
    titles: dict[str, str]
    players: list[int]
    solo: bool
    daily: bool
    revision: int
    content: str
    options: list[OptionInfo]
    modes: list[ModeInfo]
    bots: list[str]
    domains: list[DomainInfo]
    families: list[FamilyInfo]
    move_count: int
    rules: list[str]
    events: list[str]
    files: list[str]
    languages: list[str]


class RuleText(msgspec.Struct, frozen=True):
    """A rule in words."""

    id: str
    title: str
    text: str
    ruling: str | None


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    about: str
    provenance: str
    rules: list[RuleText]


class ArticleText(msgspec.Struct, frozen=True):
    """An entry of the almanac."""

    id: str
    title: str
    text: str


class Almanac(msgspec.Struct, frozen=True):
    """Longer explanations of a game's components."""

    articles: list[ArticleText]


# Solo, duplicate and daily


class Best(msgspec.Struct, frozen=True):
    """Somebody's best in one category."""

    game: str
    category: str
    score: int
    honours: list[str]
    table: str
    at: datetime
    played: int


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


class SoloTable(msgspec.Struct, frozen=True):
    """The bests of everybody in one category."""

    game: str
    categories: list[str]
    category: str | None
    rows: list[ScoreRow]


class MyTry(msgspec.Struct, frozen=True):
    """The caller's counting table of a stream."""

    table: str
    finished: bool


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


class Health(msgspec.Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok", "unwell"]
    version: str
    compiled: bool
    database: str

"""Entries of a table's log. They are changed only to erase a user."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from osada.server.tables.state.play_schemas import EntryKind
from osada.server.tables.state.table_schemas import SeatKind


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Occupant of a seat. A person whose seat a bot has taken over may come back."""

    kind: SeatKind
    user: str | None = None
    name: str = ""
    bot: str | None = None
    taken_over: bool = False
    overdue: bool = False

    @property
    def thinks(self) -> bool:
        """Return whether a bot moves for this seat."""
        return self.bot is not None

    @property
    def waits(self) -> bool:
        """Return whether a person moves for this seat."""
        return self.kind == "person" and not self.taken_over


class _Entry(
    msgspec.Struct, frozen=True, omit_defaults=True, gc=False, kw_only=True, tag_field="kind"
):
    """Fields of every entry; number and time are set when it is written."""

    seq: int = 0
    at: int = 0
    skew: int = 0
    """Running clock minus wall clock (`at`), if somebody has changed the wall clock."""
    user: str | None = None
    """The acting user; none for bots and time-outs."""
    name: str | None = None
    """The user's name at that time; for a time-out, the name of the person affected."""
    seat: int | None = None
    """The seat concerned, if any."""

    @property
    def ran(self) -> int:
        """Return the time on the running clock, which time limits are counted by."""
        return self.at + self.skew


class _KeyedEntry(_Entry, frozen=True, kw_only=True, rename={"fingerprint": "print"}):
    """Fields of entries made by requests that may be repeated."""

    key: str | None = None
    """Idempotency key of the request."""
    fingerprint: str | None = None
    """Hash of the request."""


SeatChange = Literal[
    "made", "joined", "left", "kicked", "resigned", "timeout", "takeover", "returned"
]


class Seated(_Entry, frozen=True, kw_only=True, tag="seat", rename={"change": "text"}):
    """Seats have changed."""

    change: SeatChange
    occupants: list[Occupant]
    """All seats after the change."""
    host: str | None = None
    """The new host, if changed; empty for none."""


class Started(_Entry, frozen=True, kw_only=True, tag="start"):
    """The game has started."""

    tries: dict[str, int] | None = None
    """On a stream, the attempt number of each person at the table."""
    taken: list[tuple[int, int]] | None = None
    """Of a fork, the moves taken over, each with its seat."""


class NumberCommitted(_Entry, frozen=True, kw_only=True, tag="seal"):
    """A seat has committed to a number for the dice, by its SHA-256."""

    seat: int
    seal: str


class RevealStarted(_Entry, frozen=True, kw_only=True, tag="beginning"):
    """The game is about to start: players reveal their numbers now."""

    wait_ms: int


class NumberRevealed(_Entry, frozen=True, kw_only=True, tag="number"):
    """A seat has revealed its number."""

    seat: int
    number: str


class Moved(_KeyedEntry, frozen=True, kw_only=True, tag="move"):
    """A seat has moved."""

    seat: int
    move: int


class TakenBack(_KeyedEntry, frozen=True, kw_only=True, tag="undo"):
    """A seat has taken moves back."""

    seat: int
    moves: int
    keep: int | None = None
    """Number of moves that remain in the record, if it went back across new information."""


class TakeBackRequested(_KeyedEntry, frozen=True, kw_only=True, tag="undo-request"):
    """A seat asks the others to let it go back across new information."""

    seat: int
    moves: int
    keep: int


class TakeBackAnswered(
    _Entry, frozen=True, kw_only=True, tag="undo-answer", rename={"answer": "text"}
):
    """A seat has answered a request to take moves back."""

    seat: int
    answer: Literal["yes", "no"]


class HintTaken(_Entry, frozen=True, kw_only=True, tag="hint"):
    """A seat has taken a hint."""

    seat: int
    token: str
    """Token of the position that the hint is about."""


class ChatSent(_Entry, frozen=True, kw_only=True, tag="chat"):
    """A chat message; spectators have no seat."""

    text: str


class Muted(_Entry, frozen=True, kw_only=True, tag="mute"):
    """The host has muted or unmuted a user."""

    other: str
    muted: bool


class RematchCreated(_Entry, frozen=True, kw_only=True, tag="rematch"):
    """A rematch has been created at another table."""

    table: str


class PauseRequested(_Entry, frozen=True, kw_only=True, tag="pause-request"):
    """A seat asks for a pause."""

    seat: int


class Paused(_Entry, frozen=True, kw_only=True, tag="pause"):
    """The clocks have stopped."""

    seat: int


class Resumed(_Entry, frozen=True, kw_only=True, tag="resume"):
    """The clocks run again."""

    seat: int


class Ended(_Entry, frozen=True, kw_only=True, tag="end", rename={"reason": "text"}):
    """The game is over or was abandoned."""

    reason: Literal["abandoned"] | None = None


class UserErased(_Entry, frozen=True, kw_only=True, tag="forgotten"):
    """A user has deleted their account: their name and chat are erased."""


LogEntry = (
    Seated
    | NumberCommitted
    | RevealStarted
    | NumberRevealed
    | Started
    | Moved
    | TakenBack
    | TakeBackRequested
    | TakeBackAnswered
    | HintTaken
    | ChatSent
    | Muted
    | RematchCreated
    | PauseRequested
    | Paused
    | Resumed
    | Ended
    | UserErased
)
Drafts = list[LogEntry]
"""Entries before they are numbered, dated and written."""

_KINDS: Final[dict[type, EntryKind]] = {
    Seated: "seat",
    NumberCommitted: "seal",
    RevealStarted: "beginning",
    NumberRevealed: "number",
    Started: "start",
    Moved: "move",
    TakenBack: "undo",
    TakeBackRequested: "undo-request",
    TakeBackAnswered: "undo-answer",
    HintTaken: "hint",
    ChatSent: "chat",
    Muted: "seat",
    RematchCreated: "seat",
    PauseRequested: "pause-request",
    Paused: "pause",
    Resumed: "resume",
    Ended: "end",
    UserErased: "seat",
}


def kind_of(entry: LogEntry) -> EntryKind:
    """Return the kind of an entry as shown to clients and counted in metrics."""
    return _KINDS[type(entry)]


# Storing


class _OldestForm(_Entry, frozen=True, kw_only=True, tag="seat"):
    """Oldest form of mutes and rematches: a seat entry with the user or table in `name`."""

    name: str
    text: Literal["muted", "unmuted", "rematch"]

    def current(self) -> LogEntry:
        """Return the entry in its current form."""
        if self.text == "rematch":
            return RematchCreated(seq=self.seq, at=self.at, user=self.user, table=self.name)
        muted = self.text == "muted"
        return Muted(seq=self.seq, at=self.at, user=self.user, other=self.name, muted=muted)


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[LogEntry]] = msgspec.json.Decoder(LogEntry)
_OLDEST: Final = msgspec.json.Decoder(_OldestForm)


def pack(entry: LogEntry) -> bytes:
    """Encode an entry for the database."""
    return _ENCODER.encode(entry)


class UnreadableEntry(Exception):
    """An entry that cannot be decoded or applied; names its number and not its contents."""

    def __init__(self, seq: int, error: Exception) -> None:
        super().__init__(f"entry {seq}: {type(error).__name__}")


def unpack(body: bytes) -> LogEntry:
    """Decode an entry from the database, in its current or oldest form."""
    try:
        return _DECODER.decode(body)
    except msgspec.ValidationError:
        return _OLDEST.decode(body).current()

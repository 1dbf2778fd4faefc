"""The log of a table: what is stored, one entry after another, and never changed."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from osada.server.tables.state.play_schemas import EntryKind
from osada.server.tables.state.table_schemas import SeatKind


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits in a seat. A person whose seat a bot plays keeps the right to come back."""

    kind: SeatKind
    user: str | None = None
    name: str = ""
    bot: str | None = None
    taken_over: bool = False
    overdue: bool = False

    @property
    def thinks(self) -> bool:
        """Whether a bot of the house moves for this seat."""
        return self.bot is not None

    @property
    def waits(self) -> bool:
        """Whether a person is to move here."""
        return self.kind == "person" and not self.taken_over


class _Entry(
    msgspec.Struct, frozen=True, omit_defaults=True, gc=False, kw_only=True, tag_field="kind"
):
    """What every entry has; its number and its time are given when it is written down."""

    seq: int = 0
    at: int = 0
    skew: int = 0
    """How far the running clock was ahead of `at`, where somebody has set the clock on the wall."""
    user: str | None = None
    """Who did it; nobody where a bot of the house moved or a clock ran out."""
    name: str | None = None
    """How they were called then; where a clock ran out, whose it was."""
    seat: int | None = None
    """The seat that it is about, if there is one."""

    @property
    def ran(self) -> int:
        """When it was by the clock that time limits are counted by."""
        return self.at + self.skew


class _Asked(_Entry, frozen=True, kw_only=True, rename={"fingerprint": "print"}):
    """What came by a request that may come again."""

    key: str | None = None
    """The idempotency key of that request."""
    fingerprint: str | None = None
    """The hash of what it asked for."""


SeatChange = Literal[
    "made", "joined", "left", "kicked", "resigned", "timeout", "takeover", "returned"
]


class Seated(_Entry, frozen=True, kw_only=True, tag="seat", rename={"change": "text"}):
    """Who sits where has changed."""

    change: SeatChange
    occupants: list[Occupant]
    """All seats as they are from now on."""
    host: str | None = None
    """The new host, if there is one; an empty text for nobody."""


class Started(_Entry, frozen=True, kw_only=True, tag="start"):
    """The game has begun."""

    tries: dict[str, int] | None = None
    """On a stream: the how manieth try with its dice this is for each person at the table."""
    taken: list[tuple[int, int]] | None = None
    """Of a study: the moves that are taken over, each with its seat."""


class NumberCommitted(_Entry, frozen=True, kw_only=True, tag="seal"):
    """A seat has promised a number for the dice: this is its SHA-256."""

    seat: int
    seal: str


class RevealStarted(_Entry, frozen=True, kw_only=True, tag="beginning"):
    """The game is about to begin: whoever has sealed a number tells it now."""

    wait_ms: int


class NumberRevealed(_Entry, frozen=True, kw_only=True, tag="number"):
    """A seat has told its number."""

    seat: int
    number: str


class Moved(_Asked, frozen=True, kw_only=True, tag="move"):
    """A seat has moved."""

    seat: int
    move: int


class TakenBack(_Asked, frozen=True, kw_only=True, tag="undo"):
    """A seat has taken moves back."""

    seat: int
    moves: int
    keep: int | None = None
    """How many moves of the record stay, where it went back beyond what was seen."""


class TakeBackRequested(_Asked, frozen=True, kw_only=True, tag="undo-request"):
    """A seat asks the others to let it go back beyond what was seen."""

    seat: int
    moves: int
    keep: int


class TakeBackAnswered(
    _Entry, frozen=True, kw_only=True, tag="undo-answer", rename={"answer": "text"}
):
    """What another seat says to that."""

    seat: int
    answer: Literal["yes", "no"]


class HintTaken(_Entry, frozen=True, kw_only=True, tag="hint"):
    """A seat was told what it could do."""

    seat: int
    token: str
    """The moment that it was told about."""


class ChatSent(_Entry, frozen=True, kw_only=True, tag="chat"):
    """A line of the chat; spectators have no seat."""

    text: str


class Muted(_Entry, frozen=True, kw_only=True, tag="mute"):
    """The host refuses somebody's chat, or lets them speak again."""

    other: str
    muted: bool


class RematchCreated(_Entry, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again, at another table."""

    table: str


class PauseRequested(_Entry, frozen=True, kw_only=True, tag="pause-request"):
    """A seat asks for a pause."""

    seat: int


class Paused(_Entry, frozen=True, kw_only=True, tag="pause"):
    """The clocks stand."""

    seat: int


class Resumed(_Entry, frozen=True, kw_only=True, tag="resume"):
    """The clocks run again."""

    seat: int


class Ended(_Entry, frozen=True, kw_only=True, tag="end", rename={"reason": "text"}):
    """The game is over, or was given up."""

    reason: Literal["abandoned"] | None = None


class UserErased(_Entry, frozen=True, kw_only=True, tag="forgotten"):
    """Somebody (`user`) has deleted their account: their name and their words are gone."""


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
"""Entries that are still to be numbered, dated and written down."""

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
    """What clients and counters call an entry."""
    return _KINDS[type(entry)]


# Storing


class _FirstForm(_Entry, frozen=True, kw_only=True, tag="seat"):
    """At first mutes and rematches were kept among the seats, with `name` for whom or where."""

    name: str
    text: Literal["muted", "unmuted", "rematch"]

    def meant(self) -> LogEntry:
        """The entry as it is written now."""
        if self.text == "rematch":
            return RematchCreated(seq=self.seq, at=self.at, user=self.user, table=self.name)
        muted = self.text == "muted"
        return Muted(seq=self.seq, at=self.at, user=self.user, other=self.name, muted=muted)


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[LogEntry]] = msgspec.json.Decoder(LogEntry)
_FIRST: Final = msgspec.json.Decoder(_FirstForm)


def pack(entry: LogEntry) -> bytes:
    """An entry as the database keeps it."""
    return _ENCODER.encode(entry)


class UnreadableEntry(Exception):
    """An entry is none, or does not follow from those before it; says which and nothing of it."""

    def __init__(self, seq: int, error: Exception) -> None:
        super().__init__(f"entry {seq}: {type(error).__name__}")


def unpack(body: bytes) -> LogEntry:
    """An entry from the database, in whichever form it was written."""
    try:
        return _DECODER.decode(body)
    except msgspec.ValidationError:
        return _FIRST.decode(body).meant()

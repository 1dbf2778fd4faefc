"""Request bodies for tables."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from osada.server.platform.request_body import AnyMove, ContentHash, RequestBody, SeatNumber
from osada.server.tables.state.terms import Access, Clock, NoClock, UndoPolicy


class TableBody(RequestBody, frozen=True):
    """Create a table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    access: Access = "open"
    undo: UndoPolicy | None = None
    """If missing: `free` alone and against bots, else `information`."""
    clock: Clock = NoClock()
    takeover: Annotated[str, Meta(max_length=200)] | None = None
    spectators: bool = True
    note: Annotated[str, Meta(max_length=500)] = ""
    hints: bool = False
    """Allow hints to people who play against each other."""
    stream: Annotated[str, Meta(max_length=100)] | None = None
    seal: PlayerCommitment | None = None
    start: bool = False
    content: ContentHash | None = None
    """Hash of an uploaded pack: `POST /api/contents`."""


class ForkBody(RequestBody, frozen=True):
    """Play on from a moment of a finished game, at a new table."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    """Number of moves of its record to take over."""
    seat: SeatNumber | None = None
    """Your seat; if missing, the one that is due to move there."""
    bot: Annotated[str, Meta(max_length=200)] | None = None
    """The bot for the other seats; if missing, the bots that sat there, or the default one."""


class JoinBody(RequestBody, frozen=True):
    """Take a seat."""

    seat: SeatNumber | None = None
    takeover: bool = False
    seal: PlayerCommitment | None = None


class CommitBody(RequestBody, frozen=True):
    """Commit to a number for the dice."""

    seal: PlayerCommitment


class RevealBody(RequestBody, frozen=True):
    """Reveal the number of the commitment."""

    number: Annotated[str, Meta(min_length=1, max_length=64)]


class OccupantBody(RequestBody, frozen=True):
    """Occupant of a seat: `open` or `bot:<name>`."""

    occupant: Annotated[str, Meta(max_length=200)]


class MoveBody(RequestBody, frozen=True):
    """Make a move: its index, its notation or its JSON."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    move: AnyMove


class PreviewBody(RequestBody, frozen=True):
    """Preview some moves."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    moves: Annotated[list[AnyMove], Meta(max_length=40)]


class UndoBody(RequestBody, frozen=True):
    """Take moves back."""

    seat: SeatNumber
    moves: Annotated[int, Meta(ge=1, le=10_000)] = 1
    token: Annotated[str, Meta(max_length=60)] | None = None


class UndoAnswerBody(RequestBody, frozen=True):
    """Agree or refuse to let another player take moves back."""

    seat: SeatNumber
    agree: bool


class ChatBody(RequestBody, frozen=True):
    """Post a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class RecordBody(RequestBody, frozen=True):
    """A record to verify."""

    record: Annotated[str, Meta(max_length=500_000)]


class TurnBody(RequestBody, frozen=True):
    """The moves of a turn so far."""

    moves: Annotated[list[AnyMove], Meta(max_length=100)]


PlayerCommitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]

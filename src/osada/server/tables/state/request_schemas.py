"""Bodies of requests about tables."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from osada.server.platform.request_body import AnyMove, ContentHash, RequestBody, SeatNumber
from osada.server.tables.state.terms import Access, Clock, NoClock, UndoPolicy


class TableBody(RequestBody, frozen=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    access: Access = "open"
    undo: UndoPolicy | None = None
    """If it is not said: free alone and against bots, up to the last information elsewhere."""
    clock: Clock = NoClock()
    takeover: Annotated[str, Meta(max_length=200)] | None = None
    spectators: bool = True
    note: Annotated[str, Meta(max_length=500)] = ""
    hints: bool = False
    """Whether people who play against each other may take hints."""
    stream: Annotated[str, Meta(max_length=100)] | None = None
    seal: PlayerCommitment | None = None
    start: bool = False
    content: ContentHash | None = None
    """The hash of a pack that was brought: `POST /api/contents`."""


class ForkBody(RequestBody, frozen=True):
    """Go on from a moment of a finished game, at a table of one's own."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many moves of its record are taken over."""
    seat: SeatNumber | None = None
    """Where to sit; if it is not said, whoever was to move there."""
    bot: Annotated[str, Meta(max_length=200)] | None = None
    """Who plays the other seats; if it is not said, the bots that sat there, or a usual one."""


class JoinBody(RequestBody, frozen=True):
    """Sit down."""

    seat: SeatNumber | None = None
    takeover: bool = False
    seal: PlayerCommitment | None = None


class CommitBody(RequestBody, frozen=True):
    """Promise a number for the dice."""

    seal: PlayerCommitment


class RevealBody(RequestBody, frozen=True):
    """Tell the number that was promised."""

    number: Annotated[str, Meta(min_length=1, max_length=64)]


class OccupantBody(RequestBody, frozen=True):
    """Who is to sit in a seat: `open` or `bot:<name>`."""

    occupant: Annotated[str, Meta(max_length=200)]


class MoveBody(RequestBody, frozen=True):
    """Make a move: its index, its notation or its JSON."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    move: AnyMove


class PreviewBody(RequestBody, frozen=True):
    """See what would become of some moves."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    moves: Annotated[list[AnyMove], Meta(max_length=40)]


class UndoBody(RequestBody, frozen=True):
    """Take moves back."""

    seat: SeatNumber
    moves: Annotated[int, Meta(ge=1, le=10_000)] = 1
    token: Annotated[str, Meta(max_length=60)] | None = None


class UndoAnswerBody(RequestBody, frozen=True):
    """Let somebody take moves back, or not."""

    seat: SeatNumber
    agree: bool


class ChatBody(RequestBody, frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class RecordBody(RequestBody, frozen=True):
    """A record to verify."""

    record: Annotated[str, Meta(max_length=500_000)]


class TurnBody(RequestBody, frozen=True):
    """The moves of a turn, as far as it has come."""

    moves: Annotated[list[AnyMove], Meta(max_length=100)]


PlayerCommitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]

"""What clients send."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from osada.service.wire.terms import Access, Clock, NoClock, UndoPolicy

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s]+@[^@\s]+$")]
LanguageCode = Annotated[str, Meta(pattern=r"^(en|pl)$")]
SeatNumber = Annotated[int, Meta(ge=0, le=61)]
ContentHash = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
AnyMove = int | Annotated[str, Meta(max_length=200)] | dict[str, str]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A body with a field that nobody knows is refused: it may be a slip of the pen."""


class Nothing(_Body, frozen=True):
    """An empty object."""


class GuestBody(_Body, frozen=True):
    """Come in as a guest."""

    name: Name
    language: LanguageCode = "en"
    bearer: bool = False


class SignInBody(_Body, frozen=True):
    """Come in as an account."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]
    bearer: bool = False


class LinkBody(_Body, frozen=True):
    """Ask for a sign-in link."""

    login: Annotated[str, Meta(min_length=1, max_length=200)]


class UseLinkBody(_Body, frozen=True):
    """Use a sign-in link, perhaps to set a new password."""

    bearer: bool = False
    password: Password | None = None


class AccountBody(_Body, frozen=True):
    """Make an account of a guest."""

    login: Login
    password: Password
    email: Email | None = None


class PasswordBody(_Body, frozen=True):
    """Change the password."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class EmailBody(_Body, frozen=True):
    """Change the address, or take it out."""

    password: Annotated[str, Meta(max_length=200)]
    email: Email | None


class GoodbyeBody(_Body, frozen=True):
    """Delete the account, shown to be one's own by its password or a sign-in link."""

    password: Annotated[str, Meta(max_length=200)] | None = None
    link: Annotated[str, Meta(max_length=100)] | None = None


class MeBody(_Body, frozen=True):
    """Change one's name or language."""

    name: Name | None = None
    language: LanguageCode | None = None


class BotBody(_Body, frozen=True):
    """Make a bot account."""

    name: Name


class TableBody(_Body, frozen=True):
    """Make a table."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}
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
    seal: Seal | None = None
    start: bool = False
    content: ContentHash | None = None
    """The hash of a pack that was brought: `POST /api/contents`."""


class StudyBody(_Body, frozen=True):
    """Go on from a moment of a finished game, at a table of one's own."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many moves of its record are taken over."""
    seat: SeatNumber | None = None
    """Where to sit; if it is not said, whoever was to move there."""
    bot: Annotated[str, Meta(max_length=200)] | None = None
    """Who plays the other seats; if it is not said, the bots that sat there, or a usual one."""


class HintBody(_Body, frozen=True):
    """Ask what could be done."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]


class JoinBody(_Body, frozen=True):
    """Sit down."""

    seat: SeatNumber | None = None
    takeover: bool = False
    seal: Seal | None = None


class SealBody(_Body, frozen=True):
    """Promise a number for the dice."""

    seal: Seal


class NumberBody(_Body, frozen=True):
    """Tell the number that was promised."""

    number: Annotated[str, Meta(min_length=1, max_length=64)]


class OccupantBody(_Body, frozen=True):
    """Who is to sit in a seat: `open` or `bot:<name>`."""

    occupant: Annotated[str, Meta(max_length=200)]


class MoveBody(_Body, frozen=True):
    """Make a move: its index, its notation or its JSON."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    move: AnyMove


class PreviewBody(_Body, frozen=True):
    """See what would become of some moves."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]
    moves: Annotated[list[AnyMove], Meta(max_length=40)]


class UndoBody(_Body, frozen=True):
    """Take moves back."""

    seat: SeatNumber
    moves: Annotated[int, Meta(ge=1, le=10_000)] = 1
    token: Annotated[str, Meta(max_length=60)] | None = None


class UndoAnswerBody(_Body, frozen=True):
    """Let somebody take moves back, or not."""

    seat: SeatNumber
    agree: bool


class ChatBody(_Body, frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


class RecordBody(_Body, frozen=True):
    """A record to verify."""

    record: Annotated[str, Meta(max_length=500_000)]


class ReplayBody(_Body, frozen=True):
    """A record to look at."""

    record: Annotated[str, Meta(max_length=500_000)]
    move: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seat: SeatNumber | None = None


class ContentBody(_Body, frozen=True):
    """Data files of one's own for a game, each as JSON, by name."""

    game: Annotated[str, Meta(max_length=60)]
    files: Annotated[dict[Annotated[str, Meta(max_length=60)], msgspec.Raw], Meta(max_length=20)]
    keep: bool = True
    """Whether to keep them, so that tables can be made; or only to say what is wrong."""


class DesignBody(_Body, frozen=True):
    """Publish a pack."""

    content: ContentHash


class BalanceBody(_Body, frozen=True):
    """Have games played on a pack."""

    whole: bool = False
    """Whether every part is to be measured; otherwise it is a first verdict."""


class ReportBody(_Body, frozen=True):
    """Say what is wrong with something that was published."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class StreamBody(_Body, frozen=True):
    """Make a stream of dice."""

    game: Annotated[str, Meta(max_length=60)]
    players: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[str, str], Meta(max_length=40)] = {}


LessonMoves = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]


class LessonBody(_Body, frozen=True):
    """Try a move of a lesson, or see where it stands."""

    moves: LessonMoves = []
    """The learner's own moves so far, as the last answer gave them."""
    attempt: AnyMove | None = None
    show: bool = False
    """Whether to name the right moves of a test, too."""
    language: LanguageCode = "en"


class AheadBody(_Body, frozen=True):
    """See what would become of some moves in a lesson."""

    ahead: Annotated[list[AnyMove], Meta(max_length=40)]
    moves: LessonMoves = []


class TurnBody(_Body, frozen=True):
    """The moves of a turn, as far as it has come."""

    moves: Annotated[list[AnyMove], Meta(max_length=100)]

"""What must hold before something is done at a table; each refusal says why."""

from __future__ import annotations

from osada.core.table import Stale
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, forbidden, invalid, wrong_state
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.terms import Status
from osada.text.errors import NotAllowed


def require_status(hosted: HostedTable, status: Status) -> None:
    """The table is open, running or finished."""
    if hosted.status != status:
        raise wrong_state(f"the table is {hosted.status}, not {status}")


def require_not_starting(hosted: HostedTable) -> None:
    """The game is not about to begin: who sits where and what is sealed stays as it is."""
    if hosted.reveal is not None:
        raise wrong_state("the game is about to begin")


def require_host(hosted: HostedTable, user: User) -> None:
    """The user is the host."""
    if hosted.host != user.id:
        raise forbidden("only the host of the table may do that")


def require_seat_exists(hosted: HostedTable, seat: int) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(hosted.occupants):
        raise invalid(f"seat: there is no seat {seat}")


def require_own_seat(hosted: HostedTable, user: User, seat: int) -> None:
    """The seat is the user's."""
    require_seat_exists(hosted, seat)
    if hosted.occupants[seat].user != user.id:
        raise forbidden(f"seat {seat} is not yours")


def require_any_seat(hosted: HostedTable, user: User) -> list[int]:
    """The user has seats: these."""
    mine = hosted.seats_of(user.id)
    if not mine:
        raise forbidden("you do not sit at this table")
    return mine


def require_playing(hosted: HostedTable, user: User, seat: int) -> None:
    """The user moves for the seat, and the game goes on."""
    require_own_seat(hosted, user, seat)
    require_status(hosted, "running")
    if hosted.paused:
        raise wrong_state("the table is paused")
    if hosted.occupants[seat].taken_over:
        raise wrong_state("a bot has taken over your seat: sit down again first")


def require_current_token(hosted: HostedTable, seat: int, token: str) -> None:
    """The token names this moment."""
    try:
        hosted.player().expect(seat, token)
    except Stale as error:
        raise Problem("stale", str(error)) from None


def require_legal(hosted: HostedTable, seat: int, move: int) -> None:
    """The rules allow the move."""
    try:
        hosted.player().check(seat, move)
    except NotAllowed as error:
        raise not_allowed(error) from None


def not_allowed(error: NotAllowed) -> Problem:
    """A refusal with the rule."""
    return Problem("not-allowed", str(error), rule=error.rule, notation=error.move)


def require_rules(hosted: HostedTable) -> None:
    """The rules that the table was made for must be at hand."""
    if hosted.other_rules is not None:
        raise wrong_state(hosted.other_rules)

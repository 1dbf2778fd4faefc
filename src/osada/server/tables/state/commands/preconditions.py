"""Preconditions of commands; each refusal gives the reason."""

from __future__ import annotations

from osada.core.table import Stale
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, forbidden, invalid, wrong_state
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.terms import Status
from osada.text.errors import NotAllowed


def require_status(hosted: HostedTable, status: Status) -> None:
    """Refuse unless the table has that status."""
    if hosted.status != status:
        raise wrong_state(f"the table is {hosted.status}, not {status}")


def require_not_starting(hosted: HostedTable) -> None:
    """Refuse while the game is starting: seats and commitments are fixed."""
    if hosted.reveal is not None:
        raise wrong_state("the game is about to begin")


def require_host(hosted: HostedTable, user: User) -> None:
    """Refuse users who are not the host."""
    if hosted.host != user.id:
        raise forbidden("only the host of the table may do that")


def require_seat_exists(hosted: HostedTable, seat: int) -> None:
    """Refuse a seat number that the table does not have."""
    if not 0 <= seat < len(hosted.occupants):
        raise invalid(f"seat: there is no seat {seat}")


def require_own_seat(hosted: HostedTable, user: User, seat: int) -> None:
    """Refuse a seat that is not the user's."""
    require_seat_exists(hosted, seat)
    if hosted.occupants[seat].user != user.id:
        raise forbidden(f"seat {seat} is not yours")


def require_any_seat(hosted: HostedTable, user: User) -> list[int]:
    """Return the user's seats; refuse if there are none."""
    mine = hosted.seats_of(user.id)
    if not mine:
        raise forbidden("you do not sit at this table")
    return mine


def require_playing(hosted: HostedTable, user: User, seat: int) -> None:
    """Refuse unless the user may move for the seat and the game is running."""
    require_own_seat(hosted, user, seat)
    require_status(hosted, "running")
    if hosted.paused:
        raise wrong_state("the table is paused")
    if hosted.occupants[seat].taken_over:
        raise wrong_state("a bot has taken over your seat: sit down again first")


def require_current_token(hosted: HostedTable, seat: int, token: str) -> None:
    """Refuse a token of an earlier position."""
    try:
        hosted.player().expect(seat, token)
    except Stale as error:
        raise Problem("stale", str(error)) from None


def require_legal(hosted: HostedTable, seat: int, move: int) -> None:
    """Refuse a move that the rules forbid."""
    try:
        hosted.player().check(seat, move)
    except NotAllowed as error:
        raise not_allowed(error) from None


def not_allowed(error: NotAllowed) -> Problem:
    """Return the problem for a forbidden move, with its rule."""
    return Problem("not-allowed", str(error), rule=error.rule, notation=error.move)


def require_rules(hosted: HostedTable) -> None:
    """Refuse if the rules of the table are not installed."""
    if hosted.other_rules is not None:
        raise wrong_state(hosted.other_rules)

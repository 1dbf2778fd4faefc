"""What players add to the dice: a number each, sealed before the start and told at it.

The table's own seed is bound by its commitment before anybody's number is known, and every number
by its seal before any is told. Whoever keeps silent is left out, and the record says so.
"""

from __future__ import annotations

from osada.core import chance
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import forbidden, invalid, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import (
    Drafts,
    NumberCommitted,
    NumberRevealed,
    RevealStarted,
    Started,
)
from osada.text.errors import OsadaError


def commit(hosted: HostedTable, user: User, commitment: str) -> Drafts:
    """Promise a number; another promise takes the place of the first until the game begins."""
    if hosted.setup.stream is not None:
        raise wrong_state("on a stream the dice are the same for everybody: nobody adds to them")
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    seat = preconditions.require_any_seat(hosted, user)[0]
    if hosted.player_commitments.get(seat) == commitment:
        return []
    return [NumberCommitted(seat=seat, user=user.id, name=user.name, seal=commitment)]


def reveal(hosted: HostedTable, user: User, number: str) -> Drafts:
    """Tell the number that was promised, when the game begins."""
    mine = [
        seat
        for seat in preconditions.require_any_seat(hosted, user)
        if seat in hosted.player_commitments
    ]
    if not mine:
        raise forbidden("you have sealed no number at this table")
    if hosted.contributions.get(mine[0]) == number:
        return []
    if hosted.reveal is None or hosted.status != "open":
        raise wrong_state("numbers are told when the game begins, not before or after it")
    _check_number(hosted.player_commitments[mine[0]], number)
    return [NumberRevealed(seat=mine[0], user=user.id, name=user.name, number=number)]


def _check_number(commitment: str, number: str) -> None:
    try:
        matches = chance.Part(commitment, chance.check_number(number)).kept
    except OsadaError as error:
        raise invalid(f"number: {error}") from None
    if not matches:
        raise invalid("number: it is not the one that you have sealed")


def begin(
    user: User, tries: dict[str, int] | None = None, *, wait_ms: int = 0, committed: bool
) -> Drafts:
    """The game begins: at once, or when everybody who sealed a number has had time to tell it."""
    if committed:
        return [RevealStarted(user=user.id, name=user.name, wait_ms=wait_ms)]
    return [Started(user=user.id, name=user.name, tries=tries)]


def start_without_missing(hosted: HostedTable, at: int) -> Drafts:
    """Begin without the numbers that were not told in time."""
    deadline = hosted.deadline()
    if hosted.reveal is None or deadline is None or at < deadline:
        return []
    return [Started(user=hosted.reveal.user, name=hosted.reveal.name)]

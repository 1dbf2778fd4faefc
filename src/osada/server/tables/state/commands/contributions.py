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
    Beginning,
    Drafts,
    NumberCommitted,
    NumberRevealed,
    Started,
)
from osada.text.errors import OsadaError


def commit(hosted: HostedTable, user: User, sealed: str) -> Drafts:
    """Promise a number; another promise takes the place of the first until the game begins."""
    if hosted.made.stream is not None:
        raise wrong_state("on a stream the dice are the same for everybody: nobody adds to them")
    preconditions.be(hosted, "open")
    preconditions.not_begin(hosted)
    seat = preconditions.sit_somewhere(hosted, user)[0]
    if hosted.seals.get(seat) == sealed:
        return []
    return [NumberCommitted(seat=seat, user=user.id, name=user.name, seal=sealed)]


def reveal(hosted: HostedTable, user: User, number: str) -> Drafts:
    """Tell the number that was promised, when the game begins."""
    mine = [seat for seat in preconditions.sit_somewhere(hosted, user) if seat in hosted.seals]
    if not mine:
        raise forbidden("you have sealed no number at this table")
    if hosted.numbers.get(mine[0]) == number:
        return []
    if hosted.beginning is None or hosted.status != "open":
        raise wrong_state("numbers are told when the game begins, not before or after it")
    _check(hosted.seals[mine[0]], number)
    return [NumberRevealed(seat=mine[0], user=user.id, name=user.name, number=number)]


def _check(sealed: str, number: str) -> None:
    try:
        kept = chance.Part(sealed, chance.check_number(number)).kept
    except OsadaError as error:
        raise invalid(f"number: {error}") from None
    if not kept:
        raise invalid("number: it is not the one that you have sealed")


def begin(
    user: User, tries: dict[str, int] | None = None, *, wait_ms: int = 0, sealed: bool
) -> Drafts:
    """The game begins: at once, or when everybody who sealed a number has had time to tell it."""
    if sealed:
        return [Beginning(user=user.id, name=user.name, wait_ms=wait_ms)]
    return [Started(user=user.id, name=user.name, tries=tries)]


def go_on(hosted: HostedTable, at: int) -> Drafts:
    """Begin without the numbers that were not told in time."""
    deadline = hosted.deadline()
    if hosted.beginning is None or deadline is None or at < deadline:
        return []
    return [Started(user=hosted.beginning.user, name=hosted.beginning.name)]

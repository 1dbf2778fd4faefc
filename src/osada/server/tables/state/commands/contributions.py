"""Contributions to the dice: each player commits to a number and reveals it at the start.

The server's commitment binds the seed before any number is known, and each player's commitment
binds their number before any is revealed. Numbers that are not revealed in time are left out, and
the record says so.
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
    """Commit to a number; until the start a new commitment replaces the old one."""
    if hosted.setup.stream is not None:
        raise wrong_state("on a stream all have the same dice: players do not contribute")
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    seat = preconditions.require_any_seat(hosted, user)[0]
    if hosted.player_commitments.get(seat) == commitment:
        return []
    return [NumberCommitted(seat=seat, user=user.id, name=user.name, seal=commitment)]


def reveal(hosted: HostedTable, user: User, number: str) -> Drafts:
    """Reveal the number of a commitment, while the game is starting."""
    mine = [
        seat
        for seat in preconditions.require_any_seat(hosted, user)
        if seat in hosted.player_commitments
    ]
    if not mine:
        raise forbidden("you have not committed to a number at this table")
    if hosted.contributions.get(mine[0]) == number:
        return []
    if hosted.reveal is None or hosted.status != "open":
        raise wrong_state("numbers are revealed while the game starts, not before or after")
    _check_number(hosted.player_commitments[mine[0]], number)
    return [NumberRevealed(seat=mine[0], user=user.id, name=user.name, number=number)]


def _check_number(commitment: str, number: str) -> None:
    try:
        matches = chance.Part(commitment, chance.check_number(number)).kept
    except OsadaError as error:
        raise invalid(f"number: {error}") from None
    if not matches:
        raise invalid("number: it does not match your commitment")


def begin(
    user: User, tries: dict[str, int] | None = None, *, wait_ms: int = 0, committed: bool
) -> Drafts:
    """Start the game, or first wait for the numbers that players have committed to."""
    if committed:
        return [RevealStarted(user=user.id, name=user.name, wait_ms=wait_ms)]
    return [Started(user=user.id, name=user.name, tries=tries)]


def start_without_missing(hosted: HostedTable, at: int) -> Drafts:
    """Start without the numbers that were not revealed in time."""
    deadline = hosted.deadline()
    if hosted.reveal is None or deadline is None or at < deadline:
        return []
    return [Started(user=hosted.reveal.user, name=hosted.reveal.name)]

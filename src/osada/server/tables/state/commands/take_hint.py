"""Hints: permission, and the entry that marks them."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import forbidden, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, HintTaken
from osada.server.tables.state.views.table_info import hints_refusal


def may(hosted: HostedTable, user: User, seat: int, token: str) -> None:
    """Refuse a hint that is not allowed or not current."""
    preconditions.require_playing(hosted, user, seat)
    if (reason := hints_refusal(hosted)) is not None:
        raise forbidden(reason)
    preconditions.require_current_token(hosted, seat, token)
    if not hosted.open_seats() >> seat & 1:
        raise wrong_state("it is not your turn")


def take(hosted: HostedTable, user: User, seat: int, token: str) -> Drafts:
    """Mark that a seat takes a hint, once per position."""
    may(hosted, user, seat, token)
    if hosted.hinted.get(seat) == token:
        return []
    return [HintTaken(seat=seat, user=user.id, name=user.name, token=token)]

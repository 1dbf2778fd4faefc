"""Chat of a table, and muting by the host."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import ChatSent, Drafts, Muted


def chat(hosted: HostedTable, user: User, text: str) -> Drafts:
    """Post a chat message."""
    if user.id in hosted.muted:
        raise Problem("muted", "the host has muted you at this table")
    seat = next(iter(hosted.seats_of(user.id)), None)
    return [ChatSent(seat=seat, user=user.id, name=user.name, text=text)]


def mute(hosted: HostedTable, user: User, other: str, *, muted: bool) -> Drafts:
    """Mute a user's chat at this table, or unmute it."""
    preconditions.require_host(hosted, user)
    if other == user.id:
        raise wrong_state("a host does not mute themselves")
    if (other in hosted.muted) == muted:
        return []
    return [Muted(user=user.id, name=user.name, other=other, muted=muted)]

"""Pausing and resuming the clocks."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, Paused, PauseRequested, Resumed


def pause(hosted: HostedTable, user: User) -> Drafts:
    """Pause; if other people play on a clock, all of them must ask for it."""
    preconditions.require_status(hosted, "running")
    mine = preconditions.require_any_seat(hosted, user)
    if hosted.paused:
        raise wrong_state("the table is paused already")
    everybody = {i for i, o in enumerate(hosted.occupants) if o.waits}
    if not hosted.clocks.ticks or everybody <= hosted.pause_asked | set(mine):
        return [Paused(seat=mine[0], user=user.id, name=user.name)]
    new = [seat for seat in mine if seat not in hosted.pause_asked]
    if not new:
        raise wrong_state("you have asked for a pause already")
    return [PauseRequested(seat=seat, user=user.id, name=user.name) for seat in new]


def resume(hosted: HostedTable, user: User) -> Drafts:
    """Resume."""
    preconditions.require_status(hosted, "running")
    mine = preconditions.require_any_seat(hosted, user)
    if not hosted.paused:
        raise wrong_state("the table is not paused")
    return [Resumed(seat=mine[0], user=user.id, name=user.name)]

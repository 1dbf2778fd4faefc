"""Takeover of seats by a bot, after resigning or running out of time, and coming back."""

from __future__ import annotations

from typing import Final

import msgspec

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.commands.contributions import start_without_missing
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, Occupant, SeatChange, Seated

STAND_IN: Final = "level2"
"""The bot that takes over where the terms name none."""


def resign(hosted: HostedTable, user: User, mine: list[int]) -> Drafts:
    """Leave a running game."""
    seats = [_taken_over(hosted, o) if o.user == user.id else o for o in hosted.occupants]
    return [seated("resigned", mine[0], user, seats)]


def run_out(hosted: HostedTable, at: int) -> Drafts:
    """Apply the time-out of seats: a bot takes over if the terms say so."""
    if hosted.status == "open":
        return start_without_missing(hosted, at)
    if hosted.status != "running" or hosted.paused:
        return []
    drafts: Drafts = []
    seats = list(hosted.occupants)
    for seat in hosted.clocks.run_out(at):
        change: SeatChange = "takeover" if hosted.terms.takeover is not None else "timeout"
        if change == "takeover":
            seats[seat] = _taken_over(hosted, seats[seat])
        else:
            seats[seat] = msgspec.structs.replace(seats[seat], overdue=True)
        name = seats[seat].name
        drafts.append(Seated(change=change, seat=seat, name=name, occupants=list(seats)))
    return drafts


def replace(hosted: HostedTable, user: User, seat: int) -> Drafts:
    """Let a bot take over a seat that has run out of time."""
    preconditions.require_status(hosted, "running")
    preconditions.require_any_seat(hosted, user)
    preconditions.require_seat_exists(hosted, seat)
    if not hosted.occupants[seat].overdue:
        raise wrong_state("that seat's time has not run out")
    seats = list(hosted.occupants)
    seats[seat] = _taken_over(hosted, seats[seat])
    return [seated("takeover", seat, user, seats)]


def come_back(hosted: HostedTable, user: User) -> Drafts:
    """Return to a seat that a bot took over."""
    preconditions.require_status(hosted, "running")
    mine = [seat for seat in hosted.seats_of(user.id) if hosted.occupants[seat].taken_over]
    if not mine:
        raise wrong_state("no bot has taken over a seat of yours")
    seats = list(hosted.occupants)
    for seat in mine:
        seats[seat] = msgspec.structs.replace(seats[seat], bot=None, taken_over=False)
    return [seated("returned", mine[0], user, seats)]


def _taken_over(hosted: HostedTable, occupant: Occupant) -> Occupant:
    bot = hosted.terms.takeover or STAND_IN
    return msgspec.structs.replace(occupant, bot=bot, taken_over=True, overdue=False)


def seated(
    change: SeatChange, seat: int, user: User, seats: list[Occupant], host: str | None = None
) -> Seated:
    """Return the entry for a change of seats."""
    return Seated(
        change=change, seat=seat, user=user.id, name=user.name, occupants=seats, host=host
    )

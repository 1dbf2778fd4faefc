"""Seating before the start, and starting the game."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.commands.contributions import begin
from osada.server.tables.state.commands.takeover import resign, seated
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, NumberCommitted, Occupant, SeatChange


def join(hosted: HostedTable, user: User, seat: int | None, seal: str | None = None) -> Drafts:
    """Take a seat."""
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    if hosted.seats_of(user.id):
        raise wrong_state("you sit at this table already")
    if hosted.setup.stream is not None and hosted.setup.players == 1:
        raise wrong_state("on a solo stream each player creates their own table")
    seat = _free_seat(hosted, seat)
    seats = _with(hosted, seat, Occupant("person", user.id, user.name))
    host = user.id if hosted.host is None else None
    drafts: Drafts = [seated("joined", seat, user, seats, host)]
    if seal is not None and hosted.setup.stream is None:
        drafts.append(NumberCommitted(seat=seat, user=user.id, name=user.name, seal=seal))
    return drafts


def _free_seat(hosted: HostedTable, wanted: int | None) -> int:
    free = [i for i, occupant in enumerate(hosted.occupants) if occupant.kind == "open"]
    if wanted is None and free:
        return free[0]
    if wanted is None or not 0 <= wanted < len(hosted.occupants):
        raise Problem("taken", "no seat is free")
    if wanted not in free:
        raise Problem("taken", f"seat {wanted} is taken")
    return wanted


def leave(hosted: HostedTable, user: User) -> Drafts:
    """Leave the table; in a running game a bot takes over."""
    mine = preconditions.require_any_seat(hosted, user)
    if hosted.status == "running":
        return resign(hosted, user, mine)
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    seats = [Occupant("open") if o.user == user.id else o for o in hosted.occupants]
    rest = [o.user for o in seats if o.user is not None]
    host = (rest[0] if rest else "") if hosted.host == user.id else None
    return [seated("left", mine[0], user, seats, host)]


def set_seat(hosted: HostedTable, user: User, seat: int, occupant: Occupant) -> Drafts:
    """As host, open a seat, removing its occupant, or put a bot on it."""
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    preconditions.require_host(hosted, user)
    preconditions.require_seat_exists(hosted, seat)
    before = hosted.occupants[seat]
    if before.user == user.id:
        raise wrong_state("that seat is your own: leave the table instead")
    change: SeatChange = "kicked" if before.kind == "person" else "left"
    if occupant.kind == "bot":
        change = "joined"
    return [seated(change, seat, user, _with(hosted, seat, occupant))]


def start(
    hosted: HostedTable, user: User, tries: dict[str, int] | None = None, wait_ms: int = 0
) -> Drafts:
    """Start the game."""
    preconditions.require_rules(hosted)
    preconditions.require_status(hosted, "open")
    preconditions.require_not_starting(hosted)
    preconditions.require_host(hosted, user)
    if any(occupant.kind == "open" for occupant in hosted.occupants):
        raise wrong_state("a seat is still open")
    if tries is not None and set(tries) != set(hosted.people()):
        raise Problem("busy", "a player has joined or left just now: try again")
    return begin(user, tries, wait_ms=wait_ms, committed=bool(hosted.player_commitments))


def _with(hosted: HostedTable, seat: int, occupant: Occupant) -> list[Occupant]:
    return [*hosted.occupants[:seat], occupant, *hosted.occupants[seat + 1 :]]

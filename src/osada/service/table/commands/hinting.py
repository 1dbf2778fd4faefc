"""Taking a hint: who may, and that it is marked for ever."""

from __future__ import annotations

from osada.service.problems import forbidden, wrong_state
from osada.service.table.commands import must
from osada.service.table.hosted import HostedTable
from osada.service.table.log import Drafts, Hinted
from osada.service.table.showing.info import no_hints
from osada.service.wire.people import User


def may(hosted: HostedTable, user: User, seat: int, token: str) -> None:
    """Refuse a hint where there is none to be had."""
    must.play(hosted, user, seat)
    if (reason := no_hints(hosted)) is not None:
        raise forbidden(reason)
    must.be_in_time(hosted, seat, token)
    if not hosted.open_seats() >> seat & 1:
        raise wrong_state("it is not your turn")


def take(hosted: HostedTable, user: User, seat: int, token: str) -> Drafts:
    """Mark that a seat was told what it could do; once for a moment."""
    may(hosted, user, seat, token)
    if hosted.hinted.get(seat) == token:
        return []
    return [Hinted(seat=seat, user=user.id, name=user.name, token=token)]

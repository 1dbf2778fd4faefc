"""A table in a list."""

from __future__ import annotations

import msgspec

from osada.core.bits import members
from osada.server.platform.timestamps import moment
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.table_schemas import TableCard
from osada.server.tables.state.terms import Status, Terms
from osada.server.tables.state.views.table_info import seats


class ListedTable(msgspec.Struct, frozen=True):
    """What a list knows of a table without its log."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    maker: str
    players: int
    occupants: list[Occupant]
    terms: Terms
    fork: bool
    stream: str | None
    paused: bool
    open_seats: int
    playable: bool
    """Whether the rules it was begun under are at hand."""
    created_at: int
    updated_at: int
    finished_at: int | None

    def people(self) -> set[str]:
        """Whose table it is: those who sit there, or whoever lets bots play among themselves."""
        return {o.user for o in self.occupants if o.user is not None} or {self.maker}


def table_card(listed: ListedTable, user: str | None) -> TableCard:
    """A table as somebody sees it in a list."""
    occupants, terms = listed.occupants, listed.terms
    mine = [i for i, o in enumerate(occupants) if user is not None and o.user == user]
    turn = [i for i in mine if listed.open_seats >> i & 1 and occupants[i].waits]
    return TableCard(
        id=listed.id,
        game=listed.game,
        options=listed.options,
        status=listed.status,
        players=listed.players,
        seats=seats(occupants, ()),
        clock=terms.clock,
        note=terms.note,
        spectators=terms.spectators,
        fork=listed.fork,
        stream=listed.stream,
        paused=listed.paused,
        open_seats=members(listed.open_seats),
        created_at=moment(listed.created_at),
        updated_at=moment(listed.updated_at),
        your_turn=bool(turn) and not listed.paused and listed.playable,
        my_seats=mine,
    )

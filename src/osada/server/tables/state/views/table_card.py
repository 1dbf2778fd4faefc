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
    """A listed table, from its row and seats without the log."""

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
    """True if the table's rules are installed."""
    created_at: int
    updated_at: int
    finished_at: int | None

    def people(self) -> set[str]:
        """Return the users at the table; for a table of bots only, its creator."""
        return {o.user for o in self.occupants if o.user is not None} or {self.maker}


def table_card(listed: ListedTable, user: str | None) -> TableCard:
    """Return a listed table as a user sees it."""
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

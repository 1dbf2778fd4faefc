"""Tables in the database: their rows, their logs, their lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, Select, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.core.bits import members
from osada.service.play.desk import Desk, Made
from osada.service.play.log import Logged, Occupant, unpack
from osada.service.play.render import outcome
from osada.service.play.render import seats as seats_of
from osada.service.store.schema import LOG, RESULTS, SEATS, TABLES
from osada.service.times import moment
from osada.service.wire.tables import Status, TableCard, Terms


def made_of(row: Row[Any]) -> Made:
    """How a table was made, from its row."""
    return Made(
        id=row.id,
        game=row.game,
        players=row.players,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        seed=row.seed,
        revision=row.revision,
        content=row.content,
        terms=msgspec.json.decode(row.terms, type=Terms),
        stream=row.stream_id,
        attempt=row.attempt,
        previous=row.previous_id,
        created_at=row.created_at,
        maker=row.maker_id,
    )


def new_row(made: Made) -> dict[str, Any]:
    """The row of a table that nobody has touched yet."""
    return {
        "id": made.id,
        "game": made.game,
        "players": made.players,
        "options": msgspec.json.encode(made.options).decode(),
        "seed": made.seed,
        "revision": made.revision,
        "content": made.content,
        "terms": msgspec.json.encode(made.terms).decode(),
        "stream_id": made.stream,
        "attempt": made.attempt,
        "previous_id": made.previous,
        "created_at": made.created_at,
        "maker_id": made.maker,
        "seq": 0,
        "status": "open",
        "listed": False,
        "open_seats": 0,
        "paused": False,
        "bot_due": False,
        "deadline": None,
        "updated_at": made.created_at,
        "finished_at": None,
    }


def card_row(desk: Desk) -> dict[str, Any]:
    """What the row repeats of the log."""
    return {
        "seq": desk.seq,
        "status": desk.status,
        "listed": desk.terms.access == "open" and desk.made.stream is None,
        "open_seats": desk.open_seats(),
        "paused": desk.paused,
        "bot_due": bool(desk.bots_due()),
        "deadline": desk.clocks.deadline() if desk.status == "running" else None,
        "updated_at": desk.updated_at,
        "finished_at": desk.finished_at,
    }


def seat_statements(desk: Desk) -> list[Executable]:
    """Write down anew who sits where."""
    rows = [
        {
            "table_id": desk.id,
            "seat": seat,
            "kind": occupant.kind,
            "user_id": occupant.user,
            "name": occupant.name,
            "bot": occupant.bot,
        }
        for seat, occupant in enumerate(desk.occupants)
    ]
    return [delete(SEATS).where(SEATS.c.table_id == desk.id), insert(SEATS).values(rows)]


def result_statements(desk: Desk) -> list[Executable]:
    """Write down what each person reached. A seat that a bot finished counts for nobody.

    Whoever plays alone, or with the dice of others, must have made every move themselves.
    """
    result = outcome(desk)
    if result is None:
        return []
    made = desk.made
    helped = desk.helped if made.players == 1 or made.stream is not None else frozenset()
    category = desk.game.solo_category(made.options) if made.players == 1 else None
    rows = [
        {
            "table_id": desk.id,
            "seat": seat,
            "user_id": occupant.user,
            "game": made.game,
            "category": category,
            "players": made.players,
            "score": result.scores[seat],
            "place": result.places[seat],
            "honours": msgspec.json.encode(result.honours).decode(),
            "stream_id": made.stream,
            "attempt": made.attempt,
            "at": desk.finished_at,
        }
        for seat, occupant in enumerate(desk.occupants)
        if occupant.waits and seat not in helped
    ]
    return [insert(RESULTS).values(rows)] if rows else []


async def find(connection: AsyncConnection, table: str) -> Made | None:
    """How a table was made; `None` if there is none of that id."""
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    return None if row is None else made_of(row)


async def log_after(connection: AsyncConnection, table: str, seq: int) -> list[Logged]:
    """The entries of a log after one."""
    wanted = select(LOG.c.body).where(LOG.c.table_id == table, LOG.c.seq > seq).order_by(LOG.c.seq)
    return [unpack(body) for body in (await connection.execute(wanted)).scalars()]


# Lists


async def cards(
    connection: AsyncConnection, wanted: Select[Any], user: str | None
) -> list[TableCard]:
    """Some tables as a list shows them."""
    rows = (await connection.execute(wanted)).all()
    ids = [row.id for row in rows]
    people = await _occupants(connection, ids)
    return [_card(row, people.get(row.id, []), user) for row in rows]


async def _occupants(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Occupant]]:
    if not ids:
        return {}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    found: dict[str, list[Occupant]] = {}
    for row in await connection.execute(wanted):
        taken = row.kind == "person" and row.bot is not None
        occupant = Occupant(row.kind, row.user_id, row.name, row.bot, taken)
        found.setdefault(row.table_id, []).append(occupant)
    return found


def _card(row: Row[Any], occupants: list[Occupant], user: str | None) -> TableCard:
    terms = msgspec.json.decode(row.terms, type=Terms)
    mine = [i for i, o in enumerate(occupants) if user is not None and o.user == user]
    turn = [i for i in mine if row.open_seats >> i & 1 and occupants[i].waits]
    return TableCard(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        status=row.status,
        players=row.players,
        seats=seats_of(occupants, ()),
        clock=terms.clock,
        note=terms.note,
        spectators=terms.spectators,
        stream=row.stream_id,
        paused=row.paused,
        open_seats=members(row.open_seats),
        created_at=moment(row.created_at),
        updated_at=moment(row.updated_at),
        your_turn=bool(turn) and not row.paused,
        my_seats=mine,
    )


def listed(status: Status, game: str | None = None, most: int = 100) -> Select[Any]:
    """The tables of the lobby in one state, the latest first."""
    wanted = select(TABLES).where(TABLES.c.status == status, TABLES.c.listed)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    return wanted.order_by(TABLES.c.updated_at.desc()).limit(most)


def mine(user: str, statuses: Iterable[str], most: int = 100) -> Select[Any]:
    """The tables where somebody sits."""
    sitting = select(SEATS.c.table_id).where(SEATS.c.user_id == user)
    return (
        select(TABLES)
        .where(TABLES.c.id.in_(sitting), TABLES.c.status.in_(list(statuses)))
        .order_by(TABLES.c.updated_at.desc())
        .limit(most)
    )


async def due(connection: AsyncConnection, now: int, idle_ms: int) -> list[tuple[str, bool]]:
    """Running tables where time has run out (True), or where a bot has kept silent for long."""
    silent: ColumnElement[bool] = TABLES.c.bot_due & (TABLES.c.updated_at <= now - idle_ms)
    wanted = select(TABLES.c.id, TABLES.c.deadline).where(
        TABLES.c.status == "running", or_(TABLES.c.deadline <= now, silent)
    )
    rows = await connection.execute(wanted.limit(1000))
    return [(row.id, row.deadline is not None and row.deadline <= now) for row in rows]

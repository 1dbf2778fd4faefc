"""Queries for lists of tables: the lobby, a user's tables, and tables with something due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.batches import batched
from osada.server.platform.database_schema import SEATS, TABLES
from osada.server.platform.instant import Instant
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.table_edition import known_contents, playable_revisions
from osada.server.tables.state.table_schemas import TableCard
from osada.server.tables.state.terms import Status, Terms
from osada.server.tables.state.views.table_card import ListedTable, table_card

_LIST_LIMIT: Final = 100
"""Maximum number of tables in a list."""


async def in_lobby(
    connection: AsyncConnection, status: Status, game: str | None = None
) -> list[ListedTable]:
    """Return the lobby's tables with one status, latest first."""
    wanted = select(TABLES).where(TABLES.c.status == status, TABLES.c.listed)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    return await _latest(connection, wanted)


async def of_users(
    connection: AsyncConnection, users: Sequence[str], statuses: Iterable[str]
) -> dict[str, list[ListedTable]]:
    """Return the tables of each user, latest first."""
    by_user: dict[str, list[ListedTable]] = {}
    for batch in batched(users, _LIST_LIMIT):
        wanted = select(TABLES).where(belongs_to(batch), TABLES.c.status.in_(list(statuses)))
        for listed in await _latest(connection, wanted, _LIST_LIMIT * len(batch)):
            for user in listed.people() & set(batch):
                by_user.setdefault(user, []).append(listed)
    return {user: tables[:_LIST_LIMIT] for user, tables in by_user.items()}


def belongs_to(users: Sequence[str]) -> ColumnElement[bool]:
    """Return the condition that a user sits at the table, or created it for bots only."""
    sitting = select(SEATS.c.table_id).where(SEATS.c.user_id.in_(users))
    people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind != "bot")
    return or_(TABLES.c.id.in_(sitting), and_(TABLES.c.maker_id.in_(users), ~people))


async def all_of(connection: AsyncConnection, user: str) -> list[TableCard]:
    """Return every table of a user as they see it."""
    wanted = select(TABLES).where(belongs_to([user])).order_by(TABLES.c.created_at)
    return [table_card(listed, user) for listed in await read_lists(connection, wanted)]


async def _latest(
    connection: AsyncConnection, wanted: Select[Any], most: int = _LIST_LIMIT
) -> list[ListedTable]:
    return await read_lists(connection, wanted.order_by(TABLES.c.updated_at.desc()).limit(most))


async def read_lists(connection: AsyncConnection, wanted: Select[Any]) -> list[ListedTable]:
    """Return the tables of a query, with their occupants."""
    rows = (await connection.execute(wanted)).all()
    people: dict[str, list[Occupant]] = {}
    for batch in batched([row.id for row in rows], 500):
        people |= await _occupants(connection, batch)
    return [_listed(row, people.get(row.id, [])) for row in rows]


def _listed(row: Row[Any], occupants: list[Occupant]) -> ListedTable:
    return ListedTable(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        status=row.status,
        maker=row.maker_id,
        players=row.players,
        occupants=occupants,
        terms=msgspec.json.decode(row.terms, type=Terms),
        fork=row.study is not None,
        stream=row.stream_id,
        paused=row.paused,
        open_seats=row.open_seats,
        playable=_playable(row),
        created_at=row.created_at,
        updated_at=row.updated_at,
        finished_at=row.finished_at,
    )


def _playable(row: Row[Any]) -> bool:
    """Return whether a table's rules are installed and its data are available."""
    available = row.edition is not None or (row.game, row.content) in known_contents()
    return available and (row.game, row.revision) in playable_revisions()


async def _occupants(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[Occupant]]:
    if not ids:
        return {}
    wanted = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    by_table: dict[str, list[Occupant]] = {}
    for row in await connection.execute(wanted):
        taken = row.kind == "person" and row.bot is not None
        occupant = Occupant(row.kind, row.user_id, row.name, row.bot, taken)
        by_table.setdefault(row.table_id, []).append(occupant)
    return by_table


async def due(connection: AsyncConnection, now: Instant, idle_ms: int) -> list[tuple[str, bool]]:
    """Return tables whose time has run out (True), or whose bot has been silent for too long."""
    last = TABLES.c.updated_at  # in the future if the wall clock was set back
    silent: ColumnElement[bool] = TABLES.c.bot_due & or_(
        last <= now.wall - idle_ms, last > now.wall + idle_ms
    )
    wanted = select(TABLES.c.id, TABLES.c.deadline).where(
        TABLES.c.status.in_(["open", "running"]),
        or_(TABLES.c.deadline <= now.running, silent),
        tuple_(TABLES.c.game, TABLES.c.revision).in_(sorted(playable_revisions())),
        or_(
            TABLES.c.edition.is_not(None),
            tuple_(TABLES.c.game, TABLES.c.content).in_(sorted(known_contents())),
        ),
    )
    rows = await connection.execute(wanted.limit(1000))
    return [(row.id, row.deadline is not None and row.deadline <= now.running) for row in rows]


async def count_unfinished(connection: AsyncConnection, maker: str) -> int:
    """Count the open and running tables that a user has created."""
    own = TABLES.c.maker_id == maker
    wanted = select(func.count()).where(own, TABLES.c.status.in_(["open", "running"]))
    return int((await connection.execute(wanted)).scalar_one())


def visible(wanted: Select[Any], user: str, viewer: str | None) -> Select[Any]:
    """Restrict a query for a user's tables to those that the viewer may know of."""
    if viewer == user:
        return wanted
    return wanted.where(or_(TABLES.c.listed, has_seat(SEATS.c.user_id == (viewer or ""))))


def has_seat(*which: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that a table has such a seat."""
    return exists().where(SEATS.c.table_id == TABLES.c.id, *which)

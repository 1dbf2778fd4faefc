"""Storage of tables: rows, seats, logs and records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Executable, Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.database_schema import LOG, RECORDS, SEATS, TABLES
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import LogEntry, UnreadableEntry, pack, unpack
from osada.server.tables.state.table_setup import ForkOrigin, TableSetup
from osada.server.tables.state.terms import Terms


def _setup(row: Row[Any]) -> TableSetup:
    """Return the setup stored in a row."""
    return TableSetup(
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
        edition=row.edition,
        fork=msgspec.json.decode(row.study, type=ForkOrigin) if row.study is not None else None,
    )


def setup_row(setup: TableSetup) -> dict[str, Any]:
    """Return the columns that hold the setup."""
    return {
        "id": setup.id,
        "game": setup.game,
        "players": setup.players,
        "options": msgspec.json.encode(setup.options).decode(),
        "seed": setup.seed,
        "revision": setup.revision,
        "content": setup.content,
        "terms": msgspec.json.encode(setup.terms).decode(),
        "stream_id": setup.stream,
        "attempt": setup.attempt,
        "previous_id": setup.previous,
        "created_at": setup.created_at,
        "maker_id": setup.maker,
        "edition": setup.edition,
        "study": msgspec.json.encode(setup.fork).decode() if setup.fork is not None else None,
    }


def card_row(hosted: HostedTable) -> dict[str, Any]:
    """Return the columns that repeat parts of the log."""
    return {
        "seq": hosted.seq,
        "status": hosted.status,
        "listed": hosted.terms.access == "open" and hosted.setup.stream is None,
        "open_seats": hosted.open_seats(),
        "paused": hosted.paused,
        "bot_due": bool(hosted.bots_due()),
        "deadline": hosted.deadline(),
        "updated_at": hosted.updated_at,
        "finished_at": hosted.finished_at,
    }


def seat_statements(hosted: HostedTable) -> list[Executable]:
    """Return the statements that replace the seats of a table."""
    rows = [
        {
            "table_id": hosted.id,
            "seat": seat,
            "kind": occupant.kind,
            "user_id": occupant.user,
            "name": occupant.name,
            "bot": occupant.bot,
        }
        for seat, occupant in enumerate(hosted.occupants)
    ]
    return [delete(SEATS).where(SEATS.c.table_id == hosted.id), insert(SEATS).values(rows)]


def log_rows(table: str, entries: Iterable[LogEntry]) -> list[dict[str, Any]]:
    """Return entries as rows of the log."""
    return [
        {"table_id": table, "seq": entry.seq, "at": entry.at, "body": pack(entry)}
        for entry in entries
    ]


def record_statements(hosted: HostedTable) -> list[Executable]:
    """Return the statement that stores the record of a finished table."""
    if hosted.status != "finished":
        return []
    text = hosted.player().record(with_seed=True).text()
    return [insert(RECORDS).values(table_id=hosted.id, text=text)]


async def stored_record(connection: AsyncConnection, table: str) -> str | None:
    """Return the stored record of a table."""
    wanted = select(RECORDS.c.text).where(RECORDS.c.table_id == table)
    text: str | None = (await connection.execute(wanted)).scalar_one_or_none()
    return text


async def find(connection: AsyncConnection, table: str) -> TableSetup | None:
    """Return the setup of a table, or `None`."""
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    return None if row is None else _setup(row)


async def log_after(connection: AsyncConnection, table: str, seq: int) -> list[LogEntry]:
    """Return the entries of a log after `seq`."""
    after = (LOG.c.table_id == table, LOG.c.seq > seq)
    wanted = select(LOG.c.seq, LOG.c.body).where(*after).order_by(LOG.c.seq)
    return [read_entry(number, body) for number, body in await connection.execute(wanted)]


def read_entry(seq: int, body: bytes) -> LogEntry:
    """Decode an entry of a log; raise `UnreadableEntry` if that is impossible."""
    try:
        return unpack(body)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
        raise UnreadableEntry(seq, error) from None

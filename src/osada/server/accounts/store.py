"""Erasure of users from the database: their rows, and the logs that name them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import ColumnElement, LargeBinary, delete, func, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.core.record import read
from osada.server.platform.database_schema import (
    GONE,
    LINKS,
    LOG,
    MUTES,
    RECORDS,
    SEATS,
    SESSIONS,
    USERS,
)
from osada.server.tables.state.log_entries import ChatSent, UnreadableEntry, pack
from osada.server.tables.state.redact import NOBODY, erase_user
from osada.server.tables.store import read_entry

_EMPTY: Final = b"{}"
"""Body of an entry that cannot be read any more than before, and names nobody."""


def _has(connection: AsyncConnection, text: str) -> ColumnElement[bool]:
    """Select log entries that may contain a text; matches need a closer look."""
    if connection.dialect.name == "sqlite":
        return func.instr(LOG.c.body, literal(text.encode(), LargeBinary)) > 0
    return LOG.c.body.like(literal(b"%" + text.encode() + b"%", LargeBinary))


async def tables_of(connection: AsyncConnection, user: str) -> list[str]:
    """Return the tables whose log names a user: as player, in chat, or as muted."""
    query = select(LOG.c.table_id).where(_has(connection, user)).distinct()
    return list((await connection.execute(query.order_by(LOG.c.table_id))).scalars())


async def said_by(connection: AsyncConnection, user: str) -> list[tuple[str, ChatSent]]:
    """Return the chat messages of a user, with their tables."""
    about = (_has(connection, user), _has(connection, '"kind":"chat"'))
    query = select(LOG.c.table_id, LOG.c.seq, LOG.c.body).where(*about).order_by(LOG.c.at)
    lines = []
    for row in await connection.execute(query):
        with suppress(UnreadableEntry):
            lines.append((row.table_id, read_entry(row.seq, row.body)))
    return [
        (table, said) for table, said in lines if isinstance(said, ChatSent) and said.user == user
    ]


async def redact_table(connection: AsyncConnection, table: str, user: str) -> None:
    """Rewrite a table's log, seats and record without a user's name and chat."""
    entries = select(LOG.c.seq, LOG.c.body).where(LOG.c.table_id == table)
    for seq, body in (await connection.execute(entries)).all():
        cleaned = _redacted(seq, body, user)
        if cleaned != body:
            where = (LOG.c.table_id == table, LOG.c.seq == seq)
            await connection.execute(update(LOG).where(*where).values(body=cleaned))
    theirs = (SEATS.c.table_id == table, SEATS.c.user_id == user)
    await connection.execute(update(SEATS).where(*theirs).values(name=NOBODY))
    await _redact_record(connection, table)


def _redacted(seq: int, body: bytes, user: str) -> bytes:
    """Return an entry without a user; an unreadable one that names them is emptied."""
    try:
        entry = read_entry(seq, body)
    except UnreadableEntry:
        return _EMPTY if user.encode() in body else body
    cleaned = erase_user(entry, user)
    return body if cleaned is entry else pack(cleaned)


async def _redact_record(connection: AsyncConnection, table: str) -> None:
    of_table = RECORDS.c.table_id == table
    text = (await connection.execute(select(RECORDS.c.text).where(of_table))).scalar_one_or_none()
    if text is None:
        return
    gone = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.name == NOBODY)
    seats = set((await connection.execute(gone)).scalars())
    record = read(text)
    names = [NOBODY if seat in seats else name for seat, name in enumerate(record.names)]
    changed = replace(record, names=names).text()
    await connection.execute(update(RECORDS).where(of_table).values(text=changed))


async def erase_user_rows(connection: AsyncConnection, user: str) -> list[str]:
    """Delete everything but a user's id; return the keys of the ended sessions."""
    ended = delete(SESSIONS).where(SESSIONS.c.user_id == user).returning(SESSIONS.c.token_hash)
    keys = list((await connection.execute(ended)).scalars())
    mutes = or_(MUTES.c.user_id == user, MUTES.c.muted_id == user)
    await connection.execute(delete(LINKS).where(LINKS.c.user_id == user))
    await connection.execute(delete(MUTES).where(mutes))
    blank: dict[str, Any] = {"kind": GONE, "name": NOBODY, "language": "en", "created_at": 0}
    blank |= dict.fromkeys(("login", "email", "password", "owner_id"))
    await connection.execute(update(USERS).where(USERS.c.id == user).values(blank))
    return keys

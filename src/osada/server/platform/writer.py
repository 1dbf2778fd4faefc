"""Group commit: changes of many tables are written in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Executable, bindparam, insert, update
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.pool import PoolProxiedConnection

from osada.server.platform.database_schema import LOG, TABLES

_MAX_BATCH: Final = 256
"""Changes in one transaction."""

CARD: Final = (
    "seq",
    "status",
    "listed",
    "open_seats",
    "paused",
    "bot_due",
    "deadline",
    "updated_at",
    "finished_at",
)
"""Columns of a table's row that are derived from its log."""

_APPEND: Final = insert(LOG)
_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in CARD})
)


class Conflict(Exception):
    """The log has entries of another writer."""


class Change(msgspec.Struct):
    """New entries of one table's log, with the derived columns."""

    table: str
    rows: list[dict[str, Any]]
    card: dict[str, Any]
    others: Sequence[Executable] = ()

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return int(self.card["seq"])


class Writer:
    """Commits changes in batches, one batch at a time."""

    def __init__(
        self, engine: AsyncEngine | Engine, announce: Callable[[Change], Executable] | None = None
    ) -> None:
        self._engine = engine
        self._announce = announce
        self._thread = ThreadPoolExecutor(1, "writer") if isinstance(engine, Engine) else None
        self._connection: PoolProxiedConnection | None = None
        """Connection of the writer's thread: taking one from the pool costs as much as a move."""
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, change: Change) -> None:
        """Return when the change is on disk; raise `Conflict` if it came too late."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        await done

    async def drain(self) -> None:
        """Wait until everything is on disk."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:_MAX_BATCH], self._waiting[_MAX_BATCH:]
            batch.sort(key=lambda item: item[0].table)  # a fixed order prevents deadlocks
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            await self._transact([change for change, _ in batch])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, DBAPIError):
                for item in batch:  # one of them failed: write them one by one
                    await self._commit([item])
                return
            _refuse(batch, Conflict() if isinstance(error, IntegrityError) else error)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _transact(self, changes: list[Change]) -> None:
        """Write a batch; with a blocking driver in a thread, in one call."""
        if isinstance(self._engine, Engine):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_all, self._engine, changes)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(self._write, changes)

    def _write_all(self, engine: Engine, changes: list[Change]) -> None:
        if not any(change.others for change in changes) and self._write_by_driver(engine, changes):
            return
        with engine.begin() as connection:
            self._write(connection, changes)

    def _write_by_driver(self, engine: Engine, changes: list[Change]) -> bool:
        """Write moves, which are most changes, by the driver alone: that takes half the time.

        A batch that fails is written again by SQLAlchemy, which names the error.
        """
        append, revise = _plain_statements()
        self._connection = self._connection or engine.raw_connection()
        try:
            cursor = self._connection.cursor()
            cursor.executemany(append, [row for change in changes for row in change.rows])
            cursor.executemany(revise, [_card(change) for change in changes])
            self._connection.commit()
        except sqlite3.Error:
            self._close_connection()
            return False
        return True

    def _close_connection(self) -> None:
        if self._connection is not None:
            self._connection.close()  # which rolls back
            self._connection = None

    def _write(self, connection: Connection, changes: list[Change]) -> None:
        connection.execute(_APPEND, [row for change in changes for row in change.rows])
        connection.execute(_UPDATE, [_card(change) for change in changes])
        for change in changes:
            for statement in change.others:
                connection.execute(statement)
            if self._announce is not None:
                connection.execute(self._announce(change))

    def close(self) -> None:
        """Close the thread and its connection."""
        if self._thread is not None:
            self._thread.submit(self._close_connection)
            self._thread.shutdown()
        if isinstance(self._engine, Engine):
            self._engine.dispose()


@cache
def _plain_statements() -> tuple[str, str]:
    """Return the SQL statements of a move, with named parameters."""
    named = SQLiteDialect(paramstyle="named")
    return str(_APPEND.compile(dialect=named)), str(_UPDATE.compile(dialect=named))


def _card(change: Change) -> dict[str, Any]:
    return {"table": change.table, **{f"new_{name}": change.card[name] for name in CARD}}


def _refuse(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)

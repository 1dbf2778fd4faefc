"""Group commit: what many tables have to say goes to disk together, and is answered together."""

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

_MOST: Final = 256
"""Changes that go to disk in one transaction."""

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
"""The columns of a table's row that follow from its log."""

_APPEND: Final = insert(LOG)
_UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in CARD})
)


class Conflict(Exception):
    """Somebody else was first: the log has entries that the writer did not know."""


class Change(msgspec.Struct):
    """New entries of one table's log, and what follows from them."""

    table: str
    rows: list[dict[str, Any]]
    card: dict[str, Any]
    others: Sequence[Executable] = ()

    @property
    def seq(self) -> int:
        """The last entry's number."""
        return int(self.card["seq"])


class Writer:
    """Takes changes from anybody and commits them in batches, one batch at a time."""

    def __init__(
        self, engine: AsyncEngine | Engine, announce: Callable[[Change], Executable] | None = None
    ) -> None:
        self._engine = engine
        self._announce = announce
        self._hand = ThreadPoolExecutor(1, "writer") if isinstance(engine, Engine) else None
        self._pen: PoolProxiedConnection | None = None
        """The thread's own connection: to lend one for each move costs as much as the move."""
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
            batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
            batch.sort(key=lambda item: item[0].table)  # one order everywhere: no deadlock
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            await self._transact([change for change, _ in batch])
        except Exception as error:
            if len(batch) > 1 and isinstance(error, DBAPIError):
                for item in batch:  # one of them is to blame
                    await self._commit([item])
                return
            _refuse(batch, Conflict() if isinstance(error, IntegrityError) else error)
        else:
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def _transact(self, changes: list[Change]) -> None:
        """Write a batch; where the driver blocks, in a thread and in one go."""
        if isinstance(self._engine, Engine):
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._hand, self._write_all, self._engine, changes)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(self._write, changes)

    def _write_all(self, engine: Engine, changes: list[Change]) -> None:
        if not any(change.others for change in changes) and self._write_plainly(engine, changes):
            return
        with engine.begin() as connection:
            self._write(connection, changes)

    def _write_plainly(self, engine: Engine, changes: list[Change]) -> bool:
        """Moves, which are most of all changes, by the driver alone: that is half the price.

        What does not succeed is done again the long way, where it has a name.
        """
        append, revise = _plain_statements()
        self._pen = self._pen or engine.raw_connection()
        try:
            cursor = self._pen.cursor()
            cursor.executemany(append, [row for change in changes for row in change.rows])
            cursor.executemany(revise, [_card(change) for change in changes])
            self._pen.commit()
        except sqlite3.Error:
            self._put_down()
            return False
        return True

    def _put_down(self) -> None:
        if self._pen is not None:
            self._pen.close()  # which takes back what it has begun
            self._pen = None

    def _write(self, connection: Connection, changes: list[Change]) -> None:
        connection.execute(_APPEND, [row for change in changes for row in change.rows])
        connection.execute(_UPDATE, [_card(change) for change in changes])
        for change in changes:
            for statement in change.others:
                connection.execute(statement)
            if self._announce is not None:
                connection.execute(self._announce(change))

    def close(self) -> None:
        """Let go of the thread and its connection."""
        if self._hand is not None:
            self._hand.submit(self._put_down)
            self._hand.shutdown()
        if isinstance(self._engine, Engine):
            self._engine.dispose()


@cache
def _plain_statements() -> tuple[str, str]:
    """What is written for a move, with the names that its rows have."""
    named = SQLiteDialect(paramstyle="named")
    return str(_APPEND.compile(dialect=named)), str(_UPDATE.compile(dialect=named))


def _card(change: Change) -> dict[str, Any]:
    return {"table": change.table, **{f"new_{name}": change.card[name] for name in CARD}}


def _refuse(batch: list[tuple[Change, asyncio.Future[None]]], error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)

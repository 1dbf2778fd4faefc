"""SQLite connections that leave no thread behind, whenever their user is cancelled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import aiosqlite
from sqlalchemy import Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

_PATIENCE: Final = 10.0
"""Seconds that closing waits for a thread's current statement."""


class SqliteEngine(AsyncEngine):
    """Engine whose `dispose` returns when every connection is closed and its thread has ended.

    Each connection of aiosqlite has a thread that reports to the event loop. If a task is cancelled
    while it connects or waits for a statement, SQLAlchemy may forget the connection: it would stay
    open, and its thread would report to a loop that may be closed by then.
    """

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self._connections: set[aiosqlite.Connection] = set()
        event.listen(sync_engine, "do_connect", self._use_own_connector)

    def _use_own_connector(
        self, _dialect: object, _record: object, _arguments: object, options: dict[str, Any]
    ) -> None:
        options["async_creator_fn"] = self._open

    async def _open(self, *arguments: Any, **options: Any) -> aiosqlite.Connection:
        """Open a connection; close it again if the caller is cancelled meanwhile."""
        connection = aiosqlite.connect(*arguments, **options)
        self._connections = {each for each in self._connections if not _has_ended(each)}
        self._connections.add(connection)
        connection._thread.daemon = True  # a hung disk must not keep the program from ending
        opening = asyncio.ensure_future(_opened(connection))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await (await opening).close()
            raise

    async def dispose(self, close: bool = True) -> None:
        """Close all connections, also forgotten ones, and wait for their threads."""
        await super().dispose(close=close)
        for connection in self._connections:
            with suppress(ValueError):  # it has just been closed
                await connection.close()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        for connection in self._connections:
            connection._thread.join(_PATIENCE)
        self._connections = {each for each in self._connections if not _has_ended(each)}


def _has_ended(connection: aiosqlite.Connection) -> bool:
    """Return whether the thread has ended, rather than not started yet."""
    return connection._thread.ident is not None and not connection._thread.is_alive()


async def _opened(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    return await connection

"""SQLite connections that leave no thread behind, whenever their user is cancelled."""

from __future__ import annotations

import asyncio
from threading import Thread
from typing import Any

import aiosqlite
from sqlalchemy import Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine


class SqliteEngine(AsyncEngine):
    """Engine whose `dispose` returns when the thread of every connection has ended.

    Each connection of aiosqlite has a thread that reports to the event loop. If a task is cancelled
    while it connects or waits for a statement, SQLAlchemy forgets the connection but not its
    thread, which would then report to a loop that may be closed.
    """

    def __init__(self, sync_engine: Engine) -> None:
        super().__init__(sync_engine)
        self._threads: set[Thread] = set()
        event.listen(sync_engine, "do_connect", self._use_own_connector)

    def _use_own_connector(
        self, _dialect: object, _record: object, _arguments: object, options: dict[str, Any]
    ) -> None:
        options["async_creator_fn"] = self._open

    async def _open(self, *arguments: Any, **options: Any) -> aiosqlite.Connection:
        """Open a connection; close it again if the caller is cancelled meanwhile."""
        connection = aiosqlite.connect(*arguments, **options)
        self._threads = {thread for thread in self._threads if thread.is_alive()}
        self._threads.add(connection._thread)
        connection._thread.daemon = True  # a hung disk must not keep the program from ending
        opening = asyncio.ensure_future(_opened(connection))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await (await opening).close()
            raise

    async def dispose(self, close: bool = True) -> None:
        """Close all connections and wait for their threads."""
        await super().dispose(close=close)
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        for thread in self._threads:
            thread.join(timeout=10)
        self._threads = {thread for thread in self._threads if thread.is_alive()}


async def _opened(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    return await connection

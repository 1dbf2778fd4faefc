"""Bus between the nodes of a server: announces new log entries as `(table, seq)`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import Executable, func, select

from osada.server.platform.loops import Loop, Loops
from osada.server.platform.writer import Change

LOBBY: Final = "lobby"
CHANNEL: Final = "osada"
_QUIET: Final = 5.0
"""Seconds without a notification after which the connection is checked."""

News = Callable[[str, int], None]
"""Called with a table and the number of its last entry."""


class Bus(Protocol):
    """Notifications between the nodes of one server."""

    @property
    def shared(self) -> bool:
        """True if other nodes may write to the same database."""
        ...

    def announce(self, change: Change) -> Executable:
        """Return the statement to execute in the transaction that writes a change."""
        ...

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Start listening; `lost` is called when notifications may have been missed."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class LocalBus:
    """Bus of a single node: does nothing."""

    shared = False

    def announce(self, change: Change) -> Executable:
        """Never called: the writer of a single node announces nothing."""
        raise NotImplementedError

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class PostgresBus:
    """LISTEN and NOTIFY: the commit that writes the entries also sends the notification."""

    shared = True

    def __init__(self, url: str, node: str, loops: Loops) -> None:
        self._url = url
        self._node = node
        self._loops = loops
        self._loop: Loop | None = None

    def announce(self, change: Change) -> Executable:
        """Return the NOTIFY statement of a change."""
        return select(func.pg_notify(CHANNEL, f"{self._node} {change.table} {change.seq}"))

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Listen until closed, and reconnect when the connection breaks."""
        ready = asyncio.Event()
        self._loop = self._loops.keep("news", lambda: self._listen(news, lost, ready), 0.5)
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening."""
        await self._loops.stop(self._loop)

    async def _listen(self, news: News, lost: Callable[[], None], ready: asyncio.Event) -> None:
        """Listen on one connection until it breaks."""
        import psycopg  # noqa: PLC0415 - an extra

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            lost()  # notifications may have been missed before LISTEN
            ready.set()
            while self._loop is not None:
                self._loop.beat()
                async for notify in connection.notifies(timeout=_QUIET):
                    self._take(notify, news)

    def _take(self, notify: Any, news: News) -> None:
        node, table, seq = notify.payload.split(" ")
        if node != self._node:
            news(table, int(seq))

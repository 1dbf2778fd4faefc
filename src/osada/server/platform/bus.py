"""How nodes tell each other that a table has moved on: `(table, seq)` and nothing more."""

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
"""Seconds without news after which the connection is looked at."""

News = Callable[[str, int], None]
"""Called with a table and its last entry."""


class Bus(Protocol):
    """Carries news between the nodes of one server."""

    @property
    def shared(self) -> bool:
        """Whether other nodes may write to the same database."""
        ...

    def announce(self, change: Change) -> Executable:
        """What is to be executed in the transaction that writes a change."""
        ...

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Start listening; `lost` is called whenever news may have been missed."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class LocalBus:
    """One node needs no telling."""

    shared = False

    def announce(self, change: Change) -> Executable:
        """Never asked for: the writer of a single node has nothing to announce."""
        raise NotImplementedError

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Nothing comes from elsewhere."""

    async def close(self) -> None:
        """Nothing to stop."""


class PostgresBus:
    """LISTEN and NOTIFY: news is sent by the very commit that writes the entries."""

    shared = True

    def __init__(self, url: str, node: str, loops: Loops) -> None:
        self._url = url
        self._node = node
        self._loops = loops
        self._loop: Loop | None = None

    def announce(self, change: Change) -> Executable:
        """The NOTIFY that goes with a commit."""
        return select(func.pg_notify(CHANNEL, f"{self._node} {change.table} {change.seq}"))

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Listen until closed, however often the connection breaks."""
        ready = asyncio.Event()
        self._loop = self._loops.keep("news", lambda: self._listen(news, lost, ready), 0.5)
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening."""
        await self._loops.stop(self._loop)

    async def _listen(self, news: News, lost: Callable[[], None], ready: asyncio.Event) -> None:
        """Listen as long as one connection holds."""
        import psycopg  # noqa: PLC0415 - an extra

        async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            lost()  # whatever was said while nobody listened
            ready.set()
            while self._loop is not None:
                self._loop.beat()
                async for notify in connection.notifies(timeout=_QUIET):
                    self._take(notify, news)

    def _take(self, notify: Any, news: News) -> None:
        node, table, seq = notify.payload.split(" ")
        if node != self._node:
            news(table, int(seq))

"""How nodes tell each other that a table has moved on: `(table, seq)` and nothing more."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import Executable, func, select

from osada.service.store.writer import Change

LOBBY: Final = "lobby"
CHANNEL: Final = "osada"
_LOG: Final = logging.getLogger("osada.bus")

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

    def __init__(self, url: str, node: str) -> None:
        self._url = url
        self._node = node
        self._task: asyncio.Task[None] | None = None

    def announce(self, change: Change) -> Executable:
        """The NOTIFY that goes with a commit."""
        return select(func.pg_notify(CHANNEL, f"{self._node} {change.table} {change.seq}"))

    async def open(self, news: News, lost: Callable[[], None]) -> None:
        """Listen until closed, however often the connection breaks."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(news, lost, ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, news: News, lost: Callable[[], None], ready: asyncio.Event) -> None:
        import psycopg  # noqa: PLC0415 - an extra

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    lost()  # whatever was said while nobody listened
                    ready.set()
                    async for notify in connection.notifies():
                        self._take(notify, news)
            except psycopg.Error as error:
                _LOG.warning("listening broke off: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    def _take(self, notify: Any, news: News) -> None:
        node, table, seq = notify.payload.split(" ")
        if node != self._node:
            news(table, int(seq))

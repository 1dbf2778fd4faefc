"""Errands in the background: one after another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from osada.server.platform.cancellation import cancel

T = TypeVar("T")


class JobQueue(Generic[T]):
    """What waits, by key, and somebody who does it while there is any; `do` fails for itself."""

    def __init__(self, do: Callable[[str, T], Awaitable[None]]) -> None:
        self._do = do
        self._task: asyncio.Task[None] | None = None
        self.waiting: dict[str, T] = {}

    def add(self, key: str, errand: T) -> None:
        """Have it done when its turn comes."""
        self.waiting[key] = errand
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self.waiting:
            key = next(iter(self.waiting))
            await self._do(key, self.waiting.pop(key))

    async def stop(self) -> None:
        """Drop what waits, and end the job that runs."""
        self.waiting.clear()
        await cancel([self._task])

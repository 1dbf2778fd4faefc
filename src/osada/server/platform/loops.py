"""What goes on in the background, round after round, whatever happens in one of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from osada.server.platform.cancellation import cancel

_LOG: Final = logging.getLogger("osada.loops")
_PATIENCE: Final = 30.0
"""Seconds without a good round after which a loop is late, if its rounds are not further apart."""


class Loop:
    """One of them: its work is done again and again, with a pause between."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        self.name = name
        self._work = work
        self._pause = pause
        self._failing = False
        self.beat()

    def beat(self) -> None:
        """All is well at this moment; a round that never ends says so itself."""
        self._good = time.monotonic()

    @property
    def late(self) -> bool:
        """Whether there has been no good round for too long."""
        return time.monotonic() - self._good > max(_PATIENCE, 3 * self._pause)

    async def run(self) -> None:
        """Go round until cancelled."""
        while True:
            await self._round()
            await asyncio.sleep(self._pause)

    async def _round(self) -> None:
        """One round; of many that fail in a row the first is told at length."""
        try:
            await self._work()
        except Exception as error:
            trace = None if self._failing else error
            _LOG.error("%s: a round failed: %s", self.name, type(error).__name__, exc_info=trace)
            self._failing = True
        else:
            self._failing = False
            self.beat()


class Loops:
    """All of them."""

    def __init__(self) -> None:
        self._tasks: dict[Loop, asyncio.Task[None]] = {}

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> Loop:
        """Begin a loop."""
        loop = Loop(name, work, pause)
        self._tasks[loop] = asyncio.create_task(loop.run(), name=name)
        return loop

    def named(self, name: str) -> Loop:
        """One of them."""
        return next(loop for loop in self._tasks if loop.name == name)

    def late(self) -> list[str]:
        """The loops that do not go round."""
        return [loop.name for loop, task in self._tasks.items() if loop.late or task.done()]

    async def stop(self, loop: Loop | None) -> None:
        """End a loop."""
        if loop is not None:
            await cancel([self._tasks.pop(loop, None)])

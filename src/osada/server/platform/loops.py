"""Background loops: periodic work that survives errors, with a health check."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from osada.server.platform.cancellation import cancel

_LOG: Final = logging.getLogger("osada.loops")
_LATE_AFTER: Final = 30.0
"""Seconds without a successful round after which a loop is late; three pauses if that is longer."""


class Loop:
    """Runs work again and again, with a pause between rounds."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> None:
        self.name = name
        self._work = work
        self._pause = pause
        self._failing = False
        self.beat()

    def beat(self) -> None:
        """Report success; a round that does not end calls this itself."""
        self._good = time.monotonic()

    @property
    def late(self) -> bool:
        """True if there was no successful round for too long."""
        return time.monotonic() - self._good > max(_LATE_AFTER, 3 * self._pause)

    async def run(self) -> None:
        """Run rounds until cancelled."""
        while True:
            await self._round()
            await asyncio.sleep(self._pause)

    async def _round(self) -> None:
        """Run one round; log the traceback of the first failure in a row."""
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
    """All loops of a server."""

    def __init__(self) -> None:
        self._tasks: dict[Loop, asyncio.Task[None]] = {}

    def keep(self, name: str, work: Callable[[], Awaitable[None]], pause: float) -> Loop:
        """Start a loop."""
        loop = Loop(name, work, pause)
        self._tasks[loop] = asyncio.create_task(loop.run(), name=name)
        return loop

    def named(self, name: str) -> Loop:
        """Return a loop by name."""
        return next(loop for loop in self._tasks if loop.name == name)

    def late(self) -> list[str]:
        """Return the names of late loops."""
        return [loop.name for loop, task in self._tasks.items() if loop.late or task.done()]

    async def stop(self, loop: Loop | None) -> None:
        """Stop a loop."""
        if loop is not None:
            await cancel([self._tasks.pop(loop, None)])

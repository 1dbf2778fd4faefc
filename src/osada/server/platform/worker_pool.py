"""The processes that think: apart from the one that answers requests, and behind it in line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, TypeVar

from osada.core import build
from osada.server.platform.cancellation import cancel
from osada.server.platform.worker_processes import WorkerProcesses

_LOG: Final = logging.getLogger("osada.thinking")

Q = TypeVar("Q")
R = TypeVar("R")


class WorkerPool:
    """Processes that think; one that dies is replaced.

    Where compiled rules are on their way (`later`), the thinkers change over to them when they have
    come: new ones start there, and the old ones finish what they have begun.
    """

    def __init__(self, processes: int, niceness: int = 5, later: str = "") -> None:
        self.processes = processes
        self._niceness = niceness
        self._later = Path(later) if later else None
        self._place = ""
        self._thinkers: WorkerProcesses | None = None
        self._others: list[WorkerProcesses] = []
        self._changing: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, work: Callable[[Q], R], asked: Q) -> R:
        """Have something done, again if whoever did it was killed."""
        self._look_for_compiled()
        thinkers = self._ready()
        try:
            return await thinkers.ask(work, asked)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._thinkers is thinkers:
                self._thinkers = None  # somebody killed a thinker: ask another
            return await self._ready().ask(work, asked)

    def _ready(self) -> WorkerProcesses:
        if self._thinkers is None:
            self._thinkers = WorkerProcesses(self.processes, self._niceness, self._place)
        return self._thinkers

    def _look_for_compiled(self) -> None:
        if self._later is not None and (self._later / ".made").is_file():
            self._changing = asyncio.create_task(self._change(str(self._later)))
            self._later = None

    async def _change(self, place: str) -> None:
        """Start thinkers on the compiled rules; they take over once they have run."""
        fresh = WorkerProcesses(self.processes, self._niceness, place)
        self._others.append(fresh)
        try:
            runs = await fresh.ask(build.compiled)
        except (BrokenProcessPool, OSError, ImportError, AttributeError):
            runs = False
        if not runs:
            _LOG.warning("the compiled rules do not run: %s", place)
            await asyncio.to_thread(fresh.stop)
            self._others.remove(fresh)
            return
        self._others.remove(fresh)
        if self._thinkers is not None:
            self._thinkers.finish()
            self._others.append(self._thinkers)
        self._thinkers, self._place = fresh, place
        _LOG.info("bots think on compiled rules now")

    async def close(self) -> None:
        """Terminate all worker processes, and return when they have ended."""
        self._closed = True
        await cancel([self._changing])
        stopping = [*self._others, *filter(None, [self._thinkers])]
        self._others, self._thinkers = [], None
        await asyncio.gather(*(asyncio.to_thread(thinkers.stop) for thinkers in stopping))

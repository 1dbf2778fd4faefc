"""Pool of worker processes, with a lower priority than the server's process."""

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

_LOG: Final = logging.getLogger("osada.workers")

Q = TypeVar("Q")
R = TypeVar("R")


class WorkerPool:
    """Worker processes; one that dies is replaced.

    If a compiled copy of the package is being built (`later`), the pool switches to it when it is
    complete: new processes start from there, and the old ones finish their work.
    """

    def __init__(self, processes: int, niceness: int = 5, later: str = "") -> None:
        self.processes = processes
        self._niceness = niceness
        self._later = Path(later) if later else None
        self._place = ""
        self._workers: WorkerProcesses | None = None
        self._others: list[WorkerProcesses] = []
        self._changing: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, work: Callable[[Q], R], argument: Q) -> R:
        """Run work in a worker process; once more if the process was killed."""
        self._look_for_compiled()
        workers = self._ready()
        try:
            return await workers.ask(work, argument)
        except BrokenProcessPool:
            if self._closed:
                raise
            if self._workers is workers:
                self._workers = None  # a process was killed: start others
            return await self._ready().ask(work, argument)

    def _ready(self) -> WorkerProcesses:
        if self._workers is None:
            self._workers = WorkerProcesses(self.processes, self._niceness, self._place)
        return self._workers

    def _look_for_compiled(self) -> None:
        if self._later is not None and (self._later / ".made").is_file():
            self._changing = asyncio.create_task(self._change(str(self._later)))
            self._later = None

    async def _change(self, place: str) -> None:
        """Start processes on the compiled package; they take over once they have run."""
        fresh = WorkerProcesses(self.processes, self._niceness, place)
        self._others.append(fresh)
        try:
            runs = await fresh.ask(build.compiled)
        except (BrokenProcessPool, OSError, ImportError, AttributeError):
            runs = False
        if not runs:
            _LOG.warning("the compiled package does not run: %s", place)
            await asyncio.to_thread(fresh.stop)
            self._others.remove(fresh)
            return
        self._others.remove(fresh)
        if self._workers is not None:
            self._workers.finish()
            self._others.append(self._workers)
        self._workers, self._place = fresh, place
        _LOG.info("workers switched to the compiled package")

    async def close(self) -> None:
        """Terminate all worker processes, and return when they have ended."""
        self._closed = True
        await cancel([self._changing])
        stopping = [*self._others, *filter(None, [self._workers])]
        self._others, self._workers = [], None
        await asyncio.gather(*(asyncio.to_thread(workers.stop) for workers in stopping))

"""Background job queue: bounded, fair between owners, with a fixed number of workers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from osada.server.platform.cancellation import cancel

_LOG: Final = logging.getLogger("osada.jobs")


class JobQueue:
    """Queue of job ids; `run` does one job and reads its details from the database.

    Owners take turns, and the server's own jobs, which have no owner, go first. An id that waits
    is not added again. An id that is running may be added: it runs once more afterwards, because
    the job may have been cancelled and requested anew in the meantime. `run` may be cancelled at
    any await: it wraps its writes in `uninterrupted`. An error is logged and ends that job only.
    """

    def __init__(
        self,
        run: Callable[[str], Awaitable[None]],
        *,
        name: str,
        width: int = 1,
        max_waiting: int | None = None,
        max_per_owner: int | None = None,
    ) -> None:
        self._run = run
        self._name = name
        self._width = width
        self._max_waiting = max_waiting
        self._max_per_owner = max_per_owner
        self._waiting: dict[str | None, dict[str, None]] = {}
        """Job ids by owner; the first owner is next."""
        self._workers: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> list[str]:
        """Ids of the jobs that have not been started."""
        return [job for jobs in self._waiting.values() for job in jobs]

    def has_room(self, owner: str | None) -> bool:
        """Return whether `owner` may add a job; the server itself always may."""
        if owner is None:
            return True
        if self._max_waiting is not None and len(self.waiting) >= self._max_waiting:
            return False
        theirs = len(self._waiting.get(owner, ()))
        return self._max_per_owner is None or theirs < self._max_per_owner

    def add(self, job: str, owner: str | None = None) -> bool:
        """Queue a job; return False if there is no room for it."""
        if job in self.waiting:
            return True
        if not self.has_room(owner):
            return False
        self._waiting.setdefault(owner, {})[job] = None
        if sum(not worker.done() for worker in self._workers) < self._width:
            worker = asyncio.create_task(self._work(), name=f"{self._name} queue")
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return True

    def remove(self, job: str) -> None:
        """Take a job out of the queue unless it has been started."""
        for owner, jobs in list(self._waiting.items()):
            jobs.pop(job, None)
            if not jobs:
                del self._waiting[owner]

    async def idle(self) -> None:
        """Wait until all jobs are done."""
        while self._workers:
            await asyncio.wait(self._workers)

    async def stop(self) -> None:
        """Drop the waiting jobs and cancel the running ones."""
        self._waiting.clear()
        await cancel(list(self._workers))

    async def _work(self) -> None:
        while self._waiting:
            job = self._take()
            try:
                await self._run(job)
            except Exception as error:
                _LOG.error("%s %s failed: %s", self._name, job, type(error).__name__)

    def _take(self) -> str:
        """Remove the next job; the other jobs of its owner go to the end of the queue."""
        owner = None if None in self._waiting else next(iter(self._waiting))
        jobs = self._waiting.pop(owner)
        job = next(iter(jobs))
        del jobs[job]
        if jobs:
            self._waiting[owner] = jobs
        return job

"""Background job queue: one job at a time, bounded, fair between owners."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from osada.server.platform.cancellation import cancel

_LOG: Final = logging.getLogger("osada.jobs")


class JobQueue:
    """Single-worker queue of job ids; `run` does one job and reads its details from the database.

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
        max_waiting: int | None = None,
        max_per_owner: int | None = None,
    ) -> None:
        self._run = run
        self._name = name
        self._max_waiting = max_waiting
        self._max_per_owner = max_per_owner
        self._owners: dict[str, str | None] = {}
        """Owners of the waiting jobs."""
        self._turns: dict[str | None, dict[str, None]] = {}
        """Waiting jobs by owner; the first owner is next."""
        self._worker: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> list[str]:
        """Ids of the jobs that have not been started."""
        return list(self._owners)

    def has_room(self, owner: str | None) -> bool:
        """Return whether `owner` may add a job; the server itself always may."""
        if owner is None:
            return True
        if self._max_waiting is not None and len(self._owners) >= self._max_waiting:
            return False
        theirs = len(self._turns.get(owner, ()))
        return self._max_per_owner is None or theirs < self._max_per_owner

    def add(self, job: str, owner: str | None = None) -> bool:
        """Queue a job; return False if there is no room for it."""
        if job in self._owners:
            return True
        if not self.has_room(owner):
            return False
        self._owners[job] = owner
        self._turns.setdefault(owner, {})[job] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name=f"{self._name} queue")
        return True

    def remove(self, job: str) -> None:
        """Take a job out of the queue unless it has been started."""
        if job in self._owners:
            owner = self._owners.pop(job)
            del self._turns[owner][job]
            if not self._turns[owner]:
                del self._turns[owner]

    async def idle(self) -> None:
        """Wait until all jobs are done."""
        if self._worker is not None:
            await asyncio.wait([self._worker])

    async def stop(self) -> None:
        """Drop the waiting jobs and cancel the running one."""
        self._owners.clear()
        self._turns.clear()
        await cancel([self._worker])

    async def _work(self) -> None:
        while self._turns:
            job = self._take()
            try:
                await self._run(job)
            except Exception as error:
                _LOG.error("%s %s failed: %s", self._name, job, type(error).__name__)

    def _take(self) -> str:
        """Remove the next job; the other jobs of its owner go to the end of the queue."""
        owner = None if None in self._turns else next(iter(self._turns))
        job = next(iter(self._turns[owner]))
        self.remove(job)
        if owner in self._turns:
            self._turns[owner] = self._turns.pop(owner)
        return job

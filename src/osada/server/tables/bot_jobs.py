"""Who thinks for a table: this node, or whichever node takes the job from the queue."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from osada.server.platform.cancellation import cancel
from osada.server.platform.loops import Loop, Loops

if TYPE_CHECKING:
    from procrastinate import App

_LOG: Final = logging.getLogger("osada.jobs")

_QUEUE: Final = "think"
_POLLING_SECONDS: Final = 0.25
"""A worker misses a job that is queued while it looks for one, and finds it at its next look."""
_STALE_SECONDS: Final = 20.0
"""Seconds after which a table that has asked is believed to have had its answer."""
_MAX_PEOPLE: Final = 10_000

Work = Callable[[str, int], Awaitable[None]]
"""Think about a table, if it still stands at that entry."""


class BotJob(msgspec.Struct, frozen=True):
    """A table that somebody should think about."""

    table: str
    seq: int
    person: str = ""
    """Who made the table, and waits behind their own other tables."""
    short: bool = False


class BotJobs(Protocol):
    """Hands out thinking, once for each `(table, seq)`."""

    def submit(self, job: BotJob) -> None:
        """Somebody should think about this table."""
        ...

    async def open(self, work: Work) -> None:
        """Begin."""
        ...

    def reconnect(self) -> None:
        """The database was gone for a while: be sure to hear of new jobs."""
        ...

    async def close(self) -> None:
        """Stop; what was not done is found again later."""
        ...


class LocalBotJobs:
    """This node thinks about whatever it was asked."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._work: Work | None = None

    def submit(self, job: BotJob) -> None:
        """Think, unless that is being done."""
        key = (job.table, job.seq)
        if self._work is None or key in self._tasks:
            return
        task = asyncio.create_task(self._run(self._work, *key))
        self._tasks[key] = task
        task.add_done_callback(lambda _done: self._tasks.pop(key, None))

    async def _run(self, work: Work, table: str, seq: int) -> None:
        try:
            await work(table, seq)
        except Exception:
            _LOG.exception("a bot failed at table %s", table)

    async def open(self, work: Work) -> None:
        """Begin."""
        self._work = work

    def reconnect(self) -> None:
        """Nobody else has to be heard."""

    async def close(self) -> None:
        """Stop at once: the log is as it was, and the next start asks again."""
        self._work = None
        await cancel(list(self._tasks.values()))


class JobBacklog:
    """How many other tables of the same person wait, as far as this node knows.

    So a queue that knows numbers only is fair: everybody's first table, then everybody's second.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, float]] = {}

    def position(self, job: BotJob) -> int:
        """The place of a table among its person's; a table that asks again has moved on."""
        if not job.person:
            return 0
        now = time.monotonic()
        waiting = self._waiting.get(job.person, {})
        others = {
            table: since
            for table, since in waiting.items()
            if table != job.table and now - since < _STALE_SECONDS
        }
        self._waiting[job.person] = {**others, job.table: now}
        if len(self._waiting) > _MAX_PEOPLE:
            del self._waiting[next(iter(self._waiting))]
        return len(others)


class QueuedBotJobs:
    """Jobs in PostgreSQL, by procrastinate: any node may take one, and a lost one comes again.

    A short job takes less time than the way through the queue: the node that asks does it itself.
    """

    def __init__(self, url: str, concurrency: int, loops: Loops) -> None:
        self._url = url
        self._loops = loops
        self._concurrency = concurrency
        self._app: App | None = None
        self._local = LocalBotJobs()
        self._worker: Loop | None = None
        self._workers: set[asyncio.Future[None]] = set()
        self._backlog = JobBacklog()
        self._submitting: set[asyncio.Task[None]] = set()

    def submit(self, job: BotJob) -> None:
        """Do a short job here; put a long one into the queue, unless it is there."""
        if job.short:
            self._local.submit(job)
            return
        task = asyncio.create_task(self._put(job, -self._backlog.position(job)))
        self._submitting.add(task)
        task.add_done_callback(self._submitting.discard)

    async def _put(self, job: BotJob, priority: int) -> None:
        from procrastinate.exceptions import AlreadyEnqueued, ConnectorException  # noqa: PLC0415

        if self._app is None:
            return
        try:
            task = self._app.configure_task(
                "think",
                queueing_lock=f"{job.table} {job.seq}",
                queue=_QUEUE,
                priority=priority,
            )
            await task.defer_async(table=job.table, seq=job.seq)
        except AlreadyEnqueued:
            pass
        except ConnectorException as error:
            _LOG.warning("a job could not be queued: %s", type(error).__name__)

    async def open(self, work: Work) -> None:
        """Open the queue and take jobs from it."""
        from procrastinate import App, PsycopgConnector  # noqa: PLC0415 - an extra

        app = App(connector=PsycopgConnector(conninfo=self._url))
        await app.open_async()

        @app.task(name="think", queue=_QUEUE)
        async def _think(table: str, seq: int) -> None:
            await work(table, seq)

        self._app = app
        await self._local.open(work)
        self._worker = self._loops.keep("jobs", lambda: self._take_jobs(app), 0.5)

    async def _take_jobs(self, app: App) -> None:
        """Take jobs until that breaks off, as it does when the database goes."""
        loop = self._loops.named("jobs")
        worker = asyncio.ensure_future(
            app.run_worker_async(
                queues=[_QUEUE],
                concurrency=self._concurrency,
                install_signal_handlers=False,
                delete_jobs="successful",
                fetch_job_polling_interval=_POLLING_SECONDS,
                shutdown_graceful_timeout=1.0,
            )
        )
        self._workers.add(worker)
        try:
            while not worker.done():
                loop.beat()
                await asyncio.wait([worker], timeout=5)
            if not worker.cancelled():
                worker.result()
        finally:
            self._workers.discard(worker)
            await cancel([worker])

    def reconnect(self) -> None:
        """Begin to take jobs anew.

        A worker does not notice that the connection is dead by which it hears of jobs.
        """
        for worker in self._workers:
            worker.cancel()

    async def close(self) -> None:
        """Stop taking jobs; those that were taken and not done are found again by the sweep."""
        await self._loops.stop(self._worker)
        await self._local.close()
        await cancel(list(self._submitting))
        if self._app is not None:
            app, self._app = self._app, None
            await app.close_async()

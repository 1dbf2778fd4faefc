"""Job queues for bot turns: on this node, or shared by all nodes through PostgreSQL."""

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
"""A worker can miss a job queued while it is polling; it finds that job at the next poll."""
_STALE_SECONDS: Final = 20.0
"""A table's request counts as answered after this many seconds."""
_MAX_PEOPLE: Final = 10_000

Work = Callable[[str, int], Awaitable[None]]
"""Handler of a job: takes the table and the entry at which the bot was due."""


class BotJob(msgspec.Struct, frozen=True):
    """A table where a bot is due to move."""

    table: str
    seq: int
    person: str = ""
    """The user who created the table; their tables queue behind one another."""
    short: bool = False


class BotJobs(Protocol):
    """Queue of bot jobs, each done once per `(table, seq)`."""

    def submit(self, job: BotJob) -> None:
        """Queue a job."""
        ...

    async def open(self, work: Work) -> None:
        """Start taking jobs."""
        ...

    def reconnect(self) -> None:
        """Listen for jobs again after the database connection was lost."""
        ...

    async def close(self) -> None:
        """Stop; unfinished jobs are queued again by the referee."""
        ...


class LocalBotJobs:
    """Bot jobs that run as tasks on this node."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._work: Work | None = None

    def submit(self, job: BotJob) -> None:
        """Start a job unless it is already running."""
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
        """Accept jobs."""
        self._work = work

    def reconnect(self) -> None:
        """Do nothing: there is no connection to renew."""

    async def close(self) -> None:
        """Cancel all jobs; the referee queues them again at the next start."""
        self._work = None
        await cancel(list(self._tasks.values()))


class JobBacklog:
    """Number of tables that wait for each person, as far as this node knows.

    It gives fair priorities to a queue that knows nothing but numbers: everyone's first table comes
    before anyone's second.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, float]] = {}

    def position(self, job: BotJob) -> int:
        """Return the table's position among its person's; a new request replaces the old one."""
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
    """Bot jobs in PostgreSQL (procrastinate): any node may take one, and lost jobs are retried.

    Short jobs take less time than a trip through the queue, so the submitting node runs them.
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
        """Run a short job here; queue a long one unless it is already queued."""
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
        """Open the queue and start a worker."""
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
        """Run a worker until it fails, for example because the database is gone."""
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
        """Restart the workers.

        A worker does not notice that the connection on which it listens for jobs is dead.
        """
        for worker in self._workers:
            worker.cancel()

    async def close(self) -> None:
        """Stop the workers; the sweep finds jobs that were taken and not finished."""
        await self._loops.stop(self._worker)
        await self._local.close()
        await cancel(list(self._submitting))
        if self._app is not None:
            app, self._app = self._app, None
            await app.close_async()

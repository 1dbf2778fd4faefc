"""Who thinks for a table: this node, or whichever node takes the job from the queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol

from osada.service.loops import Loop, Loops

if TYPE_CHECKING:
    from procrastinate import App

_LOG: Final = logging.getLogger("osada.jobs")

Work = Callable[[str, int], Awaitable[None]]
"""Think about a table, if it still stands at that entry."""


class Jobs(Protocol):
    """Hands out thinking, once for each `(table, seq)`."""

    def ask(self, table: str, seq: int) -> None:
        """Somebody should think about this table."""
        ...

    async def open(self, work: Work) -> None:
        """Begin."""
        ...

    async def close(self) -> None:
        """Stop; what was not done is found again later."""
        ...


class LocalJobs:
    """This node thinks about whatever it was asked."""

    def __init__(self) -> None:
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._work: Work | None = None

    def ask(self, table: str, seq: int) -> None:
        """Think, unless that is being done."""
        if self._work is None or (table, seq) in self._tasks:
            return
        task = asyncio.create_task(self._do(self._work, table, seq))
        self._tasks[table, seq] = task
        task.add_done_callback(lambda _done: self._tasks.pop((table, seq), None))

    async def _do(self, work: Work, table: str, seq: int) -> None:
        try:
            await work(table, seq)
        except Exception:
            _LOG.exception("a bot failed at table %s", table)

    async def open(self, work: Work) -> None:
        """Begin."""
        self._work = work

    async def close(self) -> None:
        """Stop at once: the log is as it was, and the next start asks again."""
        self._work = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class QueuedJobs:
    """Jobs in PostgreSQL, by procrastinate: any node may take one, and a lost one comes again."""

    def __init__(self, url: str, concurrency: int, loops: Loops) -> None:
        self._url = url
        self._loops = loops
        self._concurrency = concurrency
        self._app: App | None = None
        self._worker: Loop | None = None
        self._asking: set[asyncio.Task[None]] = set()

    def ask(self, table: str, seq: int) -> None:
        """Put a job into the queue, unless it is there."""
        task = asyncio.create_task(self._put(table, seq))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _put(self, table: str, seq: int) -> None:
        from procrastinate.exceptions import AlreadyEnqueued, ConnectorException  # noqa: PLC0415

        if self._app is None:
            return
        try:
            job = self._app.configure_task("think", queueing_lock=f"{table} {seq}", queue="think")
            await job.defer_async(table=table, seq=seq)
        except AlreadyEnqueued:
            pass
        except ConnectorException as error:
            _LOG.warning("a job could not be queued: %s", type(error).__name__)

    async def open(self, work: Work) -> None:
        """Open the queue and take jobs from it."""
        from procrastinate import App, PsycopgConnector  # noqa: PLC0415 - an extra

        app = App(connector=PsycopgConnector(conninfo=self._url))
        await app.open_async()

        @app.task(name="think", queue="think")
        async def _think(table: str, seq: int) -> None:
            await work(table, seq)

        self._app = app
        self._worker = self._loops.keep("jobs", lambda: self._take_jobs(app), 0.5)

    async def _take_jobs(self, app: App) -> None:
        """Take jobs until that breaks off, as it does when the database goes."""
        worker = asyncio.ensure_future(
            app.run_worker_async(
                queues=["think"],
                concurrency=self._concurrency,
                install_signal_handlers=False,
                delete_jobs="successful",
                fetch_job_polling_interval=1.0,
                shutdown_graceful_timeout=1.0,
            )
        )
        try:
            while not worker.done() and self._worker is not None:
                self._worker.beat()
                await asyncio.wait([worker], timeout=5)
            worker.result()
        finally:
            worker.cancel()
            await asyncio.gather(worker, return_exceptions=True)

    async def close(self) -> None:
        """Stop taking jobs; those that were taken and not done are found again by the sweep."""
        await self._loops.stop(self._worker)
        if self._app is not None:
            app, self._app = self._app, None
            await app.close_async()

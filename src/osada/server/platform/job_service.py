"""Base of services that run long jobs on request, with progress in the database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic
from typing import Final, Generic, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.identity.schemas import User
from osada.server.platform.job_queue import JobQueue
from osada.server.platform.job_store import JobRow, JobStore
from osada.server.platform.problems import Problem, forbidden, not_found
from osada.server.platform.services import Service

_MAX_WAITING: Final = 20
"""Waiting jobs; further requests are refused as busy."""
_RETRY_AFTER: Final = 60
_NOTE_SECONDS: Final = 1.0
"""Shortest time between two progress notes."""

Row = TypeVar("Row", bound=JobRow)


class JobTexts(msgspec.Struct, frozen=True):
    """Texts of a kind of jobs."""

    name: str
    """Used in "no such ..." and in the log."""
    one_at_a_time: str
    """Refusal for a user who has another job under way."""
    busy: str
    """Refusal while the queue is full."""


class JobService(Service, ABC, Generic[Row]):
    """Runs one job after another; any server on the same database shows or cancels them.

    A user may have one job under way. A job whose server has stopped counts as stopped after
    `job_store.SILENT_MS`, and can be requested again.
    """

    def __init__(self, engine: AsyncEngine, store: JobStore[Row], texts: JobTexts) -> None:
        self._engine = engine
        self._store = store
        self._texts = texts
        self._queue = JobQueue(self._run, name=texts.name, max_waiting=_MAX_WAITING)
        self._noted = 0.0

    @abstractmethod
    async def work(self, key: str, job: Row) -> None:
        """Do a job: `note` its progress and its result, and return when `note` says False."""

    @abstractmethod
    def is_enough(self, existing: Row, requested: Row) -> bool:
        """Return whether an existing job makes the requested one unnecessary."""

    async def find_job(self, key: str) -> Row:
        """Return a job, or refuse as not found."""
        async with self._engine.connect() as connection:
            job = await self._store.find(connection, key)
        if job is None:
            raise not_found(self._texts.name)
        return job

    async def request(self, key: str, job: Row) -> None:
        """Queue a job, unless an existing one is enough."""
        async with self._engine.begin() as connection:
            existing = await self._store.find(connection, key)
            if existing is not None and self.is_enough(existing, job):
                return
            if await self._store.unfinished_of(connection, job.user):
                raise Problem("one-at-a-time", self._texts.one_at_a_time)
            if not self._queue.has_room(job.user):
                raise Problem("busy", self._texts.busy, retry_after=_RETRY_AFTER)
            if not await self._store.begin(connection, job):
                return
        self._queue.add(key, job.user)

    async def cancel(self, user: User, key: str) -> None:
        """Cancel a job of `user`; results so far are kept."""
        job = await self.find_job(key)
        if job.user != user.id:
            raise forbidden("somebody else has asked for it")
        async with self._engine.begin() as connection:
            await self._store.note(connection, key, state="stopped")

    async def close(self) -> None:
        """Cancel the running job and drop the waiting ones."""
        await self._queue.stop()

    async def note(self, key: str, **values: object) -> bool:
        """Write progress to the database; False if the job was cancelled."""
        return await uninterrupted(self._write(key, values))

    async def keep_alive(self) -> bool:
        """Return whether a progress note is due; if so, mark the waiting jobs as alive."""
        if monotonic() - self._noted <= _NOTE_SECONDS:
            return False
        self._noted = monotonic()
        for key in self._queue.waiting:
            if not await self.note(key, state="waiting"):
                self._queue.remove(key)
        return True

    async def _run(self, key: str) -> None:
        try:
            if await self.note(key, state="running"):
                self._noted = monotonic()
                await self.work(key, await uninterrupted(self.find_job(key)))
        except Exception:
            with suppress(SQLAlchemyError):
                await self.note(key, state="failed")
            raise

    async def _write(self, key: str, values: Mapping[str, object]) -> bool:
        async with self._engine.begin() as connection:
            return await self._store.note(connection, key, **values)

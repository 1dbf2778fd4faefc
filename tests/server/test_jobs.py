"""Which jobs go through the queue that nodes share, and which do not."""

from __future__ import annotations

import asyncio

import pytest

from osada.server.platform.loops import Loops
from osada.server.tables.bot_jobs import BotJob, QueuedBotJobs
from tests.waiting import wait_until


def test_a_short_job_is_done_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, int]] = []
    queued: list[BotJob] = []

    async def work(table: str, seq: int) -> None:
        done.append((table, seq))

    async def put(job: BotJob, _priority: int) -> None:
        queued.append(job)

    async def scene() -> None:
        jobs = QueuedBotJobs("postgresql://unused", 1, Loops())
        monkeypatch.setattr(jobs, "_put", put)
        await jobs._local.open(work)
        short, long = BotJob("t_1", 3, short=True), BotJob("t_2", 5)
        jobs.submit(short)
        jobs.submit(long)
        await wait_until(lambda: done and queued)
        assert done == [("t_1", 3)]
        assert queued == [long]
        await jobs.close()

    asyncio.run(scene())

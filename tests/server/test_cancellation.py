"""A server that stops leaves nothing behind."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest
from sqlalchemy import text

from osada.server.platform.cancellation import cancel, uninterrupted
from osada.server.platform.database import connect
from osada.server.platform.leftovers import Leftovers
from tests.waiting import wait_until


def test_uninterrupted_work_ends_before_its_caller_is_cancelled() -> None:
    async def scene() -> None:
        begun, may_end, done = asyncio.Event(), asyncio.Event(), list[str]()

        async def write() -> None:
            begun.set()
            await may_end.wait()
            done.append("written")

        job = asyncio.create_task(uninterrupted(write()))
        await begun.wait()
        job.cancel()
        await asyncio.sleep(0)
        assert not job.done()
        may_end.set()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert done == ["written"]

    asyncio.run(scene())


def test_uninterrupted_work_gives_its_result_or_its_error() -> None:
    async def scene() -> None:
        async def fail() -> None:
            raise ValueError

        assert await uninterrupted(asyncio.sleep(0, "result")) == "result"
        with pytest.raises(ValueError):  # noqa: PT011
            await uninterrupted(fail())

    asyncio.run(scene())


def test_cancel_waits_until_every_task_has_ended() -> None:
    async def scene() -> None:
        ended = list[int]()

        async def work(number: int) -> None:
            try:
                await asyncio.Event().wait()
            finally:
                await asyncio.sleep(0)
                ended.append(number)

        tasks = [asyncio.create_task(work(number)) for number in range(3)]
        await asyncio.sleep(0)
        await cancel([*tasks, None])
        assert sorted(ended) == [0, 1, 2]

    asyncio.run(scene())


def test_a_job_cancelled_while_it_connects_leaves_no_thread(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting, may_connect, real = threading.Event(), threading.Event(), sqlite3.connect

    def slow(*arguments: object, **options: object) -> sqlite3.Connection:
        connecting.set()
        may_connect.wait()
        return real(*arguments, **options)  # type: ignore[call-overload, no-any-return]

    async def scene() -> None:
        engine = connect(f"sqlite:///{folder}/osada.db")

        async def read() -> None:
            async with engine.connect() as connection:
                await connection.execute(text("select 1"))

        monkeypatch.setattr(sqlite3, "connect", slow)
        job = asyncio.create_task(read())
        await wait_until(connecting.is_set)
        job.cancel()
        await asyncio.sleep(0)
        may_connect.set()
        await asyncio.gather(job, return_exceptions=True)
        assert job.cancelled()
        await engine.dispose()

    before = set(threading.enumerate())
    asyncio.run(scene())
    assert set(threading.enumerate()) <= before


def test_a_job_cancelled_in_a_statement_leaves_no_thread(folder: Path) -> None:
    async def scene() -> None:
        engine = connect(f"sqlite:///{folder}/osada.db")
        slow = "with recursive n(i) as (select 1 union all select i+1 from n limit 3000000)"

        async def read() -> None:
            async with engine.connect() as connection:
                await connection.execute(text(f"{slow} select count(*) from n"))

        job = asyncio.create_task(read())
        await asyncio.sleep(0.05)
        await cancel([job])
        await engine.dispose()

    before = set(threading.enumerate())
    asyncio.run(scene())
    assert set(threading.enumerate()) <= before


def test_what_is_left_is_named(folder: Path) -> None:
    async def scene() -> None:
        leftovers, stop = Leftovers(), threading.Event()
        assert leftovers.found() == []
        task = asyncio.create_task(asyncio.Event().wait(), name="a task")
        thread = threading.Thread(target=stop.wait, name="a thread")
        thread.start()
        pool = ProcessPoolExecutor(1, get_context("spawn"))
        pool.submit(int).result()
        with (folder / "a file").open("w"), socket.socket():
            found = "\n".join(leftovers.found())
            for what in ("task a task", "thread a thread", "process Spawn", "a file", "socket:"):
                assert what in found
        await cancel([task])
        stop.set()
        thread.join()
        pool.shutdown()
        assert leftovers.found() == []

    asyncio.run(scene())

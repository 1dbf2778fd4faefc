"""The queue of background jobs: bounded, fair, and closed without leftovers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine

import pytest

from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.job_queue import JobQueue


class Worker:
    """Runs jobs when it is allowed to, and records them."""

    def __init__(self) -> None:
        self.started: list[str] = []
        self.may_end = asyncio.Event()
        self.running = 0
        self.most_running = 0

    async def run(self, job: str) -> None:
        self.started.append(job)
        self.running += 1
        self.most_running = max(self.running, self.most_running)
        try:
            await self.may_end.wait()
            if job == "broken":
                raise ValueError("secret")
        finally:
            self.running -= 1


def run(scene: Callable[[Worker], Coroutine[None, None, None]]) -> None:
    async def scene_with_worker() -> None:
        await scene(Worker())

    asyncio.run(scene_with_worker())


async def done(worker: Worker, queue: JobQueue) -> list[str]:
    worker.may_end.set()
    await queue.idle()
    return worker.started


def test_owners_take_turns_after_the_jobs_of_the_server() -> None:
    async def scene(worker: Worker) -> None:
        queue = JobQueue(worker.run, name="test")
        for job in ("a0", "a1", "a2", "b", "c"):
            assert queue.add(job, job[0])
        assert queue.add("own")
        assert await done(worker, queue) == ["own", "a0", "b", "c", "a1", "a2"]
        assert worker.most_running == 1

    run(scene)


def test_a_waiting_job_is_not_added_twice_but_a_running_one_may_run_again() -> None:
    async def scene(worker: Worker) -> None:
        queue = JobQueue(worker.run, name="test")
        for _ in range(3):
            assert queue.add("first", "ada")
        await asyncio.sleep(0)
        assert queue.waiting == []
        assert queue.add("first", "ada")
        assert queue.waiting == ["first"]
        assert await done(worker, queue) == ["first", "first"]

    run(scene)


def test_the_limits_are_in_total_and_per_owner_but_not_for_the_server() -> None:
    async def scene(worker: Worker) -> None:
        queue = JobQueue(worker.run, name="test", max_waiting=4, max_per_owner=3)
        assert [queue.add(f"a{number}", "ada") for number in range(4)] == [True] * 3 + [False]
        assert queue.has_room("ben")
        assert queue.add("b", "ben")
        assert not queue.add("c", "cy")
        assert queue.add("a0", "ada")  # it waits already
        assert queue.add("own")
        queue.remove("a1")
        queue.remove("unknown")
        assert sorted(await done(worker, queue)) == ["a0", "a2", "b", "own"]

    run(scene)


def test_an_idle_queue_takes_further_jobs() -> None:
    async def scene(worker: Worker) -> None:
        queue = JobQueue(worker.run, name="test")
        await queue.idle()
        queue.add("first")
        assert await done(worker, queue) == ["first"]
        queue.add("later")
        assert await done(worker, queue) == ["first", "later"]

    run(scene)


def test_an_error_is_logged_and_ends_one_job_only(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(worker: Worker) -> None:
        queue = JobQueue(worker.run, name="test")
        queue.add("broken")
        queue.add("good")
        assert await done(worker, queue) == ["broken", "good"]

    with caplog.at_level(logging.ERROR):
        run(scene)
    assert [record.getMessage() for record in caplog.records] == ["test broken failed: ValueError"]


def test_stopping_drops_waiting_jobs_and_lets_a_write_end() -> None:
    async def scene(worker: Worker) -> None:
        written: list[str] = []

        async def write(job: str) -> None:
            await asyncio.sleep(0.01)
            written.append(job)

        async def work(job: str) -> None:
            await uninterrupted(write(job))
            await worker.run(job)

        queue = JobQueue(work, name="test")
        await queue.stop()
        queue.add("a")
        queue.add("b")
        await asyncio.sleep(0)
        await queue.stop()
        assert (written, queue.waiting, worker.started) == (["a"], [], [])

    run(scene)

"""The queue of background jobs."""

from __future__ import annotations

import asyncio

from osada.server.platform.job_queue import JobQueue
from tests.waiting import wait_until


def test_a_job_is_waited_for_in_turn() -> None:
    async def scene() -> None:
        done: list[tuple[str, int]] = []
        going = asyncio.Event()

        async def do(key: str, errand: int) -> None:
            await going.wait()
            done.append((key, errand))

        errands = JobQueue[int](do)
        await errands.stop()
        errands.add("a", 1)
        errands.add("a", 2)
        errands.add("b", 3)
        going.set()
        await wait_until(lambda: len(done) > 1)
        assert done == [("a", 2), ("b", 3)]
        going.clear()
        errands.add("c", 4)
        await asyncio.sleep(0)
        errands.add("d", 5)
        await errands.stop()
        assert errands.waiting == {}
        assert len(done) == 2

    asyncio.run(scene())

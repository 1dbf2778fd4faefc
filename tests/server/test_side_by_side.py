"""Calls that run some at a time."""

from __future__ import annotations

import asyncio

from osada.server.platform.concurrency import bounded_as_completed


def test_no_more_calls_run_than_there_is_room_for() -> None:
    running: list[int] = []
    most = 0

    async def call(number: int) -> int:
        nonlocal most
        running.append(number)
        most = max(most, len(running))
        await asyncio.sleep(0.001)
        running.remove(number)
        return number

    async def scene() -> list[int]:
        return [each async for each in bounded_as_completed((call(n) for n in range(7)), 3)]

    assert sorted(asyncio.run(scene())) == list(range(7))
    assert most == 3

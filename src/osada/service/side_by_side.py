"""Calls to other processes, some at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable
from typing import TypeVar

T = TypeVar("T")


async def side_by_side(calls: Iterable[Awaitable[T]], width: int) -> AsyncIterator[T]:
    """What calls give, as they end; whoever looks away ends those that are under way."""
    waiting: set[asyncio.Future[T]] = set()
    try:
        for call in calls:
            waiting.add(asyncio.ensure_future(call))
            if len(waiting) >= width:
                done, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        for each in waiting:
            yield await each
    finally:
        for each in waiting:
            each.cancel()

"""Bounded concurrency for calls to worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Iterable
from typing import TypeVar

from osada.server.platform.cancellation import cancel

T = TypeVar("T")


async def bounded_as_completed(
    calls: Iterable[Awaitable[T]], width: int
) -> AsyncGenerator[T, None]:
    """Yield results as the calls end, at most `width` running; closing it cancels the rest."""
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
        await cancel(waiting)

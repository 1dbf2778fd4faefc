"""Cancel background tasks without cutting a database statement in half."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")


async def uninterrupted(work: Awaitable[T]) -> T:
    """Run `work` to its end even if the caller is cancelled; then pass the cancellation on.

    For short work that must not stop half-way, such as writing to the database.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


async def cancel(tasks: Iterable[asyncio.Future[Any] | None]) -> None:
    """Cancel tasks and wait until each has ended."""
    ending = [task for task in tasks if task is not None]
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)

"""Wait until a condition holds, and fail with what was seen last if it never does.

The time-outs are long on purpose: a test waits only as long as it must, and a machine that is
busy with other work must not make it fail.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 90.0
"""Seconds after which something that has not happened is believed never to happen."""
PAUSE = 0.02


def wait_for(
    look: Callable[[], T], fits: Callable[[T], object] = bool, seconds: float = PATIENCE
) -> T:
    """Return what `look` gives as soon as it fits."""
    end = time.monotonic() + seconds
    while not fits(found := look()):
        assert time.monotonic() < end, f"still so after {seconds} s: {found}"
        time.sleep(PAUSE)
    return found


async def wait_in_loop(
    look: Callable[[], Awaitable[T]], fits: Callable[[T], object] = bool, seconds: float = PATIENCE
) -> T:
    """Return what `look` gives as soon as it fits, while the event loop goes on."""
    end = time.monotonic() + seconds
    while not fits(found := await look()):
        assert time.monotonic() < end, f"still so after {seconds} s: {found}"
        await asyncio.sleep(PAUSE)
    return found


async def wait_until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Return as soon as a condition holds, while the event loop goes on."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"not so after {seconds} s"
        await asyncio.sleep(PAUSE)

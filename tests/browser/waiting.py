"""Waiting for something that no page shows."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def until(find: Callable[[], Found | None], what: str, seconds: float = 60) -> Found:
    """Call `find` until it returns something true; fail by the name of `what` after `seconds`."""
    end = time.monotonic() + seconds
    while not (found := find()):
        assert time.monotonic() < end, f"{what}: not within {seconds:g} s"
        time.sleep(0.05)
    return found

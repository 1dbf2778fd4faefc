"""A moment, as two clocks see it."""

from __future__ import annotations

from typing import NamedTuple


class Instant(NamedTuple):
    """A moment by both clocks of the server."""

    wall: int
    """What people call it: milliseconds since 1970."""
    running: int
    """What time limits are counted by: nobody sets this one."""

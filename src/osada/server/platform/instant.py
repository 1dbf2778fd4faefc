"""A moment by both clocks of the server."""

from __future__ import annotations

from typing import NamedTuple


class Instant(NamedTuple):
    """A moment by both clocks of the server."""

    wall: int
    """Wall clock: milliseconds since 1970."""
    running: int
    """Steady clock, for time limits."""

"""Terms of a table: access, undo, clocks."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Status = Literal["open", "running", "finished", "abandoned"]
UndoPolicy = Literal["information", "consent", "free", "none"]
Access = Literal["open", "link"]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """No time limit."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live"):
    """A bank of time for each seat, with an increment after every turn."""

    bank_ms: Annotated[int, Meta(ge=1000, le=86_400_000)]
    increment_ms: Annotated[int, Meta(ge=0, le=3_600_000)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A number of days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Terms(msgspec.Struct, frozen=True):
    """Terms that the people at a table agreed on, besides the game's own options."""

    access: Access = "open"
    undo: UndoPolicy = "information"
    clock: Clock = NoClock()
    takeover: str | None = None
    spectators: bool = True
    note: str = ""
    hints: bool = False
    """Allow hints to people who play against each other."""

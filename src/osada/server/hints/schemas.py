"""A hint, while it is worked on and when it is there."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from osada.analysis.review.model import Scale
from osada.server.platform.request_body import RequestBody, SeatNumber
from osada.server.tables.state.play_schemas import MoveRef


class HintOption(msgspec.Struct, frozen=True):
    """A turn that could be made now."""

    moves: list[MoveRef]
    sentence: str
    """All its moves in words."""
    expected: float
    """The result of the seat: its points alone, its lead over the best other in company."""
    error: float
    """The standard error of that."""
    points: list[float]
    """The final points that every seat may expect."""
    told: str
    """The expected result as a sentence."""
    why: str


class HintState(msgspec.Struct, frozen=True):
    """Progress of a hint; the last line has the options, best first, or the error."""

    state: Literal["running", "finished", "failed"]
    done: int
    pieces: int
    """0 while nobody knows how much there is to do."""
    scale: Scale | None = None
    options: list[HintOption] = []
    code: str | None = None
    """The error, as in answers to refused requests."""


class HintBody(RequestBody, frozen=True):
    """Ask what could be done."""

    seat: SeatNumber
    token: Annotated[str, Meta(max_length=60)]

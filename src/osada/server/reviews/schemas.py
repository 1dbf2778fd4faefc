"""The review of a game, while it is made and afterwards."""

from __future__ import annotations

from typing import Literal

import msgspec

from osada.analysis.review.model import Review
from osada.analysis.review.review_text import ReviewText

State = Literal["waiting", "running", "finished", "stopped", "failed"]


class ReviewState(msgspec.Struct, frozen=True):
    """How far it has come, and the review itself when it is there."""

    key: str
    """Names the game, whoever has played it under whatever name."""
    state: State
    done: int
    pieces: int
    """0 while nobody knows how much there is to do."""
    mine: bool
    """Whether the caller asked for it, and may stop it."""
    review: Review | None
    told: ReviewText | None
    """The same in words, in the caller's language."""

"""Schemas of uploaded editions, published designs and balance reports."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from osada.analysis.balance.verdict import Judgement
from osada.server.platform.identity.schemas import User
from osada.server.platform.job_store import JobState
from osada.server.platform.request_body import ContentHash, RequestBody


class Spread(msgspec.Struct, frozen=True):
    """Score gap between two levels of bots that played a design on the same dice."""

    points: float
    """Average lead of the stronger level."""
    low: float
    high: float
    games: int


class DesignCard(msgspec.Struct, frozen=True):
    """A design that its author has published."""

    content: str
    game: str
    author: User
    files: dict[str, msgspec.Raw]
    published_at: datetime
    played: int
    spread: Spread | None


class DesignList(msgspec.Struct, frozen=True):
    """Published designs, the widest score gap first."""

    designs: list[DesignCard]


class ContentBody(RequestBody, frozen=True):
    """Data files for a game, each as JSON, by name."""

    game: Annotated[str, Meta(max_length=60)]
    files: Annotated[dict[Annotated[str, Meta(max_length=60)], msgspec.Raw], Meta(max_length=20)]
    keep: bool = True
    """False only validates the files; True also stores them, so that tables can use them."""


class DesignBody(RequestBody, frozen=True):
    """Publish a design."""

    content: ContentHash


class BalanceBody(RequestBody, frozen=True):
    """Request a balance report."""

    whole: bool = False
    """True measures every part; False gives a first verdict."""


class ReportBody(RequestBody, frozen=True):
    """Report a published design to the operator."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Balance(msgspec.Struct, frozen=True):
    """Balance report on an edition, as far as it has come."""

    content: str
    state: JobState
    whole: bool
    """True if every part is measured, False for a first verdict."""
    done: int
    games: int
    mine: bool
    """True if the caller requested it and may cancel it."""
    names: list[str]
    """Names of the parts, in the caller's language."""
    verdict: Judgement | None
    summary: str
    findings: list[str]
    """Parts that are out of balance, in words."""

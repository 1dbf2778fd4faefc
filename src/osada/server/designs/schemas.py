"""What people have designed and published."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import Meta

from osada.server.platform.identity.schemas import User
from osada.server.platform.request_body import ContentHash, RequestBody


class Spread(msgspec.Struct, frozen=True):
    """How much a design tells players apart: two levels of bots on the same dice."""

    points: float
    """By how much the stronger level is ahead, on average."""
    low: float
    high: float
    games: int


class DesignCard(msgspec.Struct, frozen=True):
    """A pack that its author has published."""

    content: str
    game: str
    author: User
    files: dict[str, msgspec.Raw]
    published_at: datetime
    played: int
    spread: Spread | None


class DesignList(msgspec.Struct, frozen=True):
    """What has been published: first what tells players apart most."""

    designs: list[DesignCard]


class ContentBody(RequestBody, frozen=True):
    """Data files of one's own for a game, each as JSON, by name."""

    game: Annotated[str, Meta(max_length=60)]
    files: Annotated[dict[Annotated[str, Meta(max_length=60)], msgspec.Raw], Meta(max_length=20)]
    keep: bool = True
    """Whether to keep them, so that tables can be made; or only to say what is wrong."""


class DesignBody(RequestBody, frozen=True):
    """Publish a pack."""

    content: ContentHash


class BalanceBody(RequestBody, frozen=True):
    """Have games played on a pack."""

    whole: bool = False
    """Whether every part is to be measured; otherwise it is a first verdict."""


class ReportBody(RequestBody, frozen=True):
    """Say what is wrong with something that was published."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]

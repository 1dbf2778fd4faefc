"""Verdicts about uploaded editions."""

from __future__ import annotations

import msgspec


class ContentFault(msgspec.Struct, frozen=True):
    """What is wrong with a data file, and where: `$.buildings[2].areas`."""

    file: str
    path: str
    reason: str


class ContentVerdict(msgspec.Struct, frozen=True):
    """What was made of somebody's data files."""

    content: str | None
    """The hash under which they are kept, or would be; none if something is wrong."""
    kept: bool
    faults: list[ContentFault]


class ContentPack(msgspec.Struct, frozen=True):
    """The data files of a pack that are other than those shipped, by name."""

    content: str
    game: str
    files: dict[str, msgspec.Raw]

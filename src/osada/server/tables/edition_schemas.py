"""Verdicts about uploaded editions."""

from __future__ import annotations

import msgspec


class ContentFault(msgspec.Struct, frozen=True):
    """An error in a data file, with its path: `$.buildings[2].areas`."""

    file: str
    path: str
    reason: str


class ContentVerdict(msgspec.Struct, frozen=True):
    """The result of checking uploaded data files."""

    content: str | None
    """The hash under which the files are or would be stored; null if there are errors."""
    kept: bool
    faults: list[ContentFault]


class ContentPack(msgspec.Struct, frozen=True):
    """The data files of a pack that differ from the shipped ones, by name."""

    content: str
    game: str
    files: dict[str, msgspec.Raw]

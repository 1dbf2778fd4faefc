"""The list of printable papers."""

from __future__ import annotations

import msgspec


class PaperList(msgspec.Struct, frozen=True):
    """Printable sheets of a game: names and titles."""

    papers: list[str]
    titles: dict[str, str]

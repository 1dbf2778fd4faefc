"""The list of printable papers."""

from __future__ import annotations

import msgspec


class PaperList(msgspec.Struct, frozen=True):
    """What can be printed of a game, by name, and what each is called."""

    papers: list[str]
    titles: dict[str, str]

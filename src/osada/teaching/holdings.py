"""Holdings: the things a seat has at places of the board, to compare positions place by place."""

from __future__ import annotations

import msgspec


class Holding(msgspec.Struct, frozen=True):
    """Something that a seat has somewhere; the game's message `place-<word>` says it."""

    word: str
    values: dict[str, int] = {}
    """The message's arguments; a component goes by the name of its domain."""

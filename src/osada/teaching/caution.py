"""A word before a move that wastes something."""

from __future__ import annotations

import msgspec


class Caution(msgspec.Struct, frozen=True):
    """A warning before a legal move that wastes something or leads nowhere.

    It is a message of the game, so that it can be said in any language.
    """

    message: str
    values: dict[str, int] = {}
    asks: bool = True
    """True to ask first; otherwise the move is only not put forward while others are open."""

"""A word before a move that wastes something."""

from __future__ import annotations

import msgspec


class Caution(msgspec.Struct, frozen=True):
    """What is to be known before a legal move: what it gives away, or that it leads nowhere.

    The words are a message of the game, so that whoever reads it says it in their language.
    """

    message: str
    values: dict[str, int] = {}
    asks: bool = True
    """Whether to ask first; if not, it is only no move to be put forward while others are open."""

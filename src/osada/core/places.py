"""What a seat has at the places of a board, so that two positions can be told apart by place."""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """Something that a seat has somewhere; its words are the game's message `place-<word>`."""

    word: str
    values: dict[str, int] = {}
    """What fills the blanks; a number of a thing goes by the name of its domain."""

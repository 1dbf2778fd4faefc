"""Plain text: nothing in it is invisible, ends its line or governs how the rest is shown."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and many emoji are written with them."""

_ODD: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Controls, escape codes, turners of direction, halves of characters, ends of lines."""


def is_odd(character: str) -> bool:
    """Tell whether a character has no place in a name, a seed or any other text of one line."""
    return unicodedata.category(character) in _ODD and character not in _JOINERS


def odd_place(text: str) -> int | None:
    """Return the index of the first such character in a text, if there is one."""
    return next((i for i, character in enumerate(text) if is_odd(character)), None)


def printable(text: str) -> str:
    """A text whose odd characters can be seen; its lines stay."""
    if text.isprintable():
        return text
    return "".join("\ufffd" if is_odd(c) and c not in "\n\t" else c for c in text)

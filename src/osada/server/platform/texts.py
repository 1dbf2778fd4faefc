"""What people write: nothing in it may be invisible, or turn other people's words around."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and many emoji are written with them."""


def plain(text: str) -> str:
    """A text in one line, without characters that control how the rest is shown."""
    return " ".join("".join(c for c in text if c.isspace() or not _controls(c)).split())


_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
"""Letters, signs and selectors that look like nothing at all; U+FE0F belongs to emoji."""


def _controls(character: str) -> bool:
    if character in _BLANKS:
        return True
    return unicodedata.category(character) in {"Cc", "Cf", "Cs"} and character not in _JOINERS


def visible(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANKS for c in text)

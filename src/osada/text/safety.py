"""Text safety: detect, replace or remove invisible and control characters."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and many emoji are written with them."""

_ODD: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Controls, escape codes, direction marks, surrogates, line and paragraph separators."""

_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
) | frozenset(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
"""Letters, signs and selectors without a visible shape; U+FE0F belongs to emoji."""


def is_odd(character: str) -> bool:
    """Return whether a character has no place in a name, a seed or another text of one line."""
    return unicodedata.category(character) in _ODD and character not in _JOINERS


def odd_place(text: str) -> int | None:
    """Return the index of the first odd character in a text, or None."""
    return next((i for i, character in enumerate(text) if is_odd(character)), None)


def printable(text: str) -> str:
    """Return a text with its odd characters replaced by U+FFFD, except newlines and tabs."""
    if text.isprintable():
        return text
    return "".join("\ufffd" if is_odd(c) and c not in "\n\t" else c for c in text)


def plain(text: str) -> str:
    """Return a text on one line, without odd and blank characters and repeated spaces."""
    seen = (c for c in text if c.isspace() or not (is_odd(c) or c in _BLANKS))
    return " ".join("".join(seen).split())


def visible(text: str) -> bool:
    """Return whether a text has any visible character."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANKS for c in text)

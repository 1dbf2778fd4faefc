"""What people write: nothing in it may be invisible, or turn other people's words around."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and many emoji are written with them."""


def plain(text: str) -> str:
    """A text in one line, without characters that control how the rest is shown."""
    return " ".join("".join(c for c in text if c.isspace() or not _controls(c)).split())


def _controls(character: str) -> bool:
    return unicodedata.category(character) in {"Cc", "Cf", "Cs"} and character not in _JOINERS


def visible(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)

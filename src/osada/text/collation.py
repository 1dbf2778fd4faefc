"""The order of words in a dictionary, Polish or English."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ALPHABET: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
"""Polish letters stand where a dictionary has them; English ones are among them."""
_PLACE: Final = {letter: place for place, letter in enumerate(_ALPHABET)}
_PART: Final = re.compile(r"\d+|[^\W\d_]|\s+")
Key = list[tuple[int, int]]


def order(text: str) -> Key:
    """Return a sort key: spaces, numbers by value, letters; punctuation is ignored."""
    return [_weight(part[0]) for part in _PART.finditer(text.casefold())]


def _weight(part: str) -> tuple[int, int]:
    if part.isspace():
        return 0, 0
    if part.isdecimal():
        return 1, int(part)
    known = _PLACE.get(part, _PLACE.get(unicodedata.normalize("NFD", part)[0]))
    return (2, known) if known is not None else (3, ord(part[0]))

"""Notes of a record that count something by seat: a tag, then one number for each seat.

`hints 1 0` says that seat A took one hint and seat B none. The words are up to the reader, in
their language. Records written earlier hold English instead (`hints: A 1`); both are read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from osada.core.record import LETTERS

TAKEBACKS: Final = "takebacks"
"""Undos across draws."""
HINTS: Final = "hints"
"""Hints taken."""
_EARLIER: Final = {"taken back across draws:": TAKEBACKS, "hints:": HINTS}
"""Prefixes of notes written earlier, with their tags."""
_COUNT: Final = re.compile(rf"([{LETTERS}]) (\d{{1,6}})", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,6}", re.ASCII)


def set_counts(notes: list[str], tag: str, counts: Sequence[int]) -> None:
    """Add the note with this tag, or replace the one that is there."""
    others = [note for note in notes if not _has_tag(note, tag, len(counts))]
    notes[:] = [*others, " ".join([tag, *map(str, counts)])]


def _has_tag(note: str, tag: str, players: int) -> bool:
    known = counts_of(note, players)
    return known is not None and known[0] == tag


def counts_of(note: str, players: int) -> tuple[str, list[int]] | None:
    """Return the tag and the numbers of a note, or `None` for any other text."""
    tag, *numbers = note.split(" ")
    if tag in _EARLIER.values():
        whole = len(numbers) == players and all(map(_NUMBER.fullmatch, numbers))
        return (tag, list(map(int, numbers))) if whole else None
    for prefix, earlier in _EARLIER.items():
        if note.startswith(prefix):
            counts = _earlier_counts(note.removeprefix(prefix), players)
            return None if counts is None else (earlier, counts)
    return None


def _earlier_counts(text: str, players: int) -> list[int] | None:
    """Return the numbers of `A 1, C 2` by seat, or `None` for any other text."""
    counts = [0] * players
    for part in text.strip().split(", "):
        count = _COUNT.fullmatch(part)
        if count is None or count[1] not in LETTERS[:players]:
            return None
        counts[LETTERS.index(count[1])] = int(count[2])
    return counts

"""What a record says for ever of how its game came about, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.core.record import LETTERS
from osada.core.table import Table

TAKEN_BACK: Final = "taken back across draws:"
HINTS: Final = "hints:"


def mark(table: Table, what: str, times: Sequence[int]) -> None:
    """Note how often each seat has done something, in place of what was noted before."""
    told = ", ".join(f"{LETTERS[seat]} {n}" for seat, n in enumerate(times) if n)
    kept = [note for note in table.notes if not note.startswith(what)]
    table.notes[:] = [*kept, f"{what} {told}"]

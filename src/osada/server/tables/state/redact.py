"""Erasure of a deleted account from tables: moves stay, name and chat go.

The games of others stay whole: seats, moves and draws are unchanged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from osada.server.tables.state.log_entries import ChatSent, LogEntry, Occupant, Seated

NOBODY: Final = "N.N."
"""Placeholder for an erased name, the same in every language."""
_SILENCE: Final = "…"


def erase_user(entry: LogEntry, user: str) -> LogEntry:
    """Return an entry without the user's name and chat; the same object if it has neither."""
    if isinstance(entry, Seated):
        entry = _reseated(entry, user)
    if entry.user != user or entry.name in (None, NOBODY):
        return entry
    if isinstance(entry, ChatSent):
        return replace(entry, name=NOBODY, text=_SILENCE)
    return replace(entry, name=NOBODY)


def _reseated(entry: Seated, user: str) -> Seated:
    """Return a seat entry without the user's name, also as the one whose time ran out."""
    occupants = without_name(entry.occupants, user)
    if occupants is entry.occupants:
        return entry
    overdue = entry.user is None and entry.seat is not None
    theirs = overdue and occupants[entry.seat or 0].user == user
    return replace(entry, occupants=occupants, name=NOBODY if theirs else entry.name)


def without_name(occupants: list[Occupant], user: str) -> list[Occupant]:
    """Return the seats without the user's name; the same list if it is not there."""
    if not any(o.user == user and o.name != NOBODY for o in occupants):
        return occupants
    return [replace(o, name=NOBODY) if o.user == user else o for o in occupants]


def redacted_names(names: Sequence[str], occupants: Sequence[Occupant]) -> list[str]:
    """Return the names of a record with erased ones replaced."""
    return [
        NOBODY if occupant.name == NOBODY and occupant.kind == "person" else name
        for name, occupant in zip(names, occupants, strict=True)
    ]

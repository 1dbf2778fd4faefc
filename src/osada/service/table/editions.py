"""Under which rules a table is played, and which of them this server has."""

from __future__ import annotations

from functools import cache

from osada.core.errors import OsadaError
from osada.games import find, names

Edition = tuple[str, int, str]
"""A game's name, the revision of its rules, the hash of its content."""


@cache
def editions() -> frozenset[Edition]:
    """What can be played here; a game that cannot be loaded is not among it."""
    found: set[Edition] = set()
    for name in names():
        try:
            game = find(name)
        except (OsadaError, ImportError):
            continue
        found.add((name, game.revision, game.content_hash))
    return frozenset(found)

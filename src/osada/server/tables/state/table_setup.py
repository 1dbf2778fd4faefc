"""Fixed part of a table: its game, seed and terms, and the game it forks from."""

from __future__ import annotations

import msgspec

from osada.core.fork import Fork, fork_of
from osada.server.tables.state.terms import Terms


class ForkOrigin(msgspec.Struct, frozen=True):
    """The moment of another table that one goes on from."""

    table: str
    moves: int
    """How many moves of its record were taken over."""
    seat: int
    """Who goes on, knowing what this seat knew."""
    source: str
    """The commitment of that table."""

    def record_fork(self, seed: str) -> Fork:
        """The same as a record tells it, for a table with that seed."""
        return fork_of(seed, self.moves, self.seat, self.source)


class TableSetup(msgspec.Struct, frozen=True):
    """How a table was made: the part of its row that never changes."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    revision: int
    content: str
    terms: Terms
    stream: str | None
    attempt: int
    previous: str | None
    created_at: int
    maker: str
    edition: str | None = None
    """The hash of all the data it was begun with; `content` is that of what it can use of them."""
    fork: ForkOrigin | None = None
    """The moment of another table that it goes on from."""

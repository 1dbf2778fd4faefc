"""Fixed part of a table: its game, seed and terms, and the game it forks from."""

from __future__ import annotations

import msgspec

from osada.core.fork import Fork, fork_of
from osada.server.tables.state.terms import Terms


class ForkOrigin(msgspec.Struct, frozen=True):
    """The moment of a finished game that a fork plays on from."""

    table: str
    moves: int
    """Number of moves taken over from its record."""
    seat: int
    """The seat to play on from; what it could not know is dealt anew."""
    source: str
    """The commitment of that table."""

    def record_fork(self, seed: str) -> Fork:
        """Return the fork as written in a record, for a table with that seed."""
        return fork_of(seed, self.moves, self.seat, self.source)


class TableSetup(msgspec.Struct, frozen=True):
    """Setup of a table: the part of its row that never changes."""

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
    """Hash of all data of its edition; `content` covers only what its options can use."""
    fork: ForkOrigin | None = None
    """The moment that this table plays on from, if it is a fork."""

"""Tables that go on from a moment of a finished one: for study, and for nobody's results."""

from __future__ import annotations

import msgspec

from osada.core.fork import Fork, fork_of


class ForkOrigin(msgspec.Struct, frozen=True):
    """The moment of another table that one goes on from."""

    table: str
    moves: int
    """How many moves of its record were taken over."""
    seat: int
    """Who goes on, knowing what this seat knew."""
    source: str
    """The commitment of that table."""

    def study(self, seed: str) -> Fork:
        """The same as a record tells it, for a table with that seed."""
        return fork_of(seed, self.moves, self.seat, self.source)

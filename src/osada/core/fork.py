"""Fork of a game: a new game that goes on from a moment of another, with its own draws.

Everything hidden from the seat that goes on is dealt anew, since it may have been seen later in
the first game. The new deal follows from the new seed and is in the record, so replaying a fork
needs no seed.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

import msgspec

from osada.core.position import Position
from osada.core.rng import Rng

MOST_LUCK: Final = 1_000_000_000
"""A record holds whole numbers of nine digits."""
_TEXT: Final = b"study"
"""The former name of a fork; the deals of all records depend on it."""


class Fork(msgspec.Struct, frozen=True):
    """Origin of a forked game, as its record has it."""

    moves: int
    """Number of moves taken over, including nature's."""
    seat: int
    """Seat whose knowledge the fork starts from."""
    luck: int
    """Seed of the generator that dealt hidden things anew."""
    source: str
    """Commitment of the game that was forked."""

    def enter(self, position: Position, played: int) -> None:
        """Deal hidden things anew once all moves taken over have been played."""
        if played == self.moves:
            position.reshuffle(self.seat, Rng(self.luck))


def luck_of(seed: str) -> int:
    """Return the luck of a fork: HMAC-SHA-256 with the seed as key and `study` as text."""
    digest = hmac.new(seed.encode(), _TEXT, sha256).digest()
    return int.from_bytes(digest) % MOST_LUCK


def fork_of(seed: str, moves: int, seat: int, source: str) -> Fork:
    """Return the fork, by its own seed, of the game with the commitment `source`."""
    return Fork(moves, seat, luck_of(seed), source)

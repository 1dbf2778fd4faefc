"""A game that goes on from a moment of another: its moves so far are taken over, its luck is new.

What the seat that goes on cannot know is dealt anew, for it may have been seen since. How it is
dealt follows from the new seed and stands in the record, which needs no seed to be played again.
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


class Study(msgspec.Struct, frozen=True):
    """Where such a game comes from."""

    moves: int
    """How many moves were taken over, nature's included."""
    seat: int
    """Whose knowledge it goes on from."""
    luck: int
    """How the rest was dealt anew."""
    source: str
    """The commitment of the other game."""

    def enter(self, position: Position, played: int) -> None:
        """Deal anew what the seat does not know, when all that is taken over has been played."""
        if played == self.moves:
            position.reshuffle(self.seat, Rng(self.luck))


def luck_of(seed: str) -> int:
    """How hidden things are dealt anew: HMAC-SHA-256 with the seed as key and `study` as text."""
    digest = hmac.new(seed.encode(), _TEXT, sha256).digest()
    return int.from_bytes(digest) % MOST_LUCK


def study_of(seed: str, moves: int, seat: int, source: str) -> Study:
    """A study of the game of that commitment, with a seed of its own."""
    return Study(moves, seat, luck_of(seed), source)

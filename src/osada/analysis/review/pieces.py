"""The work of a review in pieces: some turns and draws each, done anywhere and in any order.

Whatever chance a piece needs follows from the review's seed and from the number of the turn, so
that a review is the same whoever makes it, and in how many pieces.
"""

from __future__ import annotations

from typing import Final

import msgspec

from osada.analysis.review.course import stretches
from osada.analysis.review.judge import Judge, Judged
from osada.core.game import Game
from osada.core.record import Record, read
from osada.core.replay import edition_of
from osada.games import find

SIZE: Final = 4
"""Turns and draws in a piece."""


class Piece(msgspec.Struct, frozen=True):
    """A part of a game that is to be judged."""

    record: str
    seed: str
    first: int
    last: int
    """The number after the last stretch of the piece."""


def opened(text: str) -> tuple[Game, Record]:
    """A record from its text, and the edition that it was played with."""
    record = read(text)
    return edition_of(find(record.game), record), record


def pieces(text: str, seed: str) -> list[Piece]:
    """All the work on a record; one that cannot be reviewed is refused."""
    many = len(stretches(*opened(text)))
    return [Piece(text, seed, i, min(i + SIZE, many)) for i in range(0, many, SIZE)]


def done(piece: Piece) -> list[Judged]:
    """Do one piece."""
    game, record = opened(piece.record)
    parts = stretches(game, record)
    return list(Judge(game, record, piece.seed).judged(parts, piece.first, piece.last))

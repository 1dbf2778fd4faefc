"""The work of a review in pieces: some turns and draws each, done anywhere and in any order.

Whatever chance a piece needs follows from the review's seed and from the number of the turn, so
that a review is the same whoever makes it, and in how many pieces.
"""

from __future__ import annotations

from typing import Final

import msgspec

from osada.analysis.review.analyse import GameAnalyzer, SegmentAnalysis
from osada.analysis.review.segments import segments
from osada.core.game import Game
from osada.core.record import Record, read
from osada.core.replay import edition_of
from osada.games import find

SIZE: Final = 4
"""Turns and draws in a piece."""


class Chunk(msgspec.Struct, frozen=True):
    """A part of a game that is to be judged."""

    record: str
    seed: str
    first: int
    last: int
    """The number after the last stretch of the piece."""


def open_record(text: str) -> tuple[Game, Record]:
    """A record from its text, and the edition that it was played with."""
    record = read(text)
    return edition_of(find(record.game), record), record


def chunks(text: str, seed: str) -> list[Chunk]:
    """All the work on a record; one that cannot be reviewed is refused."""
    many = len(segments(*open_record(text)))
    return [Chunk(text, seed, i, min(i + SIZE, many)) for i in range(0, many, SIZE)]


def analyse_chunk(piece: Chunk) -> list[SegmentAnalysis]:
    """Do one piece."""
    game, record = open_record(piece.record)
    parts = segments(game, record)
    return list(GameAnalyzer(game, record, piece.seed).judged(parts, piece.first, piece.last))

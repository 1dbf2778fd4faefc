"""The work of a review in chunks of segments, which can be done anywhere and in any order.

All randomness of a chunk follows from the review's seed and the number of the segment, so a review
does not depend on how the work was split.
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
"""Segments of a chunk."""


class Chunk(msgspec.Struct, frozen=True):
    """Some segments of a game to analyse."""

    record: str
    seed: str
    first: int
    last: int
    """The number after the last segment of the chunk."""


def open_record(text: str) -> tuple[Game, Record]:
    """Read a record and find the edition it was played with."""
    record = read(text)
    return edition_of(find(record.game), record), record


def chunks(text: str, seed: str) -> list[Chunk]:
    """Split the work on a record; one that cannot be reviewed is refused."""
    many = len(segments(*open_record(text)))
    return [Chunk(text, seed, i, min(i + SIZE, many)) for i in range(0, many, SIZE)]


def analyse_chunk(chunk: Chunk) -> list[SegmentAnalysis]:
    """Analyse one chunk."""
    game, record = open_record(chunk.record)
    parts = segments(game, record)
    return list(GameAnalyzer(game, record, chunk.seed).analyse(parts, chunk.first, chunk.last))

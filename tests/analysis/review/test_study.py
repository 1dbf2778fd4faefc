"""A game that goes on from another is cut into turns as it was played, hidden cards dealt anew."""

from __future__ import annotations

from osada.analysis.review.segments import played_segments, segments
from osada.core.record import read
from osada.core.replay import final_position
from osada.core.snapshot import key
from osada.core.table import Table
from osada.games.sardinia import GAME as SARDINIA
from tests.core.test_fork import SEED, B, finish, hidden, studied


def test_a_study_is_reviewed_as_it_was_played() -> None:
    first = finish(Table(SARDINIA, 2, SEED, {"guardian": "alternative"}))
    for seed in "abc":
        table = finish(studied(first, hidden(first), B, seed))
        record = read(table.record().text())
        parts = segments(SARDINIA, record)
        assert sum(len(part.moves) for part in parts) == len(record.moves)
        last = list(played_segments(SARDINIA, record, parts))[-1].after
        assert key(SARDINIA, last) == key(SARDINIA, final_position(SARDINIA, record))

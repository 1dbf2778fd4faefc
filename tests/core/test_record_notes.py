"""Notes of a record that count something by seat."""

from __future__ import annotations

import pytest

from osada.core.record_notes import HINTS, TAKEBACKS, counts_of, set_counts


def test_a_note_holds_a_tag_and_a_number_for_each_seat() -> None:
    notes = ["played in the garden"]
    set_counts(notes, HINTS, [1, 0])
    set_counts(notes, TAKEBACKS, [0, 2])
    set_counts(notes, HINTS, [1, 3])
    assert notes == ["played in the garden", "takebacks 0 2", "hints 1 3"]
    assert counts_of("takebacks 0 2", 2) == (TAKEBACKS, [0, 2])
    assert counts_of("hints 1 3", 2) == (HINTS, [1, 3])


def test_notes_written_earlier_are_read_and_replaced() -> None:
    assert counts_of("taken back across draws: A 1, C 12", 4) == (TAKEBACKS, [1, 0, 12, 0])
    assert counts_of("hints: B 3", 2) == (HINTS, [0, 3])
    notes = ["hints: A 1", "taken back across draws: A 1"]
    set_counts(notes, HINTS, [2])
    assert notes == ["taken back across draws: A 1", "hints 2"]


@pytest.mark.parametrize(
    "note",
    [
        "played in the garden",
        "hints",
        "hints 1",
        "hints 1 0 0",
        "hints 1 -1",
        "hints 1 \u0663",
        "hints help",
        "hints: ",
        "hints: C 1",
        "hints: A 1, B",
        "hints: ask Ada 1",
        "takebacks are fine",
        "",
    ],
)
def test_any_other_text_is_no_count(note: str) -> None:
    assert counts_of(note, 2) is None

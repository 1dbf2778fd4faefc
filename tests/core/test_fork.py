"""A game that goes on from a moment of another: the same course so far, new luck, nothing told."""

from __future__ import annotations

import msgspec
import pytest

from osada.core import chance
from osada.core.fork import Fork, fork_of, luck_of
from osada.core.position import NATURE
from osada.core.record import Record, read
from osada.core.replay import final_position, verify
from osada.core.snapshot import key
from osada.core.table import Table
from osada.games.sardinia import GAME as SARDINIA
from osada.text.errors import OsadaError, RecordError, UndoError

A, B = 0, 1
SEED, FRESH = "first", "fresh"


def finish(table: Table) -> Table:
    while not table.over:
        seat = int(table.position.turn())
        table.play(seat, table.position.legal(seat)[-1])
    return table


def taken(table: Table, moves: int) -> list[tuple[int, int]]:
    return [(entry.seat, entry.move) for entry in table.entries[:moves]]


def studied(table: Table, moves: int, seat: int = A, seed: str = FRESH) -> Table:
    fork = fork_of(seed, moves, seat, table.commitment)
    return Table(SARDINIA, 2, seed, table.options, fork=fork, taken=taken(table, moves))


@pytest.fixture(scope="module")
def first() -> Table:
    return finish(Table(SARDINIA, 2, SEED))


def drawn(table: Table, since: int) -> list[int]:
    return [entry.move for entry in table.entries[since:] if entry.seat == NATURE]


def test_the_course_is_the_same_up_to_there_and_luck_is_new_from_there_on(first: Table) -> None:
    half = len(first.entries) // 2
    again = finish(studied(first, half))
    assert taken(again, half) == taken(first, half)
    assert drawn(again, half) != drawn(first, half)
    assert drawn(again, half) == drawn(finish(studied(first, half)), half)


def hidden(table: Table) -> int:
    """After how many moves somebody but B holds what B has not seen."""
    for moves in range(1, len(table.entries)):
        keys = {key(SARDINIA, studied(table, moves, B, f"{n}").position) for n in range(3)}
        if len(keys) > 1 and table.entries[moves].seat != NATURE:
            return moves
    raise AssertionError("nothing was ever hidden")


def test_what_the_seat_cannot_know_is_dealt_anew_and_what_it_sees_is_the_same() -> None:
    first = finish(Table(SARDINIA, 2, SEED, {"guardian": "alternative"}))
    moves = hidden(first)
    tables = [studied(first, moves, B, f"{n}") for n in range(3)]
    views = {msgspec.json.encode(table.view(B)) for table in tables}
    assert len(views) == 1
    assert len({msgspec.json.encode(table.view(A)) for table in tables}) > 1
    for table in tables:
        record = read(finish(table).record().text())
        assert key(SARDINIA, final_position(SARDINIA, record)) == key(SARDINIA, table.position)
        assert verify(SARDINIA, record) == len(drawn(table, moves))
    table = tables[0]
    before = key(SARDINIA, table.position)
    table.rewind(moves)
    assert key(SARDINIA, finish(table).position) == before


def test_what_was_taken_over_is_not_taken_back(first: Table) -> None:
    moves = next(
        i + 1
        for i, entry in enumerate(first.entries)
        if entry.seat == A and first.entries[i + 1].seat == A
    )
    table = studied(first, moves)
    assert table.undoable(A) == []
    table.play(A, table.position.legal(A)[0])
    with pytest.raises(UndoError):
        table.rewind(moves - 1)
    table.rewind(moves)
    assert len(table.entries) == moves


def proved(record: Record) -> int:
    return verify(SARDINIA, read(record.text()))


def test_a_fork_proves_its_own_draws_and_says_what_it_has_taken_over(first: Table) -> None:
    half = len(first.entries) // 2
    table = finish(studied(first, half))
    record = table.record()
    assert f"fork {half} A {luck_of(FRESH)} {chance.commitment(SEED)}" in record.text()
    assert proved(record) == len(drawn(table, half))
    assert record.fork is not None
    for other in (
        msgspec.structs.replace(record.fork, moves=half - 1 - _last_draw_before(table, half)),
        msgspec.structs.replace(record.fork, luck=record.fork.luck ^ 1),
        None,
    ):
        with pytest.raises(RecordError):
            proved(msgspec.structs.replace(record, fork=other))


def _last_draw_before(table: Table, half: int) -> int:
    """Count the moves back to the last draw that was taken over."""
    return next(n for n in range(half) if table.entries[half - 1 - n].seat == NATURE)


def test_an_older_record_calls_a_fork_a_study(first: Table) -> None:
    record = studied(first, 20).record()
    text = record.text()
    older = text.replace("\nfork ", "\nstudy ")
    assert older != text
    assert read(older).fork == record.fork
    assert read(older).text() == text
    line = next(line for line in text.splitlines() if line.startswith("fork "))
    with pytest.raises(RecordError, match="second"):
        read(older.replace("\nstudy ", f"\n{line}\nstudy "))


def test_a_fork_goes_on_from_its_record(first: Table) -> None:
    half = len(first.entries) // 2
    table = studied(first, half)
    saved = table.record(with_seed=True)
    assert finish(Table.resume(SARDINIA, read(saved.text()))).record() == finish(table).record()


@pytest.mark.parametrize(
    "line",
    ["fork 3", "study x A 1 0", "fork 1 H 1 " + "0" * 64, f"study 1 A {10**9} {'0' * 64}"],
)
def test_a_wrong_line_is_refused_with_its_place(first: Table, line: str) -> None:
    text = first.record().text().replace("seed ", f"{line}\nseed ")
    with pytest.raises(RecordError, match="moves were taken over"):
        read(text)


def test_no_more_is_taken_over_than_there_is(first: Table) -> None:
    text = first.record().text().replace("seed ", f"fork 9999 A 1 {'0' * 64}\nseed ")
    with pytest.raises(RecordError, match="only"):
        read(text)
    with pytest.raises(OsadaError, match="taken over"):
        Table(SARDINIA, 2, FRESH, fork=Fork(3, A, 1, "0" * 64))

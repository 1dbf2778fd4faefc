"""Players' contributions to chance: committed, revealed, mixed in, written down and proved."""

from __future__ import annotations

import hmac
from hashlib import sha256

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.core import chance
from osada.core.chance import Part
from osada.core.record import Record, read
from osada.core.replay import verify
from osada.core.table import Table
from osada.text.errors import OsadaError, RecordError


def sealed(number: str) -> Part:
    return Part(chance.commitment(number), number)


PARTS = {0: sealed("ada-1"), 1: sealed("bo-22"), 2: Part(chance.commitment("never told"))}


def played(parts: dict[int, Part]) -> Record:
    """A game of three in which everybody rolls once."""
    table = Table(PEBBLES, 3, "secret", parts=parts)
    while not table.over:
        seat = table.position.turn()
        names = [PEBBLES.moves.notation(move) for move in table.position.legal(seat)]
        wanted = "roll" if "roll" in names else "done"
        table.play(seat, PEBBLES.moves.from_notation(wanted))
    return table.record()


def nature(record: Record) -> list[str]:
    return [move.notation for move in record.moves if move.seat < 0]


def test_every_part_and_every_seal_goes_into_the_draws() -> None:
    games = [
        played({}),
        played(PARTS),
        played({**PARTS, 0: sealed("ada-2")}),
        played({seat: PARTS[seat] for seat in (0, 1)}),  # without the one who kept silent
        played({0: PARTS[1], 1: PARTS[0], 2: PARTS[2]}),  # the same numbers, in other seats
    ]
    seeds = {chance.mixed("secret", game.text().split("\n")[7:12]) for game in games}
    assert len(seeds) == len(games)
    assert len({tuple(nature(game)) for game in games}) > 1


def test_the_mixture_is_what_the_page_on_records_says() -> None:
    record = played(PARTS)
    lines = [line for line in record.text().split("\n") if line.startswith(("seal ", "part "))]
    assert [line.split()[:2] for line in lines] == [
        ["seal", "A"], ["part", "A"], ["seal", "B"], ["part", "B"], ["seal", "C"],
    ]  # fmt: skip
    key = hmac.new(b"secret", "\n".join(lines).encode(), sha256).hexdigest()
    assert chance.mixed("secret", lines) == key
    first = Table(PEBBLES, 3, key).record()
    assert nature(first)[0] == nature(record)[0]


def test_a_record_keeps_all_parts_and_goes_on_with_them() -> None:
    table = Table(PEBBLES, 3, "secret", parts=PARTS)
    text = table.record(with_seed=True).text()
    again = Table.resume(PEBBLES, read(text))
    assert again.parts == PARTS
    assert again.record(with_seed=True).text() == text
    whole = played(PARTS)
    assert read(whole.text()).text() == whole.text()
    assert verify(PEBBLES, read(whole.text())) == len(nature(whole))


def test_a_record_without_parts_is_as_it_always_was() -> None:
    text = played({}).text()
    assert "seal " not in text
    assert verify(PEBBLES, read(text)) == len(nature(read(text)))


def forged(old: str, new: str) -> str:
    text = played(PARTS).text()
    assert old in text
    with pytest.raises(RecordError) as error:
        verify(PEBBLES, read(text.replace(old, new)))
    return str(error.value)


def test_a_changed_part_is_found_by_name() -> None:
    assert "the number of seat A is not the one that was sealed" in forged("A ada-1", "A ada-2")
    assert "line 9" in forged("A ada-1", "A ada-2")


def test_a_part_that_was_told_cannot_be_left_out_afterwards() -> None:
    assert forged("part B bo-22\n", "")
    text = played(PARTS).text()
    silent = next(line for line in text.split("\n") if line.startswith("seal C"))
    assert forged(f"{silent}\n", "")  # nor can it be hidden that somebody kept silent


def test_a_part_exchanged_with_its_seal_makes_other_draws() -> None:
    mine, other = sealed("ada-1"), sealed("ada-3")
    old = f"seal A {mine.seal}\npart A {mine.number}"
    assert forged(old, f"seal A {other.seal}\npart A {other.number}")


def test_what_is_no_part_is_refused_where_it_stands() -> None:
    text = played(PARTS).text()
    seal = f"seal A {PARTS[0].seal}\n"
    for wrong, reason in (
        (text.replace(seal, ""), "expected a 'seal' of seat A before its 'part'"),
        (text.replace(seal, seal + seal), "a second 'seal' of seat A"),
        (text.replace("part A ada-1", "part A ada-1\npart A ada-1"), "a second 'part'"),
        (text.replace("part A ada-1", "part A ada 1"), "a player's number is a word"),
        (text.replace("part A ada-1", "part D ada-1"), "A to C"),
        (text.replace(PARTS[0].seal, "0123"), "64 hexadecimal digits"),
    ):
        with pytest.raises(RecordError, match=reason):
            read(wrong)
    for number in ("", "x" * 65, "with space", "ż"):
        with pytest.raises(OsadaError, match="a player's number"):
            chance.check_number(number)

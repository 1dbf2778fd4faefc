"""Editions of one game side by side: a revision of its rules, on one set of data."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from examples.pebbles import GAME
from examples.pebbles.game import Pebbles
from osada.core import snapshot
from osada.core.game import Game
from osada.core.options import Choices
from osada.core.record import Record, read
from osada.core.replay import edition_of, replay, verify
from osada.core.table import Table
from osada.text.errors import ContentError, OsadaError, PositionError, RecordError, RevisionError
from tests.server.next_revision import Generous

BIG = {"bowl.json": b'{ "most": 5 }'}


def played(game: Game, adds: int) -> Record:
    """A game for one that begins with so many pebbles."""
    table = Table(game, 1, "pebbles")
    for word in [*["add"] * adds, "done", "done"]:
        table.play(0, game.moves.from_notation(word))
    return table.record()


def test_editions_live_side_by_side() -> None:
    big = GAME.edition(BIG)
    assert len(played(big, 5).moves) == len(played(GAME, 3).moves) + 2
    with pytest.raises(OsadaError, match="not allowed"):
        played(GAME, 4)


def test_an_edition_is_made_once() -> None:
    assert GAME.edition(BIG) is GAME.edition(dict(BIG))
    assert GAME.edition() is GAME is GAME.edition({})
    assert GAME.edition(BIG).content_hash != GAME.content_hash
    assert GAME.edition(BIG).pack == BIG
    assert not GAME.pack


@pytest.mark.parametrize(
    ("pack", "told"),
    [
        ({"bowl.json": b'{"most": 50}'}, "bowl.json: .*most"),
        ({"bowl.json": b"{"}, "bowl.json: .*not JSON"),
        ({"cup.json": b"{}"}, "cup.json: .*bowl.json"),
    ],
)
def test_data_that_are_not_as_they_must_be_make_no_edition(
    pack: Mapping[str, bytes], told: str
) -> None:
    with pytest.raises(ContentError, match=told):
        GAME.edition(pack)
    assert GAME.faults(pack)[0].file == next(iter(pack))
    assert not GAME.faults(BIG)


def test_a_record_carries_data_that_nobody_else_has() -> None:
    text = played(GAME.edition(BIG), 5).text()
    assert text.endswith('\nfile bowl.json {"most":5}\n')
    record = read(text)
    assert record.text() == text
    assert verify(GAME, record) == 1
    assert edition_of(GAME, record) is not GAME
    assert Table.resume(GAME, record).game.content() == {"bowl.json": b'{"most":5}'}
    assert "file" not in played(GAME, 3).text()


@pytest.mark.parametrize(
    ("change", "to", "told"),
    [
        ('{"most":5}', '{"most":4}', "line 4.*played with content"),
        ('{"most":5}', '{"most":50}', "line 1[0-9].*most"),
        ('{"most":5}', '{"most"', "line 1[0-9].*name of a data file"),
        ('{"most":5}', "", "line 1[0-9].*name of a data file"),
        ("file bowl.json", "file ../bowl.json", "line 1[0-9].*name of a data file"),
        ('file bowl.json {"most":5}', "", "line 4.*played with content"),
        ("bowl.json", "cup.json", "line 1[0-9].*cup.json"),
        ('{"most":5}', '{"most":5}\nfile bowl.json {}', "a second 'bowl.json'"),
        ('{"most":5}', '{"most":5}\nnote late', "expected 'note' before the moves"),
        ('{"most":5}', f'"{"a" * 1_000_001}"', "at most 20 data files"),
        ("revision 1", "revision 2", "line 3.*revision 2 of the rules; this is 1"),
    ],
)
def test_a_record_with_other_data_than_it_names_is_refused(change: str, to: str, told: str) -> None:
    text = played(GAME.edition(BIG), 5).text()
    with pytest.raises(RecordError, match=told):
        list(replay(GAME, read(text.replace(change, to))))


def test_each_revision_replays_under_itself() -> None:
    game = Generous()
    assert game.revision == 2
    old, new = played(game.edition(revision=1), 3), played(game, 4)
    assert (old.revision, new.revision) == (1, 2)
    assert verify(game, old) == verify(game, new) == 1
    with pytest.raises(RecordError, match="not allowed"):
        list(replay(game, read(new.text().replace("revision 2", "revision 1"))))
    with pytest.raises(RecordError, match="revision 3 of the rules; this is 1, 2"):
        list(replay(game, read(new.text().replace("revision 2", "revision 3"))))
    with pytest.raises(RevisionError, match="not 7"):
        game.edition(revision=7)


def test_both_at_once() -> None:
    record = played(Generous().edition(BIG), 6)
    assert verify(Generous(), read(record.text())) == 1


def test_a_position_names_its_edition_and_can_carry_it() -> None:
    big = Generous().edition(BIG, 1)
    position = big.new(2)
    text = snapshot.to_json(big, position, carry=True)
    found = snapshot.edition_of(Generous(), snapshot.read(text))
    assert found.revision == 1
    assert snapshot.key(found, snapshot.from_json(found, text)) == snapshot.key(big, position)
    with pytest.raises(PositionError, match="other data"):
        snapshot.from_json(GAME, snapshot.to_json(big, position))
    with pytest.raises(PositionError, match="not 3"):
        snapshot.edition_of(Generous(), {"revision": 3})


class Sheets(Pebbles):
    """A game whose tables do not all use all of its data."""

    def content_of(self, options: Choices) -> dict[str, bytes]:
        return {}


def test_a_table_names_what_it_can_use() -> None:
    plain, more = Sheets({}), Sheets(BIG)
    assert plain.content_hash != more.content_hash
    assert plain.hash_of({}) == more.hash_of({})
    assert plain.answers_to(more.hash_of({}), {})
    assert more.answers_to(more.content_hash, {})
    assert not plain.answers_to(more.content_hash, {})
    assert not more.needed({})
    plain.former = frozenset({more.content_hash})
    assert plain.answers_to(more.content_hash, {})


def test_a_game_that_goes_on_names_its_content_as_it_did() -> None:
    game = Sheets({})
    record = Table(game, 1, "pebbles").record(with_seed=True)
    record.content = game.content_hash
    assert Table.resume(game, record).record(with_seed=True).text() == record.text()

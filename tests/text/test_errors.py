"""Errors are put into words where somebody reads them."""

from __future__ import annotations

import json
import pickle

import pytest

from osada.core import content, options, record, snapshot
from osada.core.options import Option
from osada.games import find
from osada.games.sardinia import GAME
from osada.text.errors import (
    ContentError,
    Message,
    NotAllowed,
    OptionError,
    OsadaError,
    RecordError,
)


def test_an_error_speaks_english_unless_asked_otherwise() -> None:
    with pytest.raises(OptionError) as caught:
        options.settle([Option("speed", ("slow", "fast"))], {"speed": "warp"})
    assert str(caught.value) == "option speed is one of slow, fast, not 'warp'"
    assert caught.value.say("pl") == (
        "opcja speed nie może mieć wartości „warp”; do wyboru: slow, fast"
    )


def test_a_reason_inside_an_error_speaks_the_same_language() -> None:
    with pytest.raises(RecordError) as caught:
        record.read("osada-record 1\ngame sardinia\n1 A fort 3\nx\n")
    assert caught.value.say("pl").startswith("wiersz 4, kolumna 1: tu stoi nagłówek")
    assert caught.value.reason == "expected a header, a move number or a comment, not 'x'"


def test_a_game_refuses_content_in_its_own_words() -> None:
    island = json.loads(GAME.content()["map.json"])
    island["provinces"][0]["neighbours"].append("p2")
    with pytest.raises(ContentError) as caught:
        GAME.check_content({"map.json": json.dumps(island).encode()})
    assert (
        caught.value.say("pl") == "map.json: $.provinces[0].neighbours: sąsiad jest podany dwa razy"
    )


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "$: to nie jest JSON: urywa się za wcześnie"),
        (b"{]", "$: to nie jest JSON: błąd w bajcie 1"),
        (b'{"\xff": 1}', "$: to nie jest JSON: tekst nie jest w UTF-8"),
        (b"3", "$: potrzebne jest `object`, a nie `int`"),
        (b'{"a": "x"}', "$[...]: potrzebne jest `int`, a nie `str`"),
    ],
)
def test_what_is_wrong_with_json(data: bytes, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.decode(data, dict[str, int])
    assert caught.value.say("pl") == said


def test_json_that_has_no_bottom() -> None:
    with pytest.raises(ContentError) as caught:
        content.decode(b"[" * 9_999, list[object])
    assert caught.value.say("pl") == "$: zagnieżdżone zbyt głęboko"


def test_a_position_that_cannot_be_names_the_rule() -> None:
    """The broken invariant is named in English only; the rule is named in every language."""
    position = snapshot.to_json(GAME, GAME.new(2)).replace('"row": 11', '"row": 5')
    with pytest.raises(OsadaError) as caught:
        snapshot.from_json(GAME, position)
    assert "przeczy zasadzie S4" in caught.value.say("pl")
    assert "S4: eleven fort cards make the row" in str(caught.value)


def test_a_line_is_counted_as_editors_count() -> None:
    error = RecordError(12345, 1, "record-control")
    assert str(error).startswith("line 12345, column 1: ")
    assert error.say("pl").startswith("wiersz 12345, kolumna 1: ")


@pytest.mark.parametrize("number", [10**18, -(10**35), 10**5000], ids=("18", "35", "5000"))
def test_a_number_that_nobody_can_count(number: int) -> None:
    error = OsadaError("error-rewind", entries=3, length=number)
    assert "there are 3 moves to go back through, not " in str(error)
    assert "cofnąć można 3 ruchy" in error.say("pl")


def test_a_plain_sentence_stands_for_itself() -> None:
    error = OsadaError("the plug-in is out of order")
    assert str(error) == error.say("pl") == "the plug-in is out of order"


def test_what_cannot_be_seen_is_written_out() -> None:
    with pytest.raises(OsadaError) as caught:
        find("\x1b[31mred\n")
    assert r"'\x1b[31mred\n'" in str(caught.value)


@pytest.mark.parametrize(
    "error",
    [
        OsadaError("error-seed", seed="a b"),
        NotAllowed("fort 3", "S10"),
        RecordError(3, 1, "record-second", word="game"),
        RecordError(3, 1, OptionError("error-no-options", name="speed")),
        ContentError("$.provinces", Message("content-entries", wanted=16, found=15)),
    ],
)
def test_an_error_travels_between_processes(error: OsadaError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert (copy.say("en"), copy.say("pl")) == (error.say("en"), error.say("pl"))
    assert vars(copy).keys() == vars(error).keys()

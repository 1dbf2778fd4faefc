"""A designed sheet: one file, judged field by field, played beside the printed ones (W30)."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from osada.conformance import rule_checks
from osada.conformance.random_game import random_game
from osada.core.bits import members
from osada.core.events import Event
from osada.core.game import Mode
from osada.core.position import OVER
from osada.core.snapshot import from_json, key, to_json
from osada.games.settlers import GAME
from osada.games.settlers.content.sheet import MOST_BYTES, MOST_FAULTS
from osada.games.settlers.game import Settlers
from osada.text.errors import ContentError
from osada.text.grid import WIDTH
from tests.fuzz.budget import tries
from tests.fuzz.mutate import spoiled
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene

NAMES = ["Anna", "Bo"]
ALONE = Mode(1, {"adventure": "fan"})


def example() -> dict[str, Any]:
    """The sheet that the reference shows."""
    guide = (Path(__file__).parents[3] / "docs" / "sheets.md").read_text(encoding="utf-8")
    text = guide.partition("```json\n")[2].partition("```")[0]
    return msgspec.json.decode(text, type=dict[str, Any])


def edition(sheet: dict[str, Any]) -> Settlers:
    return GAME.edition({"sheet.json": msgspec.json.encode(sheet)})


def faults(sheet: object) -> dict[str, str]:
    data = sheet if isinstance(sheet, bytes) else msgspec.json.encode(sheet)
    found = GAME.faults({"sheet.json": data})
    assert all(error.file == "sheet.json" for error in found)
    return {error.path: error.why.say("en") for error in found}


# Played


def test_w30_moves_are_told_with_the_names_of_its_buildings() -> None:
    game = edition(example())
    position = game.new(1, {"adventure": "fan"})
    own, first = example()["buildings"][0], game.moves.from_notation("village 1 a")
    for code in ("en", "pl"):
        language = game.text.language(code)
        told = game.text.tell_move(position, first, language)
        assert told == f"{game.moves.sentence(first, language)} ({own[f'name_{code}']})"


@pytest.mark.parametrize("players", [1, 2, 4])
def test_w30_the_example_of_the_reference_is_played_to_the_end(players: int) -> None:
    game = edition(example())
    for table, rng in random_game(game, Mode(players, {"adventure": "fan"}), players):
        if rng.below(4) == 0:
            rule_checks.check_agreement(table, rng)
        rule_checks.check_conservation(table)
    assert table.over


def test_w27_a_sheet_of_ones_own_is_never_drawn() -> None:
    game = edition(example())
    drawn = [game.moves.notation(move) for move, _ in game.new(1, {"adventure": "drawn"}).chances()]
    assert drawn == [f"sheet {number}" for number in range(1, 49)]
    assert "fan" not in GAME.options[1].values
    assert "fan" in game.options[1].values


def test_w39_it_can_be_shared() -> None:
    scene = Scene(3, pack=Pack(edition(example()), {}), adventure="fan")
    assert scene.sees().advanced
    assert [player.buildings[5].id for player in scene.sees().players] == ["fan-6"] * 3


def test_its_position_comes_back_from_json() -> None:
    game = edition(example())
    position = game.new(1, ALONE.options)
    assert key(game, from_json(game, to_json(game, position))) == key(game, position)


# Told


def test_its_names_are_told_as_they_are_and_borrowed_where_one_is_missing() -> None:
    sheet = example()
    sheet["buildings"][0]["name_en"] = "{ $seat } <b>Ferry</b>"
    scene = Scene(1, pack=Pack(edition(sheet), {}), adventure="fan")
    scene.play("village 1 a")
    english, polish = (scene.game.text.language(code) for code in ("en", "pl"))
    assert any(
        "{ $seat } <b>Ferry</b>" in scene.game.text.tell(e, NAMES, english) for e in scene.told
    )
    assert any("Prom" in scene.game.text.tell(e, NAMES, polish) for e in scene.told)
    drawn = scene.game.text.draw(scene.position, 0, NAMES, english)
    assert "sheet “River Folk” by Ala" in drawn
    assert "1 { $seat } <b>Ferry</b> [×][W]" in drawn
    assert "Wędzarnia" in drawn
    assert "arkusz „Lud znad rzeki”, autor: Ala" in scene.game.text.draw(
        scene.position, 0, NAMES, polish
    )


def test_the_almanac_explains_it_with_its_credits() -> None:
    game = edition(example())
    article = next(a for a in game.teaching.almanac(game.text.language("en")) if a.id == "fan-1")
    assert article.text.startswith("Gain 1 gold.")
    assert "It leaves at dawn." in article.text
    assert ("On sheets", "“River Folk”") in article.facts
    assert ("Source", "By Ala. Made from “Sailors” by Bo.") in article.facts
    polish = next(a for a in game.teaching.almanac(game.text.language("pl")) if a.id == "fan-1")
    assert "Na podstawie arkusza „Sailors”" in dict(polish.facts)["Źródło"]
    assert (
        len(game.teaching.almanac(game.text.language("pl")))
        == len(GAME.teaching.almanac(GAME.text.language("pl"))) + 6
    )


# Judged


def test_the_example_has_no_fault() -> None:
    assert faults(example()) == {}


def test_all_faults_are_told_at_once_each_at_its_field() -> None:
    sheet = example()
    del sheet["author"]
    sheet["colour"] = "red"
    first, second, third, fourth, fifth, sixth = sheet["buildings"]
    first["effect"] = {"kind": "gain", "n": 12, "resouce": "food"}
    second["areas"] = []
    third["effect"]["kind"] = "conjure"
    fourth["plan"] = [[0, 0], [2, 0]]
    del fifth["name_en"]
    sixth["art"] = "castle"
    assert faults(sheet) == {
        "$.colour": "there is no such field here",
        "$.author": "this is missing",
        "$.buildings[0].effect.resouce": "there is no such field here",
        "$.buildings[0].effect.resource": "this is missing",
        "$.buildings[0].effect.n": "expected a number from 0 to 9",
        "$.buildings[2].effect.kind": faults(sheet)["$.buildings[2].effect.kind"],
        "$.buildings[5].art": "expected one of production, exchange, dice, labour, cost, field, "
        "points, final",
        "$.buildings[1].areas": "expected 1 to 4 areas",
        "$.buildings[3].plan": "the sections of a plan must touch each other",
        "$.buildings[4].name_en": "expected a name in one language at least",
    }


@pytest.mark.parametrize(
    ("building", "path"),
    [
        ({"name_en": ""}, "name_en"),
        ({"name_en": "x" * 41}, "name_en"),
        ({"name_en": "   "}, "name_en"),
        ({"name_en": "\x1b[31mRed"}, "name_en"),
        ({"name_pl": 7}, "name_pl"),
        ({"note_pl": "x" * 501}, "note_pl"),
        ({"areas": [{}] * 5}, "areas"),
        ({"areas": [{}, {"stone": 3, "wood": 3}]}, "areas[1]"),
        ({"areas": [{"gold": 1}]}, "areas[0].gold"),
        ({"areas": [{"stone": -1}]}, "areas[0].stone"),
        ({"effect": 3}, "effect"),
        ({"effect": {}}, "effect.kind"),
        ({"effect": {"kind": "gain", "resource": "silk", "n": 1}}, "effect.resource"),
        ({"effect": {"kind": "gain", "resource": "food", "n": 0}}, "effect.n"),
        ({"effect": {"kind": "copy_die", "n": True}}, "effect.n"),
        ({"effect": {"kind": "copy_die", "n": 4}}, "effect.n"),
        ({"effect": {"kind": "keep", "n": 1, "underlined": "m"}}, "effect.underlined"),
        ({"plan": [[0, 0], [0, "a"]]}, "plan[1][1]"),
        ({"plan": [[0, 0], [0, 9]]}, "plan[1]"),
        ({"plan": [[1, 1]]}, "plan"),
        ({"plan": []}, "plan"),
        ({"plan": None}, "plan"),
    ],
)
def test_a_building_that_cannot_be(building: dict[str, object], path: str) -> None:
    sheet = example()
    sheet["buildings"][0] |= building
    assert f"$.buildings[0].{path}" in faults(sheet)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"format": 2}, "$.format"),
        ({"author": ""}, "$.author"),
        ({"name_en": None, "name_pl": None}, "$.name_en"),
        ({"buildings": []}, "$.buildings"),
        ({"buildings": "six"}, "$.buildings"),
        ({"buildings": [1, 2, 3, 4, 5, 6]}, "$.buildings[5]"),
        ({"remix_of": [{"name": "x"}]}, "$.remix_of[0].author"),
        ({"remix_of": [{"name": "x", "author": "y"}] * 10}, "$.remix_of"),
        ({"remix_of": [{"name": "x", "author": "y", "content": "z"}]}, "$.remix_of[0].content"),
        ({"a key\n": 1}, "$"),
    ],
)
def test_a_sheet_that_cannot_be(change: dict[str, object], path: str) -> None:
    assert path in faults(example() | change)


def test_two_buildings_that_make_a_track_cheaper_in_anything() -> None:
    sheet = example()
    sheet["buildings"][0]["effect"] = copy.deepcopy(sheet["buildings"][3]["effect"])
    assert "$.buildings" in faults(sheet)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff", b"[" * MOST_BYTES, b" " * (MOST_BYTES + 1)]
)
def test_what_is_no_sheet_at_all(data: bytes) -> None:
    assert list(faults(data)) == ["$"]


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    sheet = example() | {f"x{number}": 1 for number in range(2 * MOST_FAULTS)}
    assert len(faults(sheet)) == MOST_FAULTS


def test_an_edition_with_a_faulty_sheet_cannot_be_had() -> None:
    with pytest.raises(ContentError) as error:
        edition(example() | {"author": 3})
    assert (error.value.file, error.value.path) == ("sheet.json", "$.author")


def test_faults_are_told_in_both_languages() -> None:
    errors = GAME.faults({"sheet.json": msgspec.json.encode(example() | {"buildings": []})})
    assert [error.why.say("pl") for error in errors] == ["potrzeba 6 wpisów, a nie 0"]


# Spoiled at random


def test_whatever_is_accepted_can_be_played() -> None:
    played = 0
    for rng in tries(60):
        data = msgspec.json.encode(spoiled(example(), rng))
        told = GAME.faults({"sheet.json": data})
        for error in told:
            assert error.path.startswith("$")
            assert all(len(error.say(code)) < 1000 for code in ("en", "pl"))
        if not told:
            play(Settlers({"sheet.json": data}), rng)
            played += 1
    assert played


def play(game: Settlers, rng: random.Random) -> None:
    """A random game on the sheet, with everything told on the way."""
    position = game.new(1, ALONE.options)
    language = game.text.language(rng.choice(["en", "pl"]))
    game.teaching.almanac(language)
    for _ in range(3000):
        if (seat := int(position.turn())) == OVER:
            break
        moves = position.legal(seat) if seat >= 0 else [m for m, _ in position.chances()]
        assert seat < 0 or members(position.open_seats()) == [0]
        events: list[Event] = []
        position.play(seat, rng.choice(moves), events)
        for event in events:
            assert "\n" not in game.text.tell(event, NAMES, language)
        assert game.broken(position) == []
    assert position.turn() == OVER
    board = game.text.draw(position, 0, NAMES, language)
    assert max(map(len, board.splitlines())) <= WIDTH

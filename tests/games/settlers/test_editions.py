"""Editions side by side: each plays, tells, draws and snapshots by its own data."""

from __future__ import annotations

import json
from typing import Any

import pytest

from osada.conformance.random_game import finished_table
from osada.core import record as records
from osada.core.game import Mode
from osada.core.replay import verify
from osada.core.snapshot import from_json, to_json
from osada.games.settlers import GAME
from osada.games.settlers.game import Settlers
from osada.text.errors import PositionError
from tests.games.settlers.pack import Pack
from tests.games.settlers.scene import Scene
from tests.games.settlers.test_own_sheet import edition, example

NAMES = ["Anna", "Bo"]
TODAY = "4d1ff89eb5882408"
"""The hash of all the data that tables named until they named what they use."""


def changed(name: str, **fields: Any) -> dict[str, bytes]:
    """A file of the box with other fields."""
    return {name: json.dumps(json.loads(GAME.content()[name]) | fields).encode()}


def rich_farm() -> Settlers:
    """The competition with a Farm that is called and yields otherwise."""
    farms = json.loads(GAME.content()["competition.json"])["buildings"]
    farms[0] |= {"name_en": "Great Farm", "name_pl": "Wielka farma"}
    farms[0]["effect"]["n"] = 3
    return GAME.edition(changed("competition.json", buildings=farms))


def test_two_editions_are_played_told_and_drawn_each_by_its_own_data() -> None:
    scenes = [Scene(mode="advanced"), Scene(mode="advanced", pack=Pack(rich_farm(), {}))]
    for scene in scenes:
        scene.works("farm").play("village 2 a", "B: village 2 a")
    for scene in scenes:
        scene.finish_round()
    printed, other = scenes
    assert (printed.has()["food"], other.has()["food"]) == (2, 4)
    language = GAME.text.language("en")
    for scene, name in ((printed, "Farm"), (other, "Great Farm")):
        told = [scene.game.text.tell(event, NAMES, language) for event in scene.told]
        assert f"Anna uses the {name}." in told
        assert f"1 {name} [×]" in scene.game.text.draw(scene.position, 0, NAMES, language)
        assert any(article.title == name for article in scene.game.teaching.almanac(language))
    assert not any(article.title == "Great Farm" for article in GAME.teaching.almanac(language))


def test_a_position_belongs_to_its_edition() -> None:
    game = edition(example())
    saved = to_json(game, game.new(1, {"adventure": "fan"}))
    assert from_json(game, saved).clone().legal(0) == []
    with pytest.raises(PositionError):
        from_json(GAME, saved)


def test_a_clone_stays_with_its_edition() -> None:
    scene = Scene(mode="advanced", pack=Pack(rich_farm(), {}))
    assert scene.position.clone().tables is scene.game.tables


# What a table can use


def with_one_more() -> Settlers:
    """The box with a sheet 49 and a building that only this sheet has."""
    sheets = json.loads(GAME.content()["sheets.json"])["sheets"]
    buildings = json.loads(GAME.content()["buildings.json"])["buildings"]
    well = buildings[0] | {"id": "deep_well", "name_en": "Deep Well", "name_pl": "Głęboka studnia"}
    more = {"no": 49, "theme_en": "Miners", "theme_pl": "Górnicy"}
    more["buildings"] = ["deep_well", *sheets[0]["buildings"][1:]]
    pack = changed("sheets.json", sheets=[*sheets, more], provenance={"sheets": "49 of them"})
    return GAME.edition(pack | changed("buildings.json", buildings=[*buildings, well]))


@pytest.mark.parametrize("adventure", ["no", "drawn", "7", "48"])
def test_a_49th_sheet_touches_no_other_table(adventure: str) -> None:
    options = {"mode": "advanced", "adventure": adventure}
    assert with_one_more().hash_of(options) == GAME.hash_of(options)
    assert with_one_more().content_hash != GAME.content_hash


def test_a_49th_sheet_can_be_played_but_is_not_among_the_48_that_are_drawn() -> None:
    game = with_one_more()
    assert finished_table(game, Mode(1, {"adventure": "49"}), 1).over
    chances = game.new(1, {"adventure": "drawn"}).chances()
    assert chances == GAME.new(1, {"adventure": "drawn"}).chances()
    assert GAME.moves.size == game.moves.size


@pytest.mark.parametrize("adventure", ["no", "drawn", "7"])
def test_earlier_records_go_on_after_a_49th_sheet(adventure: str) -> None:
    table = finished_table(GAME, Mode(2, {"mode": "advanced", "adventure": adventure}), 3)
    text = table.record(with_seed=True).text()
    older = text.replace(table.record().content, TODAY)
    assert older != text
    for each in (text, older):
        assert verify(with_one_more(), records.read(each)) > 0


def test_what_a_table_can_use_makes_its_hash() -> None:
    dice = changed("dice.json", worker_die=[4, 4, 4, 4, 5, 5])
    assert GAME.edition(dice).hash_of({"adventure": "7"}) != GAME.hash_of({"adventure": "7"})
    farm = rich_farm()
    assert farm.hash_of({"adventure": "7"}) == GAME.hash_of({"adventure": "7"})
    assert farm.hash_of({"mode": "basic"}) != GAME.hash_of({"mode": "basic"})


def test_a_sheet_of_ones_own_changes_only_its_own_tables() -> None:
    game = edition(example())
    assert game.hash_of({"adventure": "7"}) == GAME.hash_of({"adventure": "7"})
    other = edition(example() | {"author": "Bo"})
    fan = {"adventure": "fan"}
    assert game.hash_of(fan) != other.hash_of(fan)
    assert game.solo.category(fan) != other.solo.category(fan)
    assert game.solo.category({"adventure": "7"}) == "adventure 7"


# Records


def test_a_record_with_a_sheet_of_ones_own_replays_where_nobody_has_it() -> None:
    table = finished_table(edition(example()), Mode(1, {"adventure": "fan"}), 5)
    record = records.read(table.record(with_seed=True).text())
    assert set(record.files) == {"empire.json", "dice.json", "sheet.json"}
    assert verify(GAME, record) > 0


def test_a_record_of_an_owners_sheet_carries_that_sheet_only(fan: Pack) -> None:
    options = {"adventure": str(fan.sheets["mason"])}
    table = finished_table(fan.game, Mode(1, options), 5)
    record = records.read(table.record(with_seed=True).text())
    carried = json.loads(record.files["fan.json"])
    assert [sheet["no"] for sheet in carried["sheets"]] == [fan.sheets["mason"]]
    assert verify(GAME, record) > 0


def test_a_record_of_the_box_carries_nothing() -> None:
    for game in (GAME, with_one_more(), edition(example())):
        table = finished_table(game, Mode(1, {"adventure": "7"}), 5)
        assert table.record().files == {}

"""Data: what is wrong is told by file, path and reason (W30)."""

from collections.abc import Callable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from osada.games.settlers import GAME
from osada.games.settlers.content import effects
from osada.text.errors import ContentError
from tests.games.settlers.pack import Data, fan_file, made_up

WELL: Data = {"kind": "gain", "resource": "food", "n": 1, "underlined": "n"}


def check(name: str, data: object) -> None:
    GAME.check_content({name: msgspec.json.encode(data)})


def shipped(name: str) -> dict[str, object]:
    return msgspec.json.decode(GAME.content()[name], type=dict[str, object])


@pytest.mark.parametrize("name", GAME.content())
def test_the_shipped_data_is_right_and_tells_where_it_comes_from(name: str) -> None:
    check(name, shipped(name))
    assert shipped(name)["provenance"]


def test_w30_a_sheet_of_ones_own_needs_no_code() -> None:
    check("fan.json", fan_file({"well": WELL}))


def test_w30_the_example_of_the_guide_is_in_order() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "settlers.md").read_text(encoding="utf-8")
    example = guide.partition("```json\n")[2].partition("```")[0]
    GAME.check_content({"fan.json": example.encode()})


def test_the_guide_names_every_kind_stat_and_count() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "settlers.md").read_text(encoding="utf-8")
    kinds = [str(kind.__struct_config__.tag) for kind in get_args(effects.AnyEffect)]
    for name in [*kinds, *get_args(effects.Stat), *get_args(effects.Count)]:
        assert f"`{name}`" in guide


@pytest.mark.parametrize(
    ("effect", "path"),
    [
        ({"kind": "conjure", "n": 1}, "$.buildings[0].effect.kind"),
        ({"kind": "gain", "resource": "silk", "n": 1}, "$.buildings[0].effect.resource"),
        ({"kind": "gain", "resource": "food", "n": -1}, "$.buildings[0].effect.n"),
        ({"kind": "gain", "resource": "food", "n": 0}, "$.buildings[0].effect.n"),
        ({"kind": "copy_die", "n": 4}, "$.buildings[0].effect.n"),
        ({"kind": "extra_action", "n": 0}, "$.buildings[0].effect.n"),
        ({"kind": "extra_action", "n": 1, "much": 2}, "$.buildings[0].effect"),
        ({"kind": "gain_choice", "from": [], "n": 1}, "$.buildings[0].effect.from"),
        (
            {"kind": "exchange", "give": {}, "get": {"food": 1}, "times": 1},
            "$.buildings[0].effect.give",
        ),
        (
            {"kind": "exchange", "give": {"food": 1}, "get": {"any": 6}, "times": 1},
            "$.buildings[0].effect.get.any",
        ),
        (
            {"kind": "vp_if", "cond": {"stat": "luck", "min": 1}, "vp": 1},
            "$.buildings[0].effect.cond.stat",
        ),
        ({"kind": "final_per", "count": "wives", "vp": 1}, "$.buildings[0].effect.count"),
        ({"kind": "reroll", "dice": "any", "n": 1, "underlined": "dice"}, "$.buildings[0].effect"),
    ],
)
def test_an_effect_that_cannot_be(effect: Data, path: str) -> None:
    with pytest.raises(ContentError) as error:
        check("fan.json", fan_file({"well": effect}))
    assert error.value.path.startswith(path)


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"timing": "passive"}, "$.buildings[0].timing"),
        ({"timing": "sometimes"}, "$.buildings[0].timing"),
        ({"areas": [{"stone": 3, "wood": 3}]}, "$.buildings[0].areas[0]"),
        ({"areas": [{"gold": 1}]}, "$.buildings[0].areas[0]"),
        ({"areas": []}, "$.buildings[0].areas"),
        ({"areas": [{}] * 5}, "$.buildings[0].areas"),
        ({"prebuilt": True}, "$.buildings[0].areas"),
        ({"advanced_only": True}, "$.buildings[0].advanced_only"),
        ({"plan": None}, "$.buildings[0].plan"),
        ({"plan": {"shape": "x", "cells": []}}, "$.buildings[0].plan.cells"),
        ({"plan": {"shape": "x", "cells": [[0, 0], [4, 0]]}}, "$.buildings[0].plan.cells[1]"),
        ({"plan": {"shape": "x", "cells": [[0, 0], [0, 9]]}}, "$.buildings[0].plan.cells[1]"),
        ({"plan": {"shape": "x", "cells": [[0, 0], [0, 2]]}}, "$.buildings[0].plan.cells"),
        ({"plan": {"shape": "x", "cells": [[1, 0], [1, 1]]}}, "$.buildings[0].plan.cells"),
        ({"id": "farm"}, "$.buildings[0].id"),
        ({"id": "Big Farm"}, "$.buildings[0].id"),
        ({"name_en": ""}, "$.buildings[0].name_en"),
        ({"name_pl": "x" * 41}, "$.buildings[0].name_pl"),
        ({"name_pl": "A\nmove-done = HACKED"}, "$.buildings[0].name_pl"),
        ({"name_en": "\x1b[31mRed"}, "$.buildings[0].name_en"),
        ({"note_en": "x" * 501}, "$.buildings[0].note_en"),
    ],
)
def test_a_building_that_cannot_be(change: Data, path: str) -> None:
    with pytest.raises(ContentError) as error:
        check("fan.json", fan_file({}) | {"buildings": [made_up("well", WELL, **change)]})
    assert error.value.path == path


@pytest.mark.parametrize(
    ("sheet", "path"),
    [
        ({"no": 17}, "$.sheets[0].no"),
        ({"no": 100}, "$.sheets[0].no"),
        ({"buildings": ["well"]}, "$.sheets[0].buildings"),
        ({"buildings": ["well"] * 6}, "$.sheets[0].buildings"),
        (
            {"buildings": ["well", "farm", "sawmill", "quarry", "palace", "castle"]},
            "$.sheets[0].buildings[5]",
        ),
    ],
)
def test_a_sheet_that_cannot_be(sheet: Data, path: str) -> None:
    fan = fan_file({"well": WELL})
    sheets = fan["sheets"]
    assert isinstance(sheets, list)
    sheets[0] |= sheet
    with pytest.raises(ContentError) as error:
        check("fan.json", fan)
    assert error.value.path == path


def _without_a_section(data: dict[str, object]) -> None:
    data["tracks"][0]["sections"].pop()  # type: ignore[index]


def _bridge_gap(data: dict[str, object]) -> None:
    data["bridges"][1]["sections"] = [3, 5]  # type: ignore[index]


def _empty_harvest(data: dict[str, object]) -> None:
    data["fields"][2]["areas"][0] = {}  # type: ignore[index]


@pytest.mark.parametrize(
    ("change", "path"),
    [
        (_without_a_section, "$.tracks[0].sections"),
        (_bridge_gap, "$.bridges"),
        (_empty_harvest, "$.fields[2].areas[0]"),
    ],
)
def test_w2_an_empire_sheet_that_cannot_be(
    change: Callable[[dict[str, object]], None], path: str
) -> None:
    data = shipped("empire.json")
    change(data)
    with pytest.raises(ContentError) as error:
        check("empire.json", data)
    assert error.value.path == path


def test_w3_dice_that_cannot_be() -> None:
    with pytest.raises(ContentError) as error:
        check("dice.json", shipped("dice.json") | {"worker_die": [3, 4, 5]})
    assert error.value.path == "$.worker_die"


def test_a_sheet_names_a_building_that_another_file_no_longer_has() -> None:
    data = shipped("buildings.json") | {"buildings": []}
    with pytest.raises(ContentError, match=r"sheets\.json: \$\.sheets\[0\]\.buildings\[0\]"):
        check("buildings.json", data)


def test_there_is_a_sheet_to_draw() -> None:
    with pytest.raises(ContentError, match=r"sheets\.json: \$\.sheets: expected at least one"):
        check("sheets.json", shipped("sheets.json") | {"sheets": []})


def test_a_file_that_the_game_does_not_have() -> None:
    with pytest.raises(ContentError, match=r"empire\.json, dice\.json"):
        check("map.json", {})

"""The content pack: what is wrong in a data file is named by its path."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from osada.games.saltfjord import GAME
from osada.games.saltfjord.content.components import FILES
from osada.text.errors import ContentError

Change = Callable[[Any], object]


def changed(name: str, change: Change) -> bytes:
    data = json.loads(GAME.content()[name])
    change(data)
    return json.dumps(data).encode()


def test_every_file_is_in_order_and_says_where_it_comes_from() -> None:
    assert sorted(GAME.content()) == sorted(FILES)
    for name, data in GAME.content().items():
        GAME.check_content({name: data})
        assert json.loads(data)["provenance"]


@pytest.mark.parametrize(
    ("name", "change", "path", "reason"),
    [
        (
            "resources.json",
            lambda d: d["resources"][5].update(sale=9),
            "$.resources[5].sale",
            "go round for ever",
        ),
        (
            "resources.json",
            lambda d: d["resources"][5].update(sale=0),
            "$.resources[5].sale",
            "1 to 2",
        ),
        (
            "resources.json",
            lambda d: d["resources"][1].update(upgrades_to=[]),
            "$.resources[1].upgrades_to",
            "arrows",
        ),
        ("resources.json", lambda d: d["resources"].pop(), "$.resources", "in this order"),
        (
            "resources.json",
            lambda d: d["resources"][1].update(level=2),
            "$.resources[1].level",
            "row 1",
        ),
        (
            "resources.json",
            lambda d: d["resources"][0].update(sale=1),
            "$.resources[0].sale",
            "cannot be sold",
        ),
        ("buildings.json", lambda d: d["tiles"].pop(), "$.tiles", "22 tiles of each shape"),
        (
            "buildings.json",
            lambda d: d["tiles"][0]["squares"][0].update(promenade={}),
            "$.tiles[0].squares[0]",
            "either",
        ),
        (
            "buildings.json",
            lambda d: d["tiles"][0]["squares"][0].update(row=1),
            "$.tiles[0].squares",
            "cells of the shape",
        ),
        (
            "buildings.json",
            lambda d: d["tiles"][0]["squares"][0]["building"].update(gain={"tin": 1}),
            "$.tiles[0].squares[0].building.gain.tin",
            "expected one of",
        ),
        (
            "buildings.json",
            lambda d: d["tiles"][0]["squares"][0]["building"].update(gain={}),
            "$.tiles[0].squares[0].building",
            "either gains",
        ),
        (
            "buildings.json",
            lambda d: d["shapes"].reverse(),
            "$.shapes",
            "mono, domino, ell, in this order",
        ),
        ("player_boards.json", lambda d: d["boards"][0].update(snow=[]), "$.boards[0].snow", "F10"),
        (
            "player_boards.json",
            lambda d: d["boards"][0]["printed"][0].update(row=7),
            "$.boards[0].printed[0]",
            "1 to 6",
        ),
        (
            "player_boards.json",
            lambda d: d["boards"][0]["printed"][0].update(row=3, col=3),
            "$.boards[0].printed[0]",
            "snow",
        ),
        ("crates.json", lambda d: d["crates"].pop(), "$.crates", "44"),
        (
            "crates.json",
            lambda d: d["crates"][3].update(id="C01"),
            "$.crates",
            "'C01' is there 2 times",
        ),
        (
            "crates.json",
            lambda d: d["piers"][0].update(gain={"fish": 1}),
            "$.piers[0]",
            "a gain, or actions, or deals",
        ),
        (
            "fjord.json",
            lambda d: d["tokens"].pop(),
            "$.tokens",
            "16 tokens of kind 3 for 18 places",
        ),
        ("fjord.json", lambda d: d["tokens"][0].update(kind=4), "$.tokens[0]", "kind from 1 to 3"),
        ("fjord.json", lambda d: d.update(better_slots=9), "$.better_slots", "4 at most"),
        ("abilities.json", lambda d: d["abilities"].pop(), "$.abilities", "8"),
        (
            "abilities.json",
            lambda d: d["abilities"][1].update(per_round=0),
            "$.abilities[1].per_round",
            "1 to 7",
        ),
        (
            "abilities.json",
            lambda d: d["abilities"][0].update(rewards={"feast": {"fish": 1}}),
            "$.abilities[0].rewards",
            "Invalid enum value 'feast'",
        ),
        ("abilities.json", lambda d: d["abilities"][0].update(id="x"), "$.abilities", "no name"),
        ("crates.json", lambda d: d["piers"][0].update(id="x"), "$.piers", "'x' has no name"),
        (
            "technology.json",
            lambda d: d["carts"].update(id="x"),
            "$.carts.id",
            "expected one of carts",
        ),
        ("scoring_tiles.json", lambda d: d["medals"][0].update(id="x"), "$.medals", "no name"),
        (
            "scoring_tiles.json",
            lambda d: d["achievements"].append(d["achievements"][0]),
            "$.achievements",
            "at most 5",
        ),
        (
            "player_boards.json",
            lambda d: d["boards"][1].update(name=d["boards"][2]["name"]),
            "$.boards",
            "is there 2 times",
        ),
        ("scoring_tiles.json", lambda d: d["tiles"].reverse(), "$.tiles", "F54"),
        (
            "scoring_tiles.json",
            lambda d: d["tiles"][0].update(points=[1, 2]),
            "$.tiles[0].points",
            "1 entry",
        ),
        (
            "scoring_tiles.json",
            lambda d: d["achievements"][0].update(medal="tin"),
            "$.achievements[0].medal",
            "bronze",
        ),
        ("start_sets.json", lambda d: d["resources"].pop(), "$.resources", "4"),
        ("technology.json", lambda d: d["tracks"][0]["levels"].pop(), "$.tracks[0].levels", "3"),
        ("technology.json", lambda d: d["taverns"].pop(), "$.taverns", "5"),
        (
            "technology.json",
            lambda d: d["tracks"][0]["levels"][0].update(power="magic"),
            "$.tracks[0].levels[0].power",
            "Invalid enum value",
        ),
    ],
)
def test_a_fault_is_named_by_its_path(name: str, change: Change, path: str, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        GAME.check_content({name: changed(name, change)})
    assert caught.value.path == path
    assert reason in caught.value.reason


def test_other_files_and_broken_json_are_refused() -> None:
    with pytest.raises(ContentError, match="the data files of this game are"):
        GAME.check_content({"map.json": b"{}"})
    with pytest.raises(ContentError, match="not JSON"):
        GAME.check_content({"fjord.json": b"{"})

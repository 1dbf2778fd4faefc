"""The island's data: what is wrong with a pack is said by path and reason (S2, S3)."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from osada.games.sardinia import GAME
from osada.text.errors import ContentError

DATA = GAME.content()["map.json"]

Island = dict[str, Any]
Change = Callable[[Island], object]


def changed(change: Change) -> bytes:
    island = json.loads(DATA)
    change(island)
    return json.dumps(island).encode()


def test_the_island_itself_is_right() -> None:
    GAME.check_content({"map.json": DATA})
    assert GAME.content() == {"map.json": DATA}


FAULTS: list[tuple[Change, str]] = [
    (lambda d: d.pop("harbours"), r"\$: Object missing required field `harbours`"),
    (lambda d: d.update(colour="blue"), r"\$: Object contains unknown field `colour`"),
    (lambda d: d["provinces"].pop(), r"\$.provinces: expected 16 entries, not 15"),
    (lambda d: d["forts"].pop(), r"\$.forts: expected 26 entries, not 25"),
    (lambda d: d["provinces"][0].update(points="5"), r"\$.provinces\[0\].points: Expected `int`"),
    (lambda d: d["provinces"][1].update(id="p1"), "have the same id"),
    (lambda d: d["provinces"][1].update(name="Nurra"), r"\$.provinces: two of them have the same"),
    (lambda d: d["harbours"][1].update(name="Alghero"), r"\$.harbours: two of them have the same"),
    (
        lambda d: d["provinces"][0].update(points=100),
        r"\$.provinces\[0\].points: Expected `int` <=",
    ),
    (lambda d: d["provinces"][0].update(name="\x1b[2J"), r"\$.provinces\[0\].name: expected print"),
    (
        lambda d: d["provinces"][0].update(id="p 1"),
        r"\$.provinces\[0\].id: Expected `str` matching",
    ),
    (lambda d: d["forts"][0].update(number=2), r"\$.forts: expected the numbers 1 to 26"),
    (
        lambda d: d["provinces"][0]["neighbours"].append("p16"),
        r"\$.provinces\[0\].neighbours: 'p16' is no province that has 'p1' too",
    ),
    (
        lambda d: d["provinces"][0]["forts"].append(26),
        r"\$.provinces\[0\].forts: site 26 does not name 'p1'",
    ),
    (
        lambda d: d["forts"][0]["provinces"].append("p16"),
        r"\$.forts\[0\].provinces: 'p16' is no province with site 1",
    ),
    (
        lambda d: d["provinces"][0].update(harbour="h9"),
        r"\$.provinces\[0\].harbour: 'h9' is no harbour of 'p1'",
    ),
    (
        lambda d: d["provinces"][0].update(harbour=None),
        r"\$.harbours\[0\].province: 'p1' does not name 'h1'",
    ),
    (
        lambda d: d["provinces"][0].update(second_points=3),
        r"\$.provinces\[0\].second_points: expected half",
    ),
    (
        lambda d: d["provinces"][2].update(harbour="h1"),
        r"\$.provinces\[2\].harbour: 'h1' is no harbour of 'p3'",
    ),
    (lambda d: d["provinces"][0]["neighbours"].append("p2"), "a neighbour is named twice"),
    (lambda d: d["provinces"][0]["forts"].append(1), "a site is named twice"),
    (lambda d: d["forts"][0]["provinces"].append("p1"), "a province is named twice"),
    (lambda d: d["harbours"][0].update(capacity=99), r"\$.harbours\[0\].capacity: .* 2 berths"),
    (lambda d: d["borders"][0].update(forts=[27]), r"\$.borders\[0\].forts: a site on a border"),
    (lambda d: d["provinces"][0].update(terrain="x"), r"\$.provinces\[0\].terrain: expected one"),
    (lambda d: d["borders"].pop(), r"\$.borders: expected one border for each pair"),
    (lambda d: d["goods_tokens"].pop("wine"), r"\$.goods_tokens: expected counts for wheat"),
    (
        lambda d: d["goods_tokens"].update(wine=-1, olives=9),
        r"\$.goods_tokens\S*: Expected `int` >= 0",
    ),
    (lambda d: d["goods_tokens"].update(wine=5), "9 tokens of olives, wine for 8 provinces"),
    (
        lambda d: d["provinces"][0].update(goods=["coal"]),
        r"\$.provinces\[0\].goods: expected some of wheat",
    ),
    (
        lambda d: d["provinces"][0].update(goods=["wine"]),
        r"\$.provinces: a crop may belong to one kind of terrain only",
    ),
]


@pytest.mark.parametrize(("change", "reason"), FAULTS)
def test_what_is_wrong_is_named(change: Change, reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        GAME.check_content({"map.json": changed(change)})


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe"])
def test_what_is_not_json_is_refused(data: bytes) -> None:
    with pytest.raises(ContentError, match=r"\$"):
        GAME.check_content({"map.json": data})


def test_another_file_is_not_content_of_this_game() -> None:
    with pytest.raises(ContentError, match=r"the data files of this game are map\.json"):
        GAME.check_content({"cards.json": b"{}"})


def test_an_owner_corrects_the_map_without_touching_code(tmp_path: Path) -> None:
    """The pack is named in the record by its hash, so records never mix."""
    folder = tmp_path / "sardinia"
    folder.mkdir()
    better = changed(lambda d: d["provinces"][2].update(points=4))
    (folder / "map.json").write_bytes(better)
    code = (
        "from osada import find_game;"
        "game = find_game('sardinia');"
        "print(game.tables.points[2], game.content_hash)"
    )
    env = {"OSADA_CONTENT": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    points, fingerprint = run.stdout.split()
    assert points == "4"
    assert fingerprint != GAME.content_hash

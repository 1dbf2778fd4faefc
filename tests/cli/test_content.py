"""Content packs: all their faults are reported, by file, path and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import osada
from osada.core.content import MOST_BYTES
from tests.cli.driver import Osada, run_process

GAMES = Path(osada.__file__).parent / "games"
Write = Callable[..., Path]
WELL = {
    "id": "well",
    "name_pl": "Studnia",
    "name_en": "Well",
    "areas": [{}],
    "timing": "once_per_round",
    "effect": {"kind": "gain", "resource": "food", "n": 1},
    "provenance": "made up for a test",
}


def shipped(game: str, name: str) -> Any:
    return json.loads((GAMES / game / "content" / "data" / name).read_text())


@pytest.fixture
def pack(tmp_path: Path) -> Write:
    """Writes a file of a pack."""

    def write(game: str, name: str, data: Any) -> Path:
        file = tmp_path / "pack" / game / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(data if isinstance(data, str) else json.dumps(data))
        return file

    return write


def test_a_pack_in_order(osada_: Osada, pack: Write) -> None:
    file = pack("sardinia", "map.json", shipped("sardinia", "map.json"))
    done = osada_("content", "check", str(file))
    assert done.code == 0
    assert "map.json: in order (sardinia)." in done.said


def test_a_fault_is_told_by_file_path_and_reason(osada_: Osada, pack: Write) -> None:
    data = shipped("sardinia", "map.json")
    data["provinces"][0]["neighbours"].append("p16")
    file = pack("sardinia", "map.json", data)
    done = osada_("content", "check", str(file.parent), "--game", "sardinia")
    assert done.code == 1
    assert f"{file}: $.provinces[0].neighbours" in done.err


def test_files_of_a_folder_are_judged_together(osada_: Osada, pack: Write) -> None:
    """A sheet may name a building that another file of the pack brings."""
    sheets, buildings = shipped("settlers", "sheets.json"), shipped("settlers", "buildings.json")
    sheets["sheets"][0]["buildings"][0] = "well"
    sheet = pack("settlers", "sheets.json", sheets)
    assert "there is no building 'well'" in osada_("content", "check", str(sheet)).err
    buildings["buildings"].append(WELL)
    pack("settlers", "buildings.json", buildings)
    done = osada_("content", "check", str(sheet.parents[1]))
    assert done.code == 0
    assert "Files in order: 2." in done.said


def test_files_that_clash_are_refused(osada_: Osada, pack: Write) -> None:
    buildings, fan = shipped("settlers", "buildings.json"), shipped("settlers", "fan.json")
    buildings["buildings"].append(WELL)
    fan["buildings"].append(WELL)
    first = pack("settlers", "buildings.json", buildings)
    file = pack("settlers", "fan.json", fan)
    for alone in (first, file):
        assert osada_("content", "check", str(alone)).code == 0, "each alone is in order"
    done = osada_("content", "check", str(file.parent))
    assert done.code == 1
    assert f"{file}: $.buildings[0].id: another building is called 'well' already" in done.err


def test_packs_for_several_games_and_people_in_one_folder(osada_: Osada, pack: Write) -> None:
    pack("sardinia", "map.json", shipped("sardinia", "map.json"))
    pack("ada/settlers", "fan.json", shipped("settlers", "fan.json"))
    file = pack("bo/settlers", "fan.json", {"provenance": {}})
    done = osada_("content", "check", str(file.parents[2]))
    assert done.code == 1
    assert done.err.startswith(f"osada: {file}: $: Object missing required field")
    assert done.said.count("in order") == 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (" " * (MOST_BYTES + 1), "$: expected at most 1000000 bytes"),
        ("[" * 50_000, "$: nested too deep"),
        ('{"provenance": {"all": "' + "x" * 5000 + '"}}', "$.provenance.all: expected a text of"),
        ('{"provenance": {"\\u001b[2J": ""}}', "$.provenance: expected printable characters"),
        ('{"provenance": {"a": "\\ud800"}}', "not JSON"),
        ("nonsense", "not JSON"),
    ],
    ids=["large", "deep", "long", "escape code", "half a character", "nonsense"],
)
def test_what_no_pack_may_hold(osada_: Osada, pack: Write, data: str, said: str) -> None:
    file = pack("settlers", "fan.json", data)
    done = osada_("content", "check", str(file))
    assert done.code == 1
    assert f"{file}: " in done.err
    assert said in done.err


def test_a_broken_pack_is_named_and_the_other_games_go_on(
    pack: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack("sardinia", "map.json", "{}").parents[1]
    monkeypatch.setenv("OSADA_CONTENT", str(folder))
    games = run_process("games")
    assert games.code == 0
    assert "settlers  Settlers" in games.out
    assert "osada: The game sardinia cannot be loaded: map.json: $: Object missing" in games.err
    play = run_process("play", "sardinia")
    assert play.code == 1
    assert f"osada content check {folder} judges" in play.err
    check = run_process("content", "check", str(folder))
    assert check.code == 1
    assert check.err.startswith(f"osada: {folder}/sardinia/map.json: $: Object missing")

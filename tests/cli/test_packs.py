"""Content packs at the terminal: every command that takes a game takes a pack."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from pypdf import PdfReader

from osada.lab.arena.arena_journal import ArenaJournal
from osada.lab.arena.game_result import play_pairing as match
from osada.lab.arena.tournament import Arena, Pairing, name_of
from osada.lab.simulate import SimulationPlan, play_batch
from tests.cli.driver import Osada

pytestmark = pytest.mark.usefixtures("pebbles")


@pytest.fixture
def bowl(tmp_path: Path) -> Path:
    file = tmp_path / "mine" / "bowl.json"
    file.parent.mkdir()
    file.write_text('{"most": 5}')
    return file


def play(osada_: Osada, *more: str, adds: int = 5) -> str:
    """A game for one that begins with so many pebbles; the terminal's last words."""
    typed = "\n".join([*["add"] * adds, "done", "done", "", ""])
    done = osada_("play", "pebbles", "--players", "1", "--seed", "x", *more, typed=typed)
    return done.out + done.err


def kept(home: Path) -> Path:
    (file,) = (home / "games").glob("*.osada")
    return file


def test_a_game_with_a_pack_is_kept_with_it(osada_: Osada, home: Path, bowl: Path) -> None:
    play(osada_, "--content", str(bowl))
    file = kept(home)
    assert 'file bowl.json {"most":5}' in file.read_text()
    bowl.unlink()
    assert osada_("verify", str(file)).code == 0
    assert osada_("replay", str(file)).code == 0
    shown = osada_("position", str(file), "--json")
    assert '"bowl.json"' in shown.out
    position = home / "position.json"
    position.write_text(shown.out)
    assert osada_("position", str(position)).code == 0


@pytest.mark.parametrize("named", ["file", "folder", "folders", "other name"])
def test_a_pack_is_a_file_or_a_folder(
    osada_: Osada, tmp_path: Path, bowl: Path, named: str
) -> None:
    path = {"file": bowl, "folder": bowl.parent}.get(named)
    if named == "folders":
        bowl.parent.rename(tmp_path / "pebbles")
        path = tmp_path
    elif named == "other name":
        path = bowl.rename(bowl.with_name("deep.json"))
    done = osada_("simulate", "pebbles", "--games", "40", "--players", "1", "--content", str(path))
    assert done.code == 0
    plain = osada_("simulate", "pebbles", "--games", "40", "--players", "1")
    assert done.out.splitlines()[2:6] != plain.out.splitlines()[2:6]


def test_plans_take_it_along(tmp_path: Path) -> None:
    """So do other processes, other machines and the journal of an arena."""
    pack = {"bowl.json": b'{"most": 9}'}
    plan = pickle.loads(pickle.dumps(SimulationPlan("pebbles", 1, 200, "x", {}, pack)))
    plain = SimulationPlan("pebbles", 1, 200, "x")
    most, usual = ([o.scores[0] for o in play_batch(p, range(200))] for p in (plan, plain))
    assert sum(most) > sum(usual)
    arena = Arena("pebbles", 1, ["random"], 1, "x", {}, pack)
    assert name_of(arena) != name_of(Arena("pebbles", 1, ["random"], 1, "x"))
    ArenaJournal(tmp_path, arena).add(match(arena, Pairing(0, 0, 0, ["random"])))
    assert ArenaJournal(tmp_path, arena).items


@pytest.mark.parametrize("command", ["games", "rules"])
def test_what_is_told_is_told_of_the_pack(osada_: Osada, bowl: Path, command: str) -> None:
    assert osada_(command, "pebbles", "--content", str(bowl)).code == 0
    bowl.write_text('{"most": 50}')
    done = osada_(command, "pebbles", "--content", str(bowl))
    assert done.code == 1
    assert f"{bowl}: $.most: " in done.err
    assert osada_("content", "check", str(bowl)).err == done.err


def test_whose_pack_it_is_follows_from_its_files(osada_: Osada, bowl: Path) -> None:
    assert osada_("games", "--content", str(bowl)).out.startswith("pebbles")
    done = osada_("games", "sardinia", "--content", str(bowl))
    assert done.code == 2
    assert "bowl.json is no data file of sardinia; it has map.json." in done.err


def test_a_record_from_before_records_carried_data(osada_: Osada, home: Path, bowl: Path) -> None:
    play(osada_, "--content", str(bowl))
    file = kept(home)
    file.write_text("\n".join(file.read_text().splitlines()[:-1]) + "\n")
    assert "played with content" in osada_("verify", str(file)).err
    assert osada_("verify", str(file), "--content", str(bowl)).code == 0


def test_a_sheet_of_ones_own_is_printed(osada_: Osada, tmp_path: Path) -> None:
    docs = Path(__file__).parents[2] / "docs/sheets.md"
    sheet = tmp_path / "river.json"
    sheet.write_text(docs.read_text("utf-8").split("```json\n")[1].split("```")[0], "utf-8")
    out = tmp_path / "river.pdf"
    content = ("--content", str(sheet))
    assert "own" in osada_("print", "settlers", *content).out
    done = osada_("print", "settlers", "own", *content, "--out", str(out), "--lang", "pl")
    assert done.code == 0, done.err
    text = PdfReader(out).pages[0].extract_text()
    assert "Lud znad rzeki" in " ".join(text.split())

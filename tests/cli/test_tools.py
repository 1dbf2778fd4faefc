"""Replay, verify, simulate, rules, games, content, positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from osada.cli.language_choice import choose
from osada.core import record as records
from osada.core.table import Table
from osada.games import find
from osada.teaching.almanac import Article
from tests.cli.driver import Osada

SARDINIA = find("sardinia")


@pytest.fixture
def finished(osada_: Osada, tmp_path: Path, home: Path) -> Path:
    """The record of a game that two bots played."""
    osada_("play", "sardinia", "--humans", "0", "--seed", "5", "--players", "2")
    (file,) = (home / "games").iterdir()
    return file.rename(tmp_path / "finished.osada")


def test_version(osada_: Osada) -> None:
    done = osada_("--version")
    assert re.fullmatch(r"osada \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", done.out)


def test_replay_tells_the_game(osada_: Osada, finished: Path) -> None:
    done = osada_("replay", str(finished))
    assert done.code == 0
    assert "  17 * Bot B begins." in done.out
    assert "The game is over." in done.out
    assert re.search(r"^1\. Bot [AB]: \d+$", done.out, re.MULTILINE)


def test_replay_stops_at_a_move(osada_: Osada, finished: Path) -> None:
    done = osada_("replay", str(finished), "--at", "17", "--lang", "pl")
    assert "  17 * Zaczyna Bot B." in done.out or "  17 * Bot B" in done.out
    assert "  18 *" not in done.out
    assert "Prowincja" in done.out


def test_replay_keeps_what_is_for_the_command_to_itself(osada_: Osada, finished: Path) -> None:
    finished.write_text(
        finished.read_text().replace("note seats", "note in the garden\nnote seats")
    )
    done = osada_("replay", str(finished), "--at", "1")
    assert "in the garden\n" in done.out
    assert "seats" not in done.out


@pytest.mark.parametrize(
    ("takebacks", "hints"),
    [("takebacks 2 0", "hints 0 1"), ("taken back across draws: A 2", "hints: B 1")],
)
def test_replay_tells_the_notes_of_a_server_in_the_language_of_the_reader(
    osada_: Osada, finished: Path, takebacks: str, hints: str
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("note"))
    lines[at:at] = [f"note {takebacks}", f"note {hints}", "note played in the garden"]
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    english = osada_("replay", str(finished), "--at", "1").out
    polish = osada_("replay", str(finished), "--at", "1", "--lang", "pl").out
    assert "Moves taken back across draws: Bot A 2\nHints taken: Bot B 1\n" in english
    assert "Ruchy cofnięte przez losowania: Bot A 2\nWzięte podpowiedzi: Bot B 1\n" in polish
    assert "played in the garden\n" in polish


def test_replay_step_by_step(osada_: Osada, finished: Path) -> None:
    done = osada_("replay", str(finished), "--at", "5", "--step", typed="\nb\n\nx\n")
    assert done.out.count("Enter: next move") == 4
    assert done.out.count("Scored next") == 2


def test_verify_proves_every_draw(osada_: Osada, finished: Path) -> None:
    done = osada_("verify", str(finished))
    assert done.code == 0
    assert "draws follow from the seed" in done.said
    assert done.out.splitlines()[-1] == records.read(finished.read_text()).commitment


def test_verify_blames_a_promise_that_was_changed(osada_: Osada, finished: Path) -> None:
    record = records.read(finished.read_text())
    number, record.commitment = record.lines["commitment"], "0" * 64
    finished.write_text(record.text())
    done = osada_("verify", str(finished))
    assert done.code == 1
    assert f"finished.osada: line {number}, column 1: the draws follow from the seed" in done.err


def test_verify_finds_a_false_draw(osada_: Osada, finished: Path) -> None:
    text = finished.read_text()
    wrong = text.replace("5 * deal-crop wheat", "5 * deal-crop wheat\n; a remark")
    finished.write_text(re.sub(r"^18 \* site \d+$", "18 * site 26", wrong, flags=re.MULTILINE))
    done = osada_("verify", str(finished))
    assert done.code == 1
    assert re.search(r"finished.osada: line \d+, column \d+: the seed gives 'site", done.err)


def test_verify_needs_the_seed(osada_: Osada, finished: Path) -> None:
    finished.write_text(re.sub(r"^seed .*\n", "", finished.read_text(), flags=re.MULTILINE))
    done = osada_("verify", str(finished))
    assert done.code == 1
    assert "the seed has not been revealed" in done.err


def test_simulate_does_not_depend_on_jobs(osada_: Osada) -> None:
    tables = []
    for jobs in ("1", "2"):
        done = osada_("simulate", "sardinia", "--games", "130", "--jobs", jobs, "--seed", "x")
        assert done.code == 0
        tables.append(done.out.splitlines()[:-1])
        assert re.search(r"[\d,]+ games/s, [\d,]+ decisions/s", done.out)
    assert tables[0] == tables[1]
    assert tables[0][0] == "130 random games"


def test_simulate_with_options_in_polish(osada_: Osada) -> None:
    done = osada_(
        "simulate", "sardinia", "--games", "2", "--players", "3", "--guardian", "alternative",
        "--lang", "pl",
    )  # fmt: skip
    assert "2 losowe gry" in done.out
    assert "Miejsce C" in done.out


def test_the_whole_rules(osada_: Osada) -> None:
    done = osada_("rules", "sardinia")
    assert all(f"\n{rule} " in done.out for rule in SARDINIA.rules)
    assert done.out.index("\nThe board\n") < done.out.index("\nS6 ")
    assert "Our ruling: " in done.out
    assert "Where this comes from" in done.out


def test_one_rule_in_polish(osada_: Osada) -> None:
    done = osada_("rules", "sardinia", "S15", "--lang", "pl")
    assert done.out.startswith("S15 ")
    assert "kapłan" in done.out


def test_games(osada_: Osada) -> None:
    done = osada_("games", "sardinia")
    assert "sardinia  Sardinia, 2 to 4 players" in done.out
    assert "--guardian standard, alternative" in done.out
    assert osada_("games").code == 0


def test_almanac(osada_: Osada, monkeypatch: pytest.MonkeyPatch) -> None:
    articles = [Article("mill", "The Mill", "Grinds."), Article("inn", "Zum Krug", "Pours.")]
    monkeypatch.setattr(SARDINIA.teaching, "almanac", lambda _language: articles)
    listed = osada_("almanac", "--game", "sardinia")
    assert "The Mill (mill)" in listed.out
    assert "Pours." in osada_("almanac", "zum", "--game", "sardinia").out
    missing = osada_("almanac", "The Mil1", "--game", "sardinia")
    assert missing.code == 2
    assert "Perhaps The Mill?" in missing.err


def test_a_position_is_played_on(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "start.osada"
    table = Table(SARDINIA, 2, "5", {"first-player": "A"})
    file.write_text(table.record().text())
    moves = "card commander; settler p7"
    shown = osada_("position", str(file), "--play", moves)
    assert "A1:S" in shown.out
    assert "B Player B: card admiral; card commander" in shown.out
    position = tmp_path / "position.json"
    position.write_text(osada_("position", str(file), "--play", moves, "--json").out)
    again = osada_("position", str(position), "--play", "card queen", "--json")
    assert json.loads(again.out)["game"] == "sardinia"


def test_nature_can_be_played_too(osada_: Osada, tmp_path: Path) -> None:
    record = Table(SARDINIA, 2, "5").record()
    record.moves = record.moves[:-1]
    file = tmp_path / "start.osada"
    file.write_text(record.text())
    waiting = osada_("position", str(file))
    assert "* Nature: site 1; site 2; " in waiting.out
    played = osada_("position", str(file), "--play", "site 26")
    assert "Scored next: 3, 26" in played.out
    impossible = osada_("position", str(file), "--play", "site 3")
    assert impossible.code == 1
    assert "nature cannot draw that here" in impossible.err


def test_the_language_of_the_command() -> None:
    assert choose(None, {}).code == "en"
    assert choose(None, {"LANG": "pl_PL.UTF-8"}).code == "pl"
    assert choose(None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}).code == "en"
    assert choose(None, {"OSADA_LANG": "pl", "LANG": "en_GB.UTF-8"}).code == "pl"
    assert choose("en", {"OSADA_LANG": "pl"}).code == "en"


def test_records_read_back(finished: Path) -> None:
    assert records.read(finished.read_text()).text() == finished.read_text()

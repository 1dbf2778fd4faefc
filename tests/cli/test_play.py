"""Whole games at the terminal."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from osada.core import chance
from osada.core import record as records
from osada.core.replay import verify
from osada.games import find
from tests.cli.driver import Osada, run_process, saved_games

SARDINIA = find("sardinia")


def numbers(seed: int, most: int = 9, count: int = 4000) -> str:
    """Lines with numbers, as somebody types who does not look."""
    rng = random.Random(seed)
    return "".join(f"{rng.randint(1, most)}\n" for _ in range(count))


def test_a_whole_game_by_two_people(osada_: Osada, home: Path) -> None:
    done = osada_("play", "sardinia", "--humans", "2", "--seed", "5", typed=numbers(1))
    assert done.code == 0
    assert done.err == ""
    assert "The end" in done.out
    assert "Scoring 11 of 11" in done.out
    (file,) = saved_games(home)
    record = records.read(file.read_text())
    assert record.notes == ["seats human,human"]
    assert verify(SARDINIA, record) > 20


def test_a_whole_game_against_a_bot_in_another_process(home: Path) -> None:
    done = run_process("play", "sardinia", "--seed", "5", "--lang", "pl", typed=numbers(2))
    assert done.code == 0
    assert done.err == ""
    assert "Koniec gry" in done.out
    assert "Bot B zagrywa kartę" in done.out
    assert "\x1b" not in done.out, "no colour where nobody sees it"
    assert len(saved_games(home)) == 1


def test_the_same_seed_makes_the_same_game(osada_: Osada, home: Path) -> None:
    for _ in range(2):
        osada_("play", "sardinia", "--seed", "same", "--players", "3", typed=numbers(3))
    first, second = saved_games(home)
    assert first.read_text() == second.read_text()


def test_the_whole_seal_of_chance_is_shown_before_anything_is_drawn(
    osada_: Osada, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = chance.draw

    def draw(seed: str, n: int, chances: Sequence[tuple[int, int]]) -> int:
        sys.stdout.write("a draw\n")
        return drawn(seed, n, chances)

    monkeypatch.setattr(chance, "draw", draw)
    done = osada_("play", "sardinia")
    (file,) = saved_games(home)
    seal = records.read(file.read_text()).commitment
    assert done.out.index(f"\n{seal}\n") < done.out.index("a draw")
    again = osada_("play", "--load", str(file))
    assert f"\n{seal}\n" in again.out


def test_bots_alone_are_watched(osada_: Osada) -> None:
    done = osada_("play", "sardinia", "--humans", "0", "--players", "4", "--seed", "5")
    assert done.code == 0
    assert "Bot D plays the" in done.out
    assert "The end" in done.out


@pytest.mark.parametrize("game", ["settlers --adventure 7", "saltfjord --players 1"])
def test_no_ids_for_polish_people(osada_: Osada, game: str) -> None:
    done = osada_("play", *game.split(), "--seed", "5", "--lang", "pl", typed=numbers(5))
    assert "Koniec gry" in done.out
    assert re.findall(r"\b(?:SB|SC|SR|[MDLC])\d+\b|-plain-|adventure \d|\bone-a\b", done.out) == []
    best = "Osadnicy: Wykreślane Imperium, Arkusz przygodowy: arkusz 7: twój pierwszy wynik"
    assert (best if "settlers" in game else "Saltfjord: twój pierwszy wynik") in done.said


def test_a_game_is_asked_for_when_none_is_named(osada_: Osada) -> None:
    done = osada_("play", "--seed", "5", typed="chess\n0\nsardinia\nquit\nn\n")
    assert done.code == 0
    assert "Which game?" in done.out
    assert done.out.count("Choose a number from") == 2
    assert "Play the …" in done.out


def test_options_are_flags_too(osada_: Osada, home: Path) -> None:
    osada_("play", "sardinia", "--option", "guardian=alternative", "--first-player", "B")
    (file,) = saved_games(home)
    options = records.read(file.read_text()).options
    assert options["guardian"] == "alternative"
    assert options["first-player"] == "B"


def test_names_at_the_table(osada_: Osada) -> None:
    done = osada_("play", "sardinia", "--names", "Ala, Bo Bot", "--first-player", "B")
    assert "Bo Bot plays the" in done.out
    assert "Ala> " in done.out


BOTS = """
class Last:
    def __init__(self, game, seed): ...
    def choose(self, seat, position, budget): return position.legal(seat)[-1]

class Unable(Last):
    def choose(self, seat, position, budget): raise KeyError("no idea")

class Unmade(Last):
    def __init__(self): ...
"""


def test_a_bot_of_ones_own(osada_: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    done = osada_("play", "sardinia", "--first-player", "B", "--bot", "my_bots:Last")
    assert "Bot B plays the Guardian." in done.out
    unable = osada_("play", "sardinia", "--first-player", "B", "--bot", "my_bots:Unable")
    assert unable.code == 1
    assert unable.err == "osada: Unable failed: KeyError('no idea')\n"
    assert "The game is kept in" in unable.out
    unmade = osada_("play", "sardinia", "--bot", "my_bots:Unmade")
    assert unmade.code == 2
    assert "cannot be made" in unmade.err


# Leaving and coming back


def test_the_end_of_the_input_keeps_the_game(osada_: Osada, home: Path) -> None:
    done = osada_("play", "sardinia", "--seed", "5", typed="2\n")
    assert done.code == 0
    (file,) = saved_games(home)
    assert f"The game is kept in {file}" in done.said


def test_a_closed_terminal_keeps_the_game(home: Path) -> None:
    command = [sys.executable, "-m", "osada", "play", "sardinia", "--seed", "5"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        while b"Play the" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert len(saved_games(home)) == 1


def test_a_saved_game_goes_on_where_it_was(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "mine.osada"
    moves = "2\nsettler p7\n1\nComment a fine start\n"
    first = osada_("play", "sardinia", "--seed", "5", typed=f"{moves}save {file}\nquit\n")
    assert f"Saved in {file}" in first.said
    assert "Save the game before leaving?" not in first.out, "it has been saved"
    again = osada_("play", "--load", str(file), typed="board\nquit\nn\n")
    assert "a fine start" in again.out
    assert "Put a ship into" in again.out
    assert "Player A> " in again.out


def test_a_loaded_game_knows_its_bots(osada_: Osada, tmp_path: Path, home: Path) -> None:
    file = tmp_path / "mine.osada"
    osada_("play", "sardinia", "--players", "3", typed=f"1\nsave {file}\nquit\n")
    done = osada_("play", "--load", str(file), typed=numbers(4))
    assert "The end" in done.out
    (finished,) = saved_games(home)
    assert "note seats human,random,random" in finished.read_text()


@pytest.mark.parametrize(("reply", "kept"), [("", 1), ("n", 0)])
def test_quitting_offers_to_save(osada_: Osada, home: Path, reply: str, kept: int) -> None:
    done = osada_("play", "sardinia", typed=f"quit\n{reply}\n")
    assert done.code == 0
    assert len(saved_games(home)) == kept
    assert "Goodbye." in done.out


def test_one_may_stay_after_all(osada_: Osada) -> None:
    done = osada_("play", "sardinia", typed="quit\nc\nhelp\nquit\nn\n")
    assert "the choice with that number" in done.out


def test_saving_never_overwrites_something_else(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader")
    done = osada_("play", "sardinia", typed=f"save {file}\nsave {tmp_path}\nquit\nn\n")
    assert done.said.count("is something else than this game") == 2
    assert file.read_text() == "Dear reader"


def test_saving_never_overwrites_another_game(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    osada_("play", "sardinia", "--seed", "one", typed=f"save {file}\nquit\n")
    first = file.read_text()
    done = osada_("play", "sardinia", "--seed", "two", typed=f"save {file}\nquit\nn\n")
    assert "is something else than this game" in done.said
    assert file.read_text() == first


def test_a_remark_after_saving_is_not_lost(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    typed = f"save {file}\ncomment hello\nquit\nn\n"
    done = osada_("play", "sardinia", "--seed", "one", typed=typed)
    assert "Save the game before leaving?" in done.said


def test_a_file_does_not_choose_what_code_is_loaded(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    osada_("play", "sardinia", "--seed", "one", typed=f"save {file}\nquit\n")
    file.write_text(file.read_text().replace("seats human,random", "seats human,this:X"))
    done = osada_("play", "--load", str(file))
    assert done.code == 2
    assert "names the bot this:X, which is not one of ours" in done.err
    assert "Zen" not in done.out


def test_a_very_long_line_costs_nothing(osada_: Osada) -> None:
    done = osada_(
        "play", "sardinia", typed="x" * 5000 + "\n? step p1 p5\n? PLAY THE QUEEN\nquit\nn\n"
    )
    assert done.code == 0
    assert "these do not go together" in done.said
    assert "Play the Queen" in done.said


def test_a_game_that_cannot_be_kept_is_told(
    osada_: Osada, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full").write_text("a file where a folder should be")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "full"))
    done = osada_("play", "sardinia", "--humans", "0", "--players", "2")
    assert done.code == 0
    assert "cannot be written" in done.out


def test_people_add_words_of_their_own_to_the_dice(osada_: Osada, home: Path) -> None:
    typed = "of course not\nada's\n\n" + numbers(1)
    done = osada_("play", "sardinia", "--humans", "2", "--seed", "5", "--mix", typed=typed)
    assert done.code == 0
    seal = chance.commitment("5")
    assert done.out.index(seal) < done.out.index("a word of yours")  # the seed was set before
    assert "a player's number is a word" in done.out
    (file,) = saved_games(home)
    record = records.read(file.read_text())
    assert record.parts == {0: chance.Part(chance.commitment("ada's"), "ada's")}
    assert verify(SARDINIA, record) > 20
    again = osada_("verify", str(file))
    assert re.search(r"went into the dice: .* ada's$", again.out, re.MULTILINE)
    file.write_text(file.read_text().replace("part A ada's\n", ""))
    assert osada_("verify", str(file)).code != 0


def test_a_saved_game_has_its_words_already(osada_: Osada, home: Path) -> None:
    osada_("play", "sardinia", "--humans", "2", "--seed", "5", "--mix", typed="one\ntwo\n1\n")
    (file,) = saved_games(home)
    assert [part.number for part in records.read(file.read_text()).parts.values()] == ["one", "two"]
    assert osada_("play", "--load", str(file), "--mix").code != 0
    on = osada_("play", "--load", str(file), typed=numbers(2))
    assert on.code == 0

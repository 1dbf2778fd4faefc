"""The coach at the terminal: once, at the right moment, and less from game to game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from osada.cli import user_data
from osada.cli.language_choice import words_of
from osada.cli.user_data import Coached
from osada.teaching.coach import GAMES, Heard
from tests.cli.driver import Osada

SARDINIA = ("play", "sardinia", "--bots", "random", "--seed", "coach", "--first-player", "A")
FIRST = "is scored first"


def kept(home: Path) -> dict[str, Heard]:
    file = home / "coach.json"
    return msgspec.json.decode(file.read_bytes(), type=Coached).games if file.exists() else {}


def test_a_newcomer_is_told_what_matters_now_and_only_once(osada_: Osada) -> None:
    done = osada_(*SARDINIA, typed="card commander\nsettler p1\n")
    assert done.out.count(FIRST) == 1
    assert "(S23)" in done.out
    assert done.out.count("A coach looks over your shoulder") == 1


def test_the_coach_speaks_polish(osada_: Osada) -> None:
    assert "Jako pierwsze punktuje pole" in osada_(*SARDINIA, "--lang", "pl").out


def test_the_coach_can_be_left_at_home(osada_: Osada) -> None:
    assert FIRST not in osada_(*SARDINIA, "--no-coach").out


def test_the_coach_is_switched_off_and_on_in_a_game(osada_: Osada) -> None:
    done = osada_(*SARDINIA, typed="coach\ncard commander\nsettler p1\ncoach\n")
    assert "The coach is silent now." in done.out
    assert "The coach speaks again." in done.out


def test_two_people_at_one_screen_have_no_coach(osada_: Osada) -> None:
    done = osada_("play", "sardinia", "--humans", "2", "--seed", "coach", typed="coach\n")
    assert FIRST not in done.out
    assert "only where one person plays" in done.out


def test_what_was_said_is_remembered_at_the_end_of_a_game(osada_: Osada, home: Path) -> None:
    alone = ("play", "settlers", "--players", "1", "--adventure", "7", "--seed", "coach")
    osada_(*alone, typed="1\ndone\nfound-nothing\n" * 40)
    heard = kept(home)["settlers"]
    assert heard.games == 1
    assert heard.tips["choose-favour"] == 1


def test_after_three_games_the_coach_is_silent_unless_asked(osada_: Osada) -> None:
    words = words_of("en")
    for _ in range(GAMES):
        user_data.hear("sardinia", set(), words)
    assert FIRST not in osada_(*SARDINIA).out
    assert FIRST in osada_(*SARDINIA, "--coach").out


def test_what_was_heard_twice_is_not_said_again(osada_: Osada) -> None:
    words = words_of("en")
    for _ in range(2):
        user_data.hear("sardinia", {"first-site"}, words)
    done = osada_(*SARDINIA)
    assert FIRST not in done.out
    assert "no settler on the island" in done.out


def test_a_broken_file_is_told_and_the_game_goes_on(osada_: Osada, home: Path) -> None:
    home.mkdir(parents=True)
    (home / "coach.json").write_text("{", encoding="utf-8")
    done = osada_(*SARDINIA)
    assert "coach.json" in done.out
    assert FIRST in done.out

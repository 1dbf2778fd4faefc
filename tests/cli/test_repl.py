"""What can be typed during a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.driver import Osada

START = ("play", "sardinia", "--humans", "2", "--seed", "5", "--first-player", "A")


def test_a_move_by_number_notation_sentence_and_its_start(osada_: Osada) -> None:
    typed = "2\nsettler p7\nPlay the Commander\nplace a settler in gall\nundo\n"
    done = osada_(*START, typed=typed)
    assert "Player A places a settler in Barbagia." in done.out
    assert "Player B places a settler in Gallura." in done.out


def test_why_is_a_move_not_offered(osada_: Osada) -> None:
    done = osada_(*START, typed="? settler p7\n? Place a settler in Nurra\nsettler p7\n")
    assert done.out.count("not allowed: S10, it is not a card you can play") == 3
    assert "osada rules sardinia S10" in done.out


def test_why_not_answers_for_what_is_offered_and_what_does_not_exist(osada_: Osada) -> None:
    done = osada_(*START, typed="? card queen\n? 2\n? settler p99\n? castle p1\n")
    assert "Play the Queen: that is allowed now." in done.out
    assert "Play the Commander: that is allowed now." in done.out
    assert "it is written settler <province>" in done.out
    assert "“castle p1” is no move of this game" in done.out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("commander", "Player A plays the Commander."),
        ("COMM", "Player A plays the Commander."),
        ("card commander\np7", "Player A places a settler in Barbagia."),
        ("card commander\np1", "Player A places a settler in Nurra."),
        ("card commander\nnurra", "Player A places a settler in Nurra."),
        ("card commander\np1 Nurra", "Player A places a settler in Nurra."),
        ("lang pl\ndowodca", "Player A zagrywa kartę: Dowódca."),
    ],
)
def test_what_is_shown_can_be_typed(osada_: Osada, typed: str, sentence: str) -> None:
    assert sentence in osada_(*START, typed=f"{typed}\n").said


def test_words_of_several_choices_are_asked_about(osada_: Osada) -> None:
    done = osada_(*START, typed="commander\nplace a settler\nc\n\n")
    assert "“place a settler” could be: 1 Place a settler in Nurra 2 Place" in done.said
    assert "“c” is neither a choice nor a command" in done.said, "a letter alone begins nothing"
    assert "places a settler" not in done.said


def test_a_command_comes_before_words_that_begin_like_it(osada_: Osada) -> None:
    done = osada_("play", "settlers", "--seed", "5", typed="favour export\nsave\nquit\n")
    assert "Saved in" in done.said


def test_a_question_mark_tells_what_has_to_do_with_the_moment(osada_: Osada) -> None:
    steps = "card farmer\ndone\ncard farmer\ndone\n?\n"
    told = osada_(*START, typed=steps).said.partition("Not now:")[2]
    assert "· Play the Farmer – S10, it is not a card you can play" in told
    assert "settler" not in told, "no settler can be placed while a card is chosen"
    assert "Seat … begins" not in told, "nature's moves are nobody's"


def test_a_question_mark_names_what_the_offered_kind_forbids(osada_: Osada) -> None:
    typed = "commander\np7\npriest\np1\nqueen\ncopy\n?\n"
    told = osada_(*START, typed=typed).said.partition("Not now:")[2]
    assert "· Place a settler in p1 Nurra – S15" in told
    assert "· Move a settler from … to …: p1 Nurra → p2 Anglona, " in told


def test_a_question_mark_where_everything_is_allowed(osada_: Osada) -> None:
    done = osada_(*START, typed="priest\n?\n")
    assert "Whatever could be asked for at such a moment is allowed." in done.said
    assert "Not now:" not in done.said


def test_undo_one_choice_and_the_whole_turn(osada_: Osada) -> None:
    typed = "2\nundo\n2\nsettler p7\n1\ndone\n"
    done = osada_(*START, typed=typed)
    assert done.out.count("Taken back.") == 1
    steps = "card commander\nsettler p7\ncard commander\nsettler p8\ncard priest\ndone\n"
    moves = "card admiral\ndone\ncard queen\ncopy commander\nstep p7 p2\nstep p2 p1\nundo turn\n"
    done = osada_(*START, typed=f"{steps}{moves}undo\nlog 3\n")
    assert done.out.count("Taken back.") == 1
    assert "There is nothing to take back" in done.out


def test_nothing_can_be_taken_back_after_somebody_else(osada_: Osada) -> None:
    done = osada_(*START, typed="2\nsettler p7\nundo\nundo everything\n")
    assert "There is nothing to take back" in done.out
    assert "Type undo, or undo turn." in done.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "Choose a number from 1 to 7."),
        ("0", "Choose a number from 1 to 7."),
        ("hello", "“hello” is neither a choice nor a command"),
        ("", "Type a number from 1 to 7, or help."),
        ("²", "neither a choice nor a command"),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is neither"),
        ("lang xx", "No language is called “xx”"),
        ("rules S99", "sardinia has no rule S99"),
        ("comment", "Type comment and the remark"),
        ("save /dev/null/x", "cannot be written"),
    ],
)
def test_bad_input_costs_nothing(osada_: Osada, typed: str, said: str) -> None:
    done = osada_(*START, typed=f"{typed}\n2\n")
    assert done.code == 0
    assert said in done.out
    assert "Player A plays the Commander." in done.out


def test_rules_log_board_and_help(osada_: Osada) -> None:
    done = osada_(*START, typed="rules\nrules s15\nlog 1\nboard\nhelp\n")
    assert "S15 Foreign priests close a province" in done.out
    assert "While another player’s priest" in done.out
    assert done.out.count("Scored next:") == 2
    assert done.out.count("p16 Sarrabus 4") == 2
    assert "undo turn" in done.out


def test_the_language_can_change_in_the_middle(osada_: Osada) -> None:
    done = osada_(*START, typed="lang pl\npomoc\n2\ncofnij\ncofnij\nkoniec\nn\n")
    assert "Zagraj kartę" in done.out
    assert "dziennik [N]" in done.out
    assert "Cofnięto." in done.out
    assert "Nie ma czego cofnąć" in done.out
    assert "Do zobaczenia." in done.out


def test_a_comment_stands_in_the_record(osada_: Osada, tmp_path: Path) -> None:
    file = tmp_path / "game.osada"
    osada_(*START, typed=f"2\ncomment bold;  and early\nsave {file}\nquit\n")
    assert "; bold; and early\n" in file.read_text()


def test_enter_alone_takes_the_only_choice(osada_: Osada) -> None:
    done = osada_(*START, typed="card farmer\n\n")
    assert "Player A ends the action." in done.out

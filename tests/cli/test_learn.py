"""Courses at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from osada.games import courses
from osada.teaching.lesson_session import LessonSession
from osada.text.language import LANGUAGES
from tests.cli.driver import Osada


def right(course: str, *lessons: str) -> list[str]:
    """What to type to take lessons without a mistake."""
    typed = []
    for lesson in lessons or courses()[course].lessons:
        pupil = LessonSession(courses()[course], lesson)
        while pupil.step is not None:
            move = pupil.goals()[0]
            typed.append(pupil.game.moves.notation(move))
            pupil.attempt(move)
    return typed


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_courses_are_listed(osada_: Osada) -> None:
    done = osada_("learn")
    assert done.code == 0
    assert all(course in done.out for course in courses())
    assert "minutes" in done.said


@pytest.mark.parametrize("course", courses())
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_course_is_taken_from_end_to_end(osada_: Osada, course: str, code: str) -> None:
    done = osada_("learn", course, "--lang", code, typed=lines(*right(course)))
    assert (done.code, done.err) == (0, "")
    assert {"en": "3 of 3", "pl": "3 z 3"}[code] in done.said
    game = courses()[course].game.name
    assert f"osada play {game} --bots level1" in done.said


def test_a_wrong_try_is_answered_by_the_rules_and_costs_nothing(osada_: Osada) -> None:
    typed = lines("card commander", "card priest", "p9", "what?", "99", "nurra", "quit")
    done = osada_("learn", "sardinia", typed=typed)
    assert "Not allowed: S10, it is not a card you can play" in done.said
    assert "Nurra is about to be scored" in done.said
    assert "“what?”" in done.said or "'what?'" in done.said
    assert "3/4" in done.out


def test_whoever_leaves_comes_back_to_the_same_step(osada_: Osada, home: Path) -> None:
    left = osada_("learn", "sardinia", typed=lines("card commander", "nurra"))
    assert "osada learn sardinia goes on from here" in left.said
    assert (home / "learning.json").exists()
    assert "You are at lesson 1 of 5" in osada_("learn").said
    back = osada_("learn", "sardinia", "--lang", "pl", typed=lines("koniec"))
    assert "3/4 Pierwsza karta fortu wskazuje pole 6" in back.said
    assert "1/4" not in back.out
    other = osada_("learn", "sardinia", "--lesson", "harvest", typed=lines("quit"))
    assert "1/6" in other.out


def test_progress_of_a_lesson_that_has_changed_is_no_harm(osada_: Osada, home: Path) -> None:
    home.mkdir(parents=True)
    kept = home / "learning.json"
    for moves in ('["card commander", "settler p9"]', '["castle"]'):
        kept.write_text(
            f'{{"courses": {{"sardinia": {{"lesson": "settling", "moves": {moves}}}}}}}'
        )
        assert "/4 " in osada_("learn", "sardinia", typed=lines("quit")).out
    kept.write_text('{"courses": {"sardinia": {"lesson": "gone"}}}')
    assert "Lesson 1 of 5" in osada_("learn", "sardinia", typed=lines("quit")).out
    kept.write_text("{")
    broken = osada_("learn", "sardinia")
    assert broken.code == 2
    assert "learning.json" in broken.err


def test_whoever_does_not_know_is_shown(osada_: Osada) -> None:
    done = osada_("learn", "sardinia", typed=lines("?", "help", "rules S10", "rules S99", "undo"))
    assert "Right would be: Play the Commander" in done.said
    assert "begin this step again" in done.said
    assert "One card a turn" in done.said
    assert "no rule S99" in done.said or "S99" in done.said


def test_a_test_counts_first_tries_alone(osada_: Osada) -> None:
    card, *rest = right("sardinia", "finale")
    asked = ("learn", "sardinia", "--lesson", "finale")
    assert "2 of 3" in osada_(*asked, typed=lines("card priest", card, *rest)).said
    assert "2 of 3" in osada_(*asked, typed=lines("?", card, *rest)).said
    assert "3 of 3" in osada_(*asked, typed=lines(card, *rest)).said


def test_the_language_can_be_changed_on_the_way(osada_: Osada) -> None:
    done = osada_("learn", "sardinia", typed=lines("lang xx", "lang pl", "zasady S1", "plansza"))
    assert "Witaj na Sardynii!" in done.said
    assert "Gość" in done.out


def test_what_is_not_there_is_said(osada_: Osada) -> None:
    chess = osada_("learn", "chess")
    assert (chess.code, chess.out) == (2, "")
    assert "sardinia" in chess.err
    lesson = osada_("learn", "sardinia", "--lesson", "castling", "--lang", "pl")
    assert lesson.code == 2
    assert "settling" in lesson.err

"""The lessons' promises come true on the board, and they keep to one word for one thing."""

import re
from importlib.resources import files

import pytest

from osada.games import courses
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence
from osada.teaching.lesson_session import LessonSession


def taken(lesson: str) -> SardiniaPosition:
    """The board when everything that was asked has been done."""
    pupil = LessonSession(courses()["sardinia"], lesson)
    while pupil.step is not None:
        pupil.attempt(pupil.goals()[0])
    assert isinstance(pupil.position, SardiniaPosition)
    return pupil.position


def held(position: SardiniaPosition, province: int) -> list[int]:
    return [int(influence(position, seat, province - 1)) for seat in range(2)]


@pytest.mark.parametrize(
    ("lesson", "scores"), [("settling", [5, 2]), ("guardian", [5, 2]), ("finale", [6, 4])]
)
def test_the_points_that_are_told_are_scored(lesson: str, scores: list[int]) -> None:
    assert taken(lesson).scores() == scores


def test_settler_ship_and_village_make_four() -> None:
    assert held(taken("harvest"), 1) == [4, 0]  # S24


def test_priest_ship_settler_and_fort_hold_civita() -> None:
    assert held(taken("priest"), 5) == [4, 1]  # Ada's fort, which the priest does not keep out: S15


def test_the_last_lesson_is_won_at_the_eleventh_scoring() -> None:
    position = taken("finale")
    assert position.turn() == -2  # S30
    assert position.places() == [1, 2]


def test_rules_of_the_variant_are_not_among_those_of_every_game() -> None:
    """S32 to S35: nobody who plays the ordinary game is sent to read them."""
    lessons = courses()["sardinia"].lessons.values()
    plain = {rule for it in lessons for rule in it.more}
    plain |= {rule for it in lessons for step in it.steps for rule in step.rules}
    variant = {rule for it in lessons for rule in it.variant}
    assert variant == {"S32", "S33", "S34", "S35"}
    assert not plain & variant
    assert variant <= courses()["sardinia"].rules()


@pytest.mark.parametrize(
    ("code", "others"),
    [
        ("pl", r"\bplon|punktowani|punktowań|\bwios[ek]|jedenastej gra"),
        ("en", r"\bharvests?\b|\bcrops?\b(?! token)"),
    ],
)
def test_the_course_has_one_word_for_scoring_and_one_for_crop_tokens(
    code: str, others: str
) -> None:
    names = ("lessons", "coach", "glossary", "cautions")
    folder = files("osada.games.sardinia") / "locale"
    for name in names:
        text = (folder / f"{name}.{code}.ftl").read_text("utf-8")
        said = re.sub(r"^ *[\w.-]+ =|^#.*", "", text, flags=re.MULTILINE)
        assert re.findall(others, said, re.IGNORECASE) == [], name

"""The lessons' promises come true on the sheets, and they teach nobody to waste."""

import pytest

from osada.core.position import OVER
from osada.games import courses
from osada.games.settlers import GAME
from osada.games.settlers.presentation.view import View
from osada.games.settlers.rules.position import SettlersPosition
from osada.teaching.lesson_session import LessonSession


def taken(course: str, lesson: str) -> LessonSession:
    """The lesson when everything that was asked has been done."""
    pupil = LessonSession(courses()[course], lesson)
    while pupil.step is not None:
        assert pupil.attempt(pupil.goals()[0]).verdict == "good"
    return pupil


def seen(pupil: LessonSession) -> View:
    assert isinstance(pupil.position, SettlersPosition)
    return GAME.view(pupil.position, pupil.seat)


@pytest.mark.parametrize(
    ("course", "lesson", "left"),
    [
        ("settlers-alone", "crossing", {"wood": 1}),  # and it says so: W8
        ("settlers-alone", "growing", {}),
        ("settlers-company", "turns", {}),
    ],
)
def test_nothing_is_left_over(course: str, lesson: str, left: dict[str, int]) -> None:
    player = seen(taken(course, lesson)).players[0]
    assert player.workers == 0
    assert {kind: n for kind, n in player.pool.items() if n} == left


@pytest.mark.parametrize(
    ("course", "lesson", "then"),
    [("settlers-alone", "village", "growing"), ("settlers-company", "table", "turns")],
)
def test_a_lesson_goes_on_with_the_dice_that_ended_the_one_before(
    course: str, lesson: str, then: str
) -> None:
    before, after = seen(taken(course, lesson)), seen(LessonSession(courses()[course], then))
    assert before.round == after.round
    assert before.players[0].dice == after.players[0].dice


def test_the_last_point_is_counted_and_wins() -> None:
    pupil = taken("settlers-company", "contest")
    assert pupil.position.turn() == OVER
    assert pupil.position.scores() == [8, 7]
    assert "8" in pupil.asks("en")

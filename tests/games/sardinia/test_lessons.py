"""What the lessons promise comes true on the board."""

import pytest

from osada.core.pupil import Pupil
from osada.games import courses
from osada.games.sardinia.law.position import SardiniaPosition
from osada.games.sardinia.law.scoring import influence


def taken(lesson: str) -> SardiniaPosition:
    """The board when everything that was asked has been done."""
    pupil = Pupil(courses()["sardinia"], lesson)
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

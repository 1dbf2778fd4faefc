"""Lessons by themselves: scripts within the rules, moves on the way, files that are wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from examples.pebbles import GAME
from osada.games import find
from osada.teaching import lessons
from osada.teaching.lesson_session import LessonSession
from osada.teaching.lessons import Course, Lesson
from osada.text.errors import ContentError

SARDINIA = find("sardinia")
SHORE = {"players": 2, "options": {"first-player": "A"}}


def course(**lesson: Any) -> Course:
    return Course("shore", SARDINIA, {"landing": msgspec.convert(SHORE | lesson, Lesson)})


def pupil(*steps: dict[str, Any], **lesson: Any) -> LessonSession:
    return LessonSession(course(steps=steps, **lesson), "landing")


def step(*goal: str, **more: Any) -> dict[str, Any]:
    return {"say": "go", "goal": list(goal), **more}


def tried(it: LessonSession, *moves: str) -> list[str]:
    return [it.attempt(SARDINIA.moves.from_notation(move)).verdict for move in moves]


MARCH = (
    "A: card commander; settler p7",
    "B: card commander; settler p1",
    "A: card guardian; leave",
)
WALK = {"before": (*MARCH, "B: card queen"), "steps": [step("card commander")]}


def test_what_nobody_has_written_follows_from_the_seed() -> None:
    first, same = (pupil(step("card priest"), seed="sea") for _ in range(2))
    other = pupil(step("card priest"), seed="sky")
    assert SARDINIA.view(first.position, 0) == SARDINIA.view(same.position, 0)
    assert SARDINIA.view(first.position, 0) != SARDINIA.view(other.position, 0)


def test_moves_on_the_way_are_played_and_do_not_finish_a_step() -> None:
    walk = step("step * p5", allow=["step *"], rules=["S13"])
    it = pupil(step("card commander"), walk, step("done"), before=WALK["before"])
    assert tried(it, "card commander", "step p7 p8", "step p8 p10") == ["good", *["allowed"] * 2]
    assert (it.done, it.since, len(it.moves)) == (1, 1, 3)
    assert tried(it, "step p10 p8", "step p8 p5") == ["allowed", "other"], "no move left to end"
    assert len(it.moves) == 4
    again = LessonSession(it.course, it.name)
    again.follow(it.moves[: it.since])
    assert tried(again, "step p7 p5", "done") == ["good", "good"]


def test_a_move_on_the_way_that_would_end_the_turn_is_not_played() -> None:
    it = pupil(step("card commander"), step("settler p1", allow=["settler *"]))
    assert tried(it, "card commander", "settler p9") == ["good", "other"]
    assert len(it.moves) == 1


def test_moves_are_made_again_as_far_as_they_are_taken() -> None:
    it = pupil(step("card commander"), step("settler p1"))
    it.follow([SARDINIA.moves.from_notation(m) for m in ("card commander", "settler p2", "done")])
    assert len(it.moves) == 1


def test_what_others_do_comes_with_a_position_of_its_own() -> None:
    it = pupil(step("card priest"), step("priest p1", then=["B: card priest; priest p2"]))
    it.attempt(SARDINIA.moves.from_notation("card priest"))
    made = it.attempt(SARDINIA.moves.from_notation("priest p1")).made
    assert [one.seat for one in made] == [0, 1, 1]
    assert [one.position.turn() for one in made] == [1, 1, 0]
    assert [one.length for one in made] == [it.length - 2, it.length - 1, it.length]


@pytest.mark.parametrize(
    ("lesson", "place", "reason"),
    [
        ({"before": ["A: card commander; settler p1; settler p2"]}, "$.before[0]", "S5"),
        ({"before": ["A: castle"]}, "$.before[0]", "castle"),
        ({"before": ["*: site 1"]}, "$.before[0]", "cannot draw 'site 1'"),
        ({"before": ["A: card queen", "*: site 1"]}, "$.before[1]", "cannot draw 'site 1'"),
        ({"options": {"guardian": "asleep"}}, "$.options", "asleep"),
        ({"players": 9}, "$.options", "9"),
    ],
)
def test_a_lesson_that_the_rules_do_not_allow(
    lesson: dict[str, Any], place: str, reason: str
) -> None:
    with pytest.raises(ContentError) as error:
        pupil(step("card priest"), **lesson)
    assert error.value.file == "lessons/shore/landing.json"
    assert error.value.path == place
    assert reason in str(error.value)


def test_answers_that_the_rules_do_not_allow() -> None:
    it = pupil(step("card queen", then=["B: card priest; priest p1; priest p2"]), step("*"))
    with pytest.raises(ContentError, match=r"\$\.steps\[0\]\.then\[0\].*S5"):
        tried(it, "card queen")


def test_the_learner_must_be_to_act() -> None:
    it = pupil(step("card queen"), step("card priest"))
    with pytest.raises(ContentError, match="not to act"):
        tried(it, "card queen")


# Files

PLAN = {"lessons": ["adding"], "app": ["P1"]}
ADDING = {"players": 1, "steps": [step("add")]}


class Shelf(type(GAME)):  # type: ignore[misc]
    """Pebbles with lessons in a folder of the test's."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "lessons/bowls").mkdir(parents=True)
    monkeypatch.setattr(lessons, "files", lambda _package: tmp_path)
    return tmp_path / "lessons"


def read(folder: Path, plan: object, lesson: object) -> tuple[Course, ...]:
    (folder / "bowls.json").write_bytes(msgspec.json.encode(plan))
    if lesson is not None:
        (folder / "bowls/adding.json").write_bytes(msgspec.json.encode(lesson))
    return lessons.courses(Shelf())


def test_a_course_is_read_from_its_folder(folder: Path) -> None:
    (found,) = read(folder, PLAN, ADDING)
    assert (found.id, list(found.lessons), found.app) == ("bowls", ["adding"], ("P1",))
    assert found.next("adding") is None


def test_a_game_without_lessons_has_no_course() -> None:
    assert lessons.courses(GAME) == ()


@pytest.mark.parametrize(
    ("plan", "lesson", "file", "reason"),
    [
        (PLAN, None, "lessons/bowls/adding.json", "no such file"),
        ({"lessons": []}, ADDING, "lessons/bowls.json", "length"),
        (PLAN, {"players": 1}, "lessons/bowls/adding.json", "steps"),
        (PLAN, ADDING | {"sorrow": 1}, "lessons/bowls/adding.json", "sorrow"),
        (PLAN, ADDING | {"before": ["add"]}, "lessons/bowls/adding.json", "regex"),
        (PLAN, ADDING | {"steps": [step()]}, "lessons/bowls/adding.json", "length"),
    ],
)
def test_a_file_that_is_wrong_is_refused_by_name(
    folder: Path, plan: object, lesson: object, file: str, reason: str
) -> None:
    with pytest.raises(ContentError) as error:
        read(folder, plan, lesson)
    assert error.value.file == file
    assert reason in str(error.value)

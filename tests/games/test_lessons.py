"""Every lesson of every course is played through in both languages, under today's rules."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib.resources import files
from random import Random
from typing import Final

import pytest

from osada.core.snapshot import key as moment
from osada.games import courses, find, names
from osada.teaching.lesson_session import LessonSession
from osada.teaching.lessons import MOST_SECONDS, MOST_WORDS, Course, LessonStep, key, words_of
from osada.text.errors import Message
from osada.text.language import LANGUAGES

COURSES: Final = ("saltfjord", "sardinia", "settlers-alone", "settlers-company")
LESSONS: Final = [(course.id, name) for course in courses().values() for name in course.lessons]
WALKS: Final = 8
"""The number of times a lesson is taken by any right move, and by any allowed on the way."""
TRIED: Final = 60
"""So many moves of a table are tried at each step."""

of_each_course = pytest.mark.parametrize("course", courses().values(), ids=list(courses()))
of_each_lesson = pytest.mark.parametrize(("course", "lesson"), LESSONS)


def pupil(course: str, lesson: str, moves: list[int] | None = None) -> LessonSession:
    made = LessonSession(courses()[course], lesson)
    made.follow(moves or [])
    assert made.moves == (moves or [])
    return made


def along(course: str, lesson: str) -> Iterator[LessonSession]:
    """A pupil before each step, who always does the first thing that is right."""
    made = pupil(course, lesson)
    while made.step is not None:
        yield made
        assert made.attempt(made.goals()[0]).verdict == "good"


def count(text: str) -> int:
    return sum(any(c.isalnum() for c in word) for word in text.split())


def test_the_courses_are_those_that_were_promised() -> None:
    assert sorted(courses()) == sorted(COURSES)


@of_each_lesson
def test_whatever_is_right_leads_to_the_end(course: str, lesson: str) -> None:
    for before in along(course, lesson):
        for goal in before.goals():
            other = pupil(course, lesson, [*before.moves, goal])
            while other.step is not None:
                assert other.attempt(other.goals()[0]).verdict == "good"


@of_each_lesson
def test_on_whatever_way_a_step_can_be_taken_again(course: str, lesson: str) -> None:
    """A learner who strays as far as allowed reaches the goal from the step's beginning."""
    rng = Random(lesson)
    for _ in range(WALKS):
        it = pupil(course, lesson)
        while it.step is not None:
            step, way = it.step, list(it.moves)
            for _ in range(rng.randrange(4) if step.allow else 0):
                legal = it.position.legal(it.seat)
                it.attempt(rng.choice([move for move in legal if allowed(it, move)] or legal))
            if it.step is step and not it.goals():
                it = pupil(course, lesson, way)
            if it.step is step and it.attempt(rng.choice(it.goals())).verdict != "good":
                it = pupil(course, lesson, way)
                assert it.attempt(rng.choice(it.goals())).verdict == "good"


@of_each_lesson
def test_each_pattern_is_a_move_that_the_rules_allow(course: str, lesson: str) -> None:
    for it in along(course, lesson):
        legal = [it.game.moves.notation(move) for move in it.position.legal(it.seat)]
        assert it.step is not None
        for pattern in (*it.step.goal, *it.step.allow, *it.step.others):
            assert any(fnmatchcase(move, pattern) for move in legal), (it.step.say, pattern)


@of_each_lesson
def test_a_place_that_is_shown_is_one_of_the_game(course: str, lesson: str) -> None:
    for it in along(course, lesson):
        domains = (d for family in it.game.moves.families for d in family.domains.values())
        known = {value for domain in domains for value in domain.values}
        assert it.step is not None
        assert {place.split()[1] for place in it.step.show} <= known, it.step.say


@of_each_lesson
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_wrong_try_is_answered_and_costs_nothing(course: str, lesson: str, code: str) -> None:
    for it in along(course, lesson):
        right = [*it.goals(), *(m for m in it.position.legal(it.seat) if allowed(it, m))]
        before = moment(it.game, it.position), list(it.moves)
        for move in range(0, it.game.moves.size, max(1, it.game.moves.size // TRIED)):
            if move not in right:
                answer = it.attempt(move)
                forbidden = it.game.why_not(it.position, it.seat, move)
                assert answer.verdict == ("forbidden" if forbidden else "other")
                assert answer.rule == forbidden
                said = answer.say(it.game, code)
                assert count(said) > 0
                assert said[0] == said[0].upper(), "a sentence begins with a capital"
                assert said[-1] in ".!?"
        assert (moment(it.game, it.position), it.moves) == before


def allowed(it: LessonSession, move: int) -> bool:
    assert it.step is not None
    return any(fnmatchcase(it.game.moves.notation(move), pattern) for pattern in it.step.allow)


# Message


def attributes(step: LessonStep) -> set[str]:
    """The messages that a step may have, besides its task."""
    return {"good", "other", *step.others.values()}


@of_each_lesson
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_step_has_few_words(course: str, lesson: str, code: str) -> None:
    found = courses()[course]
    language = found.game.text.language(code)
    parting = f"{key(lesson)}.over"
    assert not language.knows(parting) or count(language.say(parting)) <= MOST_WORDS
    for step in found.lessons[lesson].steps:
        name = key(lesson, step)
        assert 0 < len(words_of(found, lesson, step, code)) <= MOST_WORDS, name
        for attribute in attributes(step):
            if language.knows(f"{name}.{attribute}"):
                assert count(language.say(f"{name}.{attribute}")) <= MOST_WORDS, attribute
            else:
                assert attribute in {"good", "other"}, f"{name}.{attribute} is missing"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("verdict", ["other", "forbidden", "over"])
def test_the_house_has_few_words_too(verdict: str, code: str) -> None:
    assert 0 < count(Message(f"lesson-{verdict}", rule="S1").say(code)) <= MOST_WORDS


@pytest.mark.parametrize("game", sorted({course.game.name for course in courses().values()}))
def test_no_words_and_no_files_are_left_over(game: str) -> None:
    found = find(game)
    taught = [course for course in courses().values() if course.game.name == game]
    lessons = [name for course in taught for name in course.lessons]
    assert len(lessons) == len(set(lessons)), "two lessons of a game have the same name"
    steps = {
        key(name, step): step
        for course in taught
        for name, lesson in course.lessons.items()
        for step in lesson.steps
    }
    asked = {
        *steps,
        *(key(name) for name in lessons),
        *(f"course-{course.id}" for course in taught),
    }
    said = {k for k in found.text.language("en").keys if k.startswith(("learn-", "course-"))}
    assert said == asked
    folder = files(found.package) / "lessons"
    for course in taught:
        kept = {file.name for file in (folder / course.id).iterdir()}
        assert kept == {f"{name}.json" for name in course.lessons}


# The whole


@of_each_course
def test_a_course_begins_with_a_move_and_ends_with_a_test_of_three(course: Course) -> None:
    steps = [step for lesson in course.lessons.values() for step in lesson.steps]
    assert [step.test for step in steps] == [False] * (len(steps) - 3) + [True] * 3
    assert sum(step.test for step in list(course.lessons.values())[-1].steps) == 3


@of_each_course
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_course_takes_at_most_seven_minutes(course: Course, code: str) -> None:
    assert course.seconds(code) <= MOST_SECONDS
    assert course.minutes() * 60 >= course.seconds(code)


@pytest.mark.parametrize("game", sorted({course.game.name for course in courses().values()}))
def test_every_rule_is_taught_or_kept_by_the_app_or_told_where_to_read(game: str) -> None:
    found = set[str]().union(*(c.rules() for c in courses().values() if c.game.name == game))
    assert [rule for rule in find(game).rules if rule not in found] == []
    assert sorted(found - set(find(game).rules)) == []


def test_every_course_is_of_a_game_of_the_house() -> None:
    assert {course.game.name for course in courses().values()} <= set(names())

"""Courses: what there is to learn, and lessons taken step by step. The server keeps nothing."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Request, Response

from osada.games import courses
from osada.server.lessons import lesson_view
from osada.server.lessons.schemas import (
    AheadBody,
    CourseCard,
    CourseInfo,
    CourseList,
    LessonAnswer,
    LessonBody,
    LessonCard,
    RuleLink,
)
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.platform.problems import not_found
from osada.server.platform.response_cache import cached
from osada.server.tables.game_params import Code
from osada.server.tables.state.play_schemas import Preview
from osada.teaching.lesson_session import LessonSession
from osada.teaching.lessons import Course, Lesson, key
from osada.text.language import Language

API = Api("courses")

Name = Annotated[str, Path(max_length=60)]


def _course(name: str) -> Course:
    found = courses().get(name)
    if found is None:
        raise not_found("course")
    return found


@API.route("GET", "/courses", gives=CourseList)
async def get_courses(request: Request, language: Code = "en") -> Response:
    """All courses."""
    return await cached(request, ("courses", language), lambda: _list(language))


def _list(code: str) -> CourseList:
    return CourseList(
        [_card(course, course.game.text.language(code)) for course in courses().values()]
    )


def _card(course: Course, words: Language) -> CourseCard:
    return CourseCard(
        id=course.id,
        game=course.game.name,
        title=words.say(f"course-{course.id}"),
        about=words.say(f"course-{course.id}.about"),
        lessons=len(course.lessons),
        steps=sum(len(lesson.steps) for lesson in course.lessons.values()),
        minutes=course.minutes(),
    )


@API.route("GET", "/courses/{course}", gives=CourseInfo)
async def get_course(request: Request, course: Name, language: Code = "en") -> Response:
    """A course and its lessons."""
    found = _course(course)
    return await cached(request, ("course", course, language), lambda: _info(found, language))


def _info(course: Course, code: str) -> CourseInfo:
    words = course.game.text.language(code)
    card = _card(course, words)
    return CourseInfo(
        id=card.id,
        game=card.game,
        title=card.title,
        about=card.about,
        minutes=card.minutes,
        lessons=[_lesson(name, lesson, words) for name, lesson in course.lessons.items()],
        app=list(course.app),
    )


def _lesson(name: str, lesson: Lesson, words: Language) -> LessonCard:
    return LessonCard(
        id=name,
        title=words.say(key(name)),
        steps=len(lesson.steps),
        test=any(step.test for step in lesson.steps),
        rules=list(dict.fromkeys(rule for step in lesson.steps for rule in step.rules)),
        more=list(lesson.more),
        links=[RuleLink(rule, words.say(f"rule-{rule}")) for rule in lesson.more],
        variant=list(lesson.variant),
    )


@API.route("POST", "/courses/{course}/{lesson}", gives=LessonAnswer, takes=LessonBody)
async def take_lesson(
    caller: Calling, course: Name, lesson: Name, sent: Annotated[LessonBody, body(LessonBody)]
) -> LessonAnswer:
    """Try a move of a lesson, or see where it stands."""
    await caller.spend("lesson", by_address=True)
    return await asyncio.to_thread(_take, course, lesson, sent)


def _take(course: str, lesson: str, sent: LessonBody) -> LessonAnswer:
    pupil = _pupil(course, lesson)
    return lesson_view.lesson(pupil, sent.moves, sent.attempt, sent.language, show=sent.show)


def _pupil(course: str, lesson: str) -> LessonSession:
    found = _course(course)
    if lesson not in found.lessons:
        raise not_found("lesson")
    return LessonSession(found, lesson)


@API.route("POST", "/courses/{course}/{lesson}/preview", gives=Preview, takes=AheadBody)
async def look_ahead(
    caller: Calling, course: Name, lesson: Name, sent: Annotated[AheadBody, body(AheadBody)]
) -> Preview:
    """Preview moves in a lesson, right or wrong, without making an attempt."""
    await caller.spend("lesson", by_address=True)
    return await asyncio.to_thread(_look_ahead, course, lesson, sent)


def _look_ahead(course: str, lesson: str, sent: AheadBody) -> Preview:
    return lesson_view.ahead(_pupil(course, lesson), sent.moves, sent.ahead)

"""Courses that teach a game by playing it: lessons are data beside the game.

`lessons/<course>.json` names the lessons of a course, `lessons/<course>/<lesson>.json` is one of
them: a game that has come so far, and steps, each a move that the learner is asked for. The
messages lie with all others of the game. `lesson_session.py` is a learner taking a lesson;
docs/learning.md describes the files.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import ceil
from typing import Annotated, Final, TypeVar

import msgspec
from msgspec import Meta

from osada.core import content
from osada.core.game import Game, RuleId
from osada.text.errors import ContentError, Message, OsadaError
from osada.text.language import LANGUAGES

MOST_WORDS: Final = 25
"""So many words a step may have."""
MOST_SECONDS: Final = 7 * 60
"""So long may a course take somebody who reads everything."""
_A_WORD: Final = 0.4
_A_STEP: Final = 4.0
_A_REPLY: Final = 2.0
"""Seconds to read a word, to find and make a move, and to watch somebody else's."""

T = TypeVar("T")
Id = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=40)]
Line = Annotated[str, Meta(pattern=r"^[A-H*]: \S")]
"""A seat, or `*` for nature, and its moves: `A: card admiral; ship h1`."""


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Data whose unknown fields are rejected; they are usually typos."""


class LessonStep(_Data, frozen=True):
    """One move that the learner is asked for."""

    say: Id
    """The last part of the name of its words: `learn-<lesson>-<say>`."""
    goal: Annotated[tuple[str, ...], Meta(min_length=1)]
    """Patterns of the moves that are right, in notation: `settler p1`, `step * p8`."""
    allow: tuple[str, ...] = ()
    """Patterns of moves that are made on the way, and do not finish the step."""
    others: dict[str, Id] = {}
    """The answers to legal moves that were not asked for: pattern and attribute of the message."""
    rules: tuple[RuleId, ...] = ()
    """The rules it teaches."""
    show: tuple[Annotated[str, Meta(pattern=r"^[a-z]+ \S+$")], ...] = ()
    """Places that it speaks of, to be seen though they are not marked: `province p1`, `site 26`."""
    then: tuple[Line, ...] = ()
    """The moves of others afterwards, and nature's draws."""
    test: bool = False
    """True if it is asked without showing the answer."""


class Lesson(_Data, frozen=True):
    """A game that has come so far, and the steps to take from there."""

    players: int
    steps: Annotated[tuple[LessonStep, ...], Meta(min_length=1)]
    options: dict[str, str] = {}
    seed: str = ""
    """The seed of the draws that the lesson leaves open; its name if empty."""
    seat: Annotated[str, Meta(pattern=r"^[A-H]$")] = "A"
    before: tuple[Line, ...] = ()
    """The moves before the first step."""
    more: tuple[RuleId, ...] = ()
    """Rules to read about at its end."""
    variant: tuple[RuleId, ...] = ()
    """Rules that only a variant has, to be told of apart from those of every game."""


class CourseFile(_Data, frozen=True):
    """The file of a course."""

    lessons: Annotated[tuple[Id, ...], Meta(min_length=1)]
    app: tuple[RuleId, ...] = ()
    """Rules that the program keeps by itself."""


class Course(msgspec.Struct, frozen=True, eq=False):
    """Lessons in their order."""

    id: str
    game: Game
    lessons: dict[str, Lesson]
    app: tuple[RuleId, ...] = ()

    def fault(self, lesson: str, path: str, why: str | Message | OsadaError) -> ContentError:
        """Return the error of a lesson, with its place."""
        return ContentError(path, why, file=f"lessons/{self.id}/{lesson}.json")

    def next(self, lesson: str) -> str | None:
        """The lesson after this one."""
        names = list(self.lessons)
        return next(iter(names[names.index(lesson) + 1 :]), None)

    def rules(self) -> set[RuleId]:
        """All rules that it teaches, tells where to read about, or needs not teach."""
        every = self.lessons.values()
        steps = (rule for lesson in every for s in lesson.steps for rule in s.rules)
        more = (rule for lesson in every for rule in (*lesson.more, *lesson.variant))
        return {*steps, *more, *self.app}

    def seconds(self, code: str) -> float:
        """Return the seconds it takes to read and do all of it."""
        return sum(_seconds(self, name, code) for name in self.lessons)

    def minutes(self) -> int:
        """The same in whole minutes, in the language that takes longer."""
        return ceil(max(self.seconds(code) for code in LANGUAGES) / 60)


def key(lesson: str, step: LessonStep | None = None) -> str:
    """The message with the words of a step, or with the title of a lesson."""
    return f"learn-{lesson}-{step.say}" if step is not None else f"learn-{lesson}"


def words_of(course: Course, lesson: str, step: LessonStep, code: str) -> list[str]:
    """Return the words of a step, with the praise for taking it."""
    name = key(lesson, step)
    return _words(course, code, name, f"{name}.good")


def _words(course: Course, code: str, *messages: str) -> list[str]:
    """The words of those messages that there are; a dash is none."""
    language = course.game.text.language(code)
    text = " ".join(language.say(it) for it in messages if language.knows(it))
    return [word for word in text.split() if any(c.isalnum() for c in word)]


def _seconds(course: Course, lesson: str, code: str) -> float:
    """Return the seconds a lesson takes: its words, the learner's moves and those of others."""
    steps = course.lessons[lesson].steps
    words = len(_words(course, code, f"{key(lesson)}.over"))
    words += sum(len(words_of(course, lesson, step, code)) for step in steps)
    replies = sum(len(line.split(";")) for step in steps for line in step.then)
    return _A_WORD * words + _A_STEP * len(steps) + _A_REPLY * replies


@cache
def courses(game: Game) -> tuple[Course, ...]:
    """The courses of a game, by name; they are played on its data as shipped."""
    folder, shipped = files(game.package) / "lessons", game.edition({})
    if not folder.is_dir():
        return ()
    plans = sorted((file for file in folder.iterdir() if _is_json(file)), key=lambda it: it.name)
    return tuple(_course(shipped, folder, file.name.removesuffix(".json")) for file in plans)


def _is_json(file: Traversable) -> bool:
    return file.name.endswith(".json")


def _course(game: Game, folder: Traversable, name: str) -> Course:
    plan = _read(folder, f"{name}.json", CourseFile)
    lessons = {it: _read(folder, f"{name}/{it}.json", Lesson) for it in plan.lessons}
    return Course(name, game, lessons, plan.app)


def _read(folder: Traversable, name: str, kind: type[T]) -> T:
    file = f"lessons/{name}"
    with content.in_file(file):
        if not (folder / name).is_file():
            raise ContentError("$", "lesson-missing")
        return content.decode((folder / name).read_bytes(), kind)

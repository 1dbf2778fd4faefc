"""`osada learn`: learning a game by playing it; who leaves comes back to where they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from osada.cli import user_data
from osada.cli.failures import Failure, read_bytes, write_text
from osada.cli.language_choice import choose
from osada.cli.lesson_screen import LessonLeft, LessonScreen
from osada.cli.screen import Screen
from osada.games import courses
from osada.teaching.lesson_session import LessonSession
from osada.teaching.lessons import Course, key
from osada.text.errors import MoveError
from osada.text.foreign_errors import of_json
from osada.text.language import Language


class CourseProgress(msgspec.Struct):
    """Progress in a course."""

    lesson: str
    """The lesson at hand; empty when the course is over."""
    moves: list[str] = []
    right: int = 0
    """Test steps solved at the first try."""


class _Kept(msgspec.Struct):
    courses: dict[str, CourseProgress] = {}


def learn(
    course: str | None = None, /, *, lesson: str | None = None, lang: str | None = None
) -> None:
    """Learn a game by playing it."""
    screen = Screen(choose(lang))
    if course is None:
        _show_courses(screen)
    else:
        _Learning(_course(course, screen.words), screen).run(lesson)


def _course(name: str, words: Language) -> Course:
    found = courses().get(name)
    if found is None:
        raise Failure(words.say("no-such-course", name=name, courses=", ".join(courses())))
    return found


def _show_courses(screen: Screen) -> None:
    """Every course, how long it takes, and how far one has come."""
    words, kept = screen.words, _read(screen.words)
    for course in courses().values():
        language = course.game.text.language(words.code)
        title = language.say(f"course-{course.id}")
        time = words.say("learn-minutes", minutes=course.minutes())
        screen.show(Text.assemble((course.id, "bold cyan"), f"  {title}, {time}"))
        screen.paragraph(language.say(f"course-{course.id}.about"), indent=2)
        if progress := kept.courses.get(course.id):
            screen.paragraph(_told(course, progress, words), style="green", indent=2)
    screen.say("learn-hint", style="dim", course=next(iter(courses()), ""))


def _told(course: Course, progress: CourseProgress, words: Language) -> str:
    names = list(course.lessons)
    if progress.lesson not in names:
        return words.say("learn-done")
    at = names.index(progress.lesson) + 1
    return words.say("learn-at", lesson=at, lessons=len(names))


class _Learning:
    """A course under way."""

    def __init__(self, course: Course, screen: Screen) -> None:
        self.course = course
        self.screen = screen

    def run(self, wanted: str | None) -> None:
        """Take the lessons that are left, or from the one that is asked for."""
        progress = self._begin(wanted)
        self.screen.say("learn-how", style="dim")
        try:
            while progress.lesson:
                progress = self._take(progress)
        except (LessonLeft, EOFError, KeyboardInterrupt):
            self.screen.show()
            self.screen.say("learn-left", course=self.course.id)
        else:
            self._finish(progress)

    def _begin(self, wanted: str | None) -> CourseProgress:
        """Return where to go on; a finished course begins again."""
        names = list(self.course.lessons)
        if wanted is not None:
            if wanted not in names:
                known = ", ".join(names)
                raise Failure(self.screen.words.say("no-such-lesson", name=wanted, lessons=known))
            return CourseProgress(wanted)
        kept = _read(self.screen.words).courses.get(self.course.id)
        return kept if kept is not None and kept.lesson in names else CourseProgress(names[0])

    def _take(self, progress: CourseProgress) -> CourseProgress:
        """One lesson; what comes after it."""
        course, screen, name = self.course, self.screen, progress.lesson
        number = list(course.lessons).index(name) + 1
        title = course.game.text.language(screen.words.code).say(key(name))
        screen.show()
        place = {"lesson": number, "lessons": len(course.lessons)}
        screen.heading(screen.words.say("learn-lesson", **place, title=title))
        lesson = LessonScreen(_resumed(course, progress), screen, lambda it: self._keep(it, lesson))
        lesson.right = progress.right
        lesson.take()
        after = CourseProgress(course.next(name) or "", right=lesson.right)
        _write(course.id, after, screen.words)
        return after

    def _keep(self, pupil: LessonSession, lesson: LessonScreen) -> None:
        moves = [pupil.game.moves.notation(move) for move in pupil.moves]
        _write(self.course.id, CourseProgress(pupil.name, moves, lesson.right), self.screen.words)

    def _finish(self, progress: CourseProgress) -> None:
        steps = [step for lesson in self.course.lessons.values() for step in lesson.steps]
        most = sum(step.test for step in steps)
        self.screen.show()
        self.screen.say("learn-over", right=progress.right, most=most, game=self.course.game.name)


def _resumed(course: Course, progress: CourseProgress) -> LessonSession:
    """A pupil who has made the moves that were kept, as far as the lesson still takes them."""
    pupil = LessonSession(course, progress.lesson)
    try:
        pupil.follow([course.game.moves.from_notation(move) for move in progress.moves])
    except MoveError:  # there is no such move any more: the lesson begins again
        return LessonSession(course, progress.lesson)
    return pupil


def _file() -> Path:
    return user_data.data_folder() / "learning.json"


def _read(words: Language) -> _Kept:
    if not _file().exists():
        return _Kept()
    try:
        return msgspec.json.decode(read_bytes(_file(), words), type=_Kept)
    except msgspec.MsgspecError as error:
        told = of_json(error)[1].say(words.code)
        raise Failure(words.say("file-unreadable", path=str(_file()), reason=told)) from None


def _write(course: str, progress: CourseProgress, words: Language) -> None:
    kept = _read(words)
    kept.courses[course] = progress
    data = msgspec.json.format(msgspec.json.encode(kept), indent=1).decode()
    write_text(_file(), data + "\n", words)

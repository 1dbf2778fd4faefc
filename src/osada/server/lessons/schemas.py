"""Courses that teach a game by playing it, and a lesson under way."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from osada.server.platform.request_body import AnyMove, LanguageCode, RequestBody
from osada.server.tables.state.play_schemas import Entry, MoveRef, TableState, WayInfo


class CourseCard(msgspec.Struct, frozen=True):
    """A course in a list, in one language."""

    id: str
    game: str
    title: str
    about: str
    lessons: int
    steps: int
    minutes: int
    """Duration for a learner who reads everything."""


class CourseList(msgspec.Struct, frozen=True):
    """All courses."""

    courses: list[CourseCard]


class RuleLink(msgspec.Struct, frozen=True):
    """A rule to read about, by what it is called."""

    rule: str
    title: str


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson of a course."""

    id: str
    title: str
    steps: int
    test: bool
    """True if the answers are hidden."""
    rules: list[str]
    """Rules that it teaches."""
    more: list[str]
    """Rules to read about at its end."""
    links: list[RuleLink]
    """The same with their titles."""
    variant: list[str]
    """Rules that only a variant has."""


class CourseInfo(msgspec.Struct, frozen=True):
    """A course and its lessons, in one language."""

    id: str
    game: str
    title: str
    about: str
    minutes: int
    lessons: list[LessonCard]
    app: list[str]
    """Rules that the program keeps by itself."""


class AttemptInfo(msgspec.Struct, frozen=True):
    """The outcome of an attempt."""

    verdict: Literal["good", "allowed", "other", "forbidden", "over"]
    words: str
    rule: str | None
    """The rule that forbids it."""


class LessonUpdate(msgspec.Struct, frozen=True):
    """A move that was made, as a table would tell it, and how things stand after it."""

    entries: list[Entry]
    state: TableState


class LessonAnswer(msgspec.Struct, frozen=True):
    """The state of a lesson and the outcome of the attempt."""

    course: str
    lesson: str
    game: str
    players: int
    options: dict[str, str]
    seat: int
    names: list[str]
    moves: list[str]
    """The learner's own moves that count, to be sent with the next try."""
    step: int
    steps: int
    since: int
    """Number of moves made before the current step."""
    test: bool
    words: str
    over: str | None
    """Closing text; null until the lesson ends."""
    rules: list[str]
    goal: list[MoveRef]
    """The moves that are right; none in a test, unless asked for."""
    show: list[str]
    """Places to bring into view without marking them, as the board calls them."""
    ways: list[WayInfo]
    attempt: AttemptInfo | None
    updates: list[LessonUpdate]
    next: str | None
    """The lesson after this one."""


class LessonBody(RequestBody, frozen=True):
    """Try a move of a lesson, or see where it stands."""

    moves: LessonMoves = msgspec.field(default_factory=list)
    """The learner's own moves so far, as the last answer gave them."""
    attempt: AnyMove | None = None
    show: bool = False
    """Also name the right moves of a test."""
    language: LanguageCode = "en"


class AheadBody(RequestBody, frozen=True):
    """See what would become of some moves in a lesson."""

    ahead: Annotated[list[AnyMove], Meta(max_length=40)]
    moves: LessonMoves = msgspec.field(default_factory=list)


LessonMoves = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=100)]

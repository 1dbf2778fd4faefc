"""Somebody who takes a lesson: what was done so far, and what becomes of the next try."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Final, Literal

import msgspec

from osada.core import chance
from osada.core.events import Event
from osada.core.game import Game, RuleId
from osada.core.position import NATURE, Position
from osada.core.record import LETTERS
from osada.teaching.lessons import Course, Lesson, LessonStep, key
from osada.text.errors import ContentError, Message, MoveError, NotAllowed, OptionError, OsadaError

Verdict = Literal["good", "allowed", "other", "forbidden", "over"]

OTHERS: Final = ("Ada", "Iwo", "Ola", "Jan", "Ewa", "Leon", "Zoe")
"""The names of the other players."""


class Scripted(msgspec.Struct, frozen=True):
    """A move that a lesson has written down, and where."""

    seat: int
    move: int
    path: str


class LessonMove(msgspec.Struct, frozen=True):
    """A move of a seat, all that came of it by chance, and the position after it."""

    seat: int
    move: int
    events: tuple[Event, ...]
    position: Position
    length: int
    """The number of moves the game has had by then, nature's counted."""


class LessonAttempt(msgspec.Struct, frozen=True):
    """The outcome of a try."""

    verdict: Verdict
    made: tuple[LessonMove, ...] = ()
    """The learner's move and the answers to it; empty after a wrong try."""
    words: str = ""
    """The message of the game that says so, if it has one."""
    rule: RuleId | None = None

    def say(self, game: Game, code: str) -> str:
        """Return the answer in a language; it may be empty if the move was right."""
        language = game.text.language(code)
        if self.words and language.knows(self.words):
            said = language.say(self.words)
            return _sentence(said) if self.verdict == "forbidden" else said
        played = self.verdict in ("good", "allowed")
        return "" if played else Message(f"lesson-{self.verdict}", rule=self.rule or "").say(code)


def _sentence(clause: str) -> str:
    """Return a rule's objection as a sentence; elsewhere it ends another one."""
    return f"{clause[:1].upper()}{clause[1:]}."


class _Play:
    """A game under way, by a script as far as that goes; the seed draws the rest."""

    def __init__(self, course: Course, lesson: str, position: Position) -> None:
        self.course = course
        self.lesson = lesson
        self.position = position
        self.length = 0
        self._draws = 0

    def clone(self) -> _Play:
        """Another that goes on from here by itself."""
        other = _Play(self.course, self.lesson, self.position.clone())
        other.length, other._draws = self.length, self._draws
        return other

    def begin(self, script: Iterable[Scripted]) -> None:
        """Play from the set-up on."""
        waiting = deque(script)
        self._let_nature_play(waiting)
        self._go_on(waiting)

    def move(self, seat: int, move: int, script: Iterable[Scripted] = ()) -> list[LessonMove]:
        """Play a legal move and what follows it."""
        waiting = deque(script)
        return [self._make(seat, move, waiting), *self._go_on(waiting)]

    def _go_on(self, waiting: deque[Scripted]) -> list[LessonMove]:
        made: list[LessonMove] = []
        while waiting:
            line = waiting.popleft()
            self._check(line)
            made.append(self._make(line.seat, line.move, waiting))
        return made

    def _check(self, line: Scripted) -> None:
        if line.seat == NATURE:  # it has drawn all that it may
            raise self._fault(line, self._no_draw(line))
        rule = self.course.game.why_not(self.position, line.seat, line.move)
        if rule is not None:
            raise self._fault(line, NotAllowed(self.course.game.moves.notation(line.move), rule))

    def _make(self, seat: int, move: int, waiting: deque[Scripted]) -> LessonMove:
        events: list[Event] = []
        self._add(seat, move, events)
        self._let_nature_play(waiting, events)
        return LessonMove(seat, move, tuple(events), self.position.clone(), self.length)

    def _let_nature_play(self, waiting: deque[Scripted], events: list[Event] | None = None) -> None:
        while self.position.turn() == NATURE:
            chances = self.position.chances()
            seed = self.course.lessons[self.lesson].seed or self.lesson
            move = chance.draw(seed, self._draws, chances)
            if waiting and waiting[0].seat == NATURE:
                line = waiting.popleft()
                move = line.move
                if move not in [possible for possible, _ in chances]:
                    raise self._fault(line, self._no_draw(line))
            self._draws += 1
            self._add(NATURE, move, events)

    def _add(self, seat: int, move: int, events: list[Event] | None) -> None:
        self.position.play(seat, move, events)
        self.length += 1

    def _no_draw(self, line: Scripted) -> Message:
        return Message("record-not-drawn", move=self.course.game.moves.notation(line.move))

    def _fault(self, line: Scripted, why: Message | OsadaError) -> ContentError:
        return self.course.fault(self.lesson, line.path, why)


@cache
def _begun(course: Course, lesson: str) -> _Play:
    """The game of a lesson before its first step."""
    found = course.lessons[lesson]
    try:
        play = _Play(course, lesson, course.game.new(found.players, found.options))
    except OptionError as error:
        raise course.fault(lesson, "$.options", error) from None
    play.begin(_parsed(course, lesson, found.before, "$.before"))
    return play


def _parsed(course: Course, lesson: str, lines: Sequence[str], path: str) -> Iterator[Scripted]:
    """The moves of some lines, one after the other."""
    for number, line in enumerate(lines):
        who, _, moves = line.partition(": ")
        seat = NATURE if who == "*" else LETTERS.index(who)
        at = f"{path}[{number}]"
        for text in moves.split(";"):
            try:
                yield Scripted(seat, course.game.moves.from_notation(text.strip()), at)
            except MoveError as error:
                raise course.fault(lesson, at, error) from None


class LessonSession:
    """A lesson under way."""

    def __init__(self, course: Course, lesson: str) -> None:
        self.course = course
        self.game = course.game
        self.name = lesson
        self.lesson: Lesson = course.lessons[lesson]
        self.seat = LETTERS.index(self.lesson.seat)
        self._play = _begun(course, lesson).clone()
        self.moves: list[int] = []
        """The learner's own moves."""
        self.since = 0
        """The number of of them were made before the step at hand."""
        self.done = 0
        """The number of steps were taken."""

    @property
    def position(self) -> Position:
        """The current position."""
        return self._play.position

    @property
    def length(self) -> int:
        """The number of moves the game has had, nature's counted."""
        return self._play.length

    @property
    def step(self) -> LessonStep | None:
        """The step at hand; `None` when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    def names(self, code: str) -> list[str]:
        """Return the players' names; the learner is a guest."""
        others = iter(OTHERS)
        guest = Message("lesson-guest").say(code)
        return [guest if seat == self.seat else next(others) for seat in range(self.lesson.players)]

    def asks(self, code: str) -> str:
        """Return the task in a language; at the end, the closing words."""
        language, step = self.game.text.language(code), self.step
        name = key(self.name, step) if step is not None else f"{key(self.name)}.over"
        return language.say(name) if step is not None or language.knows(name) else ""

    def goals(self) -> list[int]:
        """The moves that are right now."""
        legal = self.position.legal(self.seat) if self.step is not None else []
        return [move for move in legal if self._is(move, self.step.goal if self.step else ())]

    def _is(self, move: int, patterns: Iterable[str]) -> bool:
        notation = self.game.moves.notation(move)
        return any(fnmatchcase(notation, pattern) for pattern in patterns)

    def attempt(self, move: int) -> LessonAttempt:
        """Try a move; it is played if it is right, or on the way."""
        step = self.step
        if step is None:
            return LessonAttempt("over")
        rule = self.game.why_not(self.position, self.seat, move)
        if rule is not None:
            return LessonAttempt("forbidden", words=f"rule-{rule}.why", rule=rule)
        if not self._is(move, step.goal):
            return self._on_the_way(step, move) or self._other(step, move)
        try:
            return self._take(step, move)
        except ContentError:
            if len(self.moves) == self.since:
                raise
        return self._other(step, move)  # by a way that leaves no room for what is to follow

    def _take(self, step: LessonStep, move: int) -> LessonAttempt:
        path = f"$.steps[{self.done}].then"
        ahead = self._play.clone()
        made = ahead.move(self.seat, move, _parsed(self.course, self.name, step.then, path))
        last = self.done + 1 == len(self.lesson.steps)
        if not last and not self._to_act(ahead):
            raise self.course.fault(self.name, path, "lesson-not-to-act")
        self._play, self.done = ahead, self.done + 1
        self.moves.append(move)
        self.since = len(self.moves)
        return LessonAttempt("good", tuple(made), f"{key(self.name, step)}.good")

    def _on_the_way(self, step: LessonStep, move: int) -> LessonAttempt | None:
        """Play a move that the step allows, if it does not end the learner's turn."""
        if not self._is(move, step.allow):
            return None
        ahead = self._play.clone()
        made = ahead.move(self.seat, move)
        if not self._to_act(ahead):
            return None
        self._play = ahead
        self.moves.append(move)
        return LessonAttempt("allowed", tuple(made))

    def _to_act(self, play: _Play) -> bool:
        return bool(play.position.open_seats() >> self.seat & 1)

    def _other(self, step: LessonStep, move: int) -> LessonAttempt:
        told = (name for pattern, name in step.others.items() if self._is(move, [pattern]))
        return LessonAttempt("other", words=f"{key(self.name, step)}.{next(told, 'other')}")

    def follow(self, moves: Sequence[int]) -> None:
        """Make moves again as far as the lesson still takes them."""
        for move in moves:
            if not self.attempt(move).made:
                return

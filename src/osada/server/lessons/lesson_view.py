"""A lesson as a browser plays it: the same state and entries that a table has."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from osada.core.bits import members
from osada.core.options import settle
from osada.core.position import OVER, Position
from osada.core.record import LETTERS
from osada.server.lessons.schemas import AttemptInfo, LessonAnswer, LessonUpdate
from osada.server.platform.request_body import AnyMove
from osada.server.platform.timestamps import moment
from osada.server.tables.state.commands.play_move import move_index
from osada.server.tables.state.hosted_table import wire_event
from osada.server.tables.state.play_schemas import (
    ClockState,
    Entry,
    Preview,
    TableState,
    UndoState,
    WayInfo,
)
from osada.server.tables.state.views.encoding import move_ref, raw
from osada.server.tables.state.views.move_preview import preview_moves
from osada.teaching.lesson_session import LessonAttempt, LessonMove, LessonSession

_NO_TIME: Final[datetime] = moment(0)
"""Nobody keeps time in a lesson."""


def lesson(
    pupil: LessonSession, moves: Sequence[str], attempt: AnyMove | None, code: str, *, show: bool
) -> LessonAnswer:
    """Make the learner's moves again, then try another, and tell where that leads."""
    made = [move_index(pupil.game, move) for move in moves]
    tried = None if attempt is None else move_index(pupil.game, attempt)
    pupil.follow(made)
    done = None if tried is None else pupil.attempt(tried)
    return _answer(pupil, done, code, show=show)


def ahead(pupil: LessonSession, moves: Sequence[str], wanted: Sequence[AnyMove]) -> Preview:
    """Preview moves of the learner, on or off the lesson's path."""
    after = [move_index(pupil.game, move) for move in wanted]
    pupil.follow([move_index(pupil.game, move) for move in moves])
    return preview_moves(pupil.game, pupil.position, pupil.seat, after)


def _answer(
    pupil: LessonSession, done: LessonAttempt | None, code: str, *, show: bool
) -> LessonAnswer:
    game, found, step = pupil.game, pupil.lesson, pupil.step
    test = step is not None and step.test
    told = pupil.asks(code)
    return LessonAnswer(
        course=pupil.course.id,
        lesson=pupil.name,
        game=game.name,
        players=found.players,
        options=settle(game.options, found.options),
        seat=pupil.seat,
        names=pupil.names(code),
        moves=[game.moves.notation(move) for move in pupil.moves],
        step=pupil.done,
        steps=len(found.steps),
        since=pupil.since,
        test=test,
        words=told if step is not None else "",
        over=told if step is None else None,
        rules=list(step.rules) if step is not None else [],
        goal=[move_ref(game, move) for move in pupil.goals()] if show or not test else [],
        show=list(step.show) if step is not None else [],
        ways=_ways(pupil, code),
        attempt=None if done is None else _tried(pupil, done, code),
        updates=[_update(pupil, it) for it in done.made] if done and done.made else [_now(pupil)],
        next=pupil.course.next(pupil.name),
    )


def _ways(pupil: LessonSession, code: str) -> list[WayInfo]:
    game = pupil.game
    if pupil.step is None:
        return []
    ways = game.text.ways(pupil.position, pupil.seat, game.text.language(code))
    return [WayInfo([move_ref(game, move) for move in way.moves], way.sentence) for way in ways]


def _tried(pupil: LessonSession, done: LessonAttempt, code: str) -> AttemptInfo:
    return AttemptInfo(done.verdict, done.say(pupil.game, code), done.rule)


def _now(pupil: LessonSession) -> LessonUpdate:
    return LessonUpdate([], _state(pupil, pupil.position, pupil.length))


def _update(pupil: LessonSession, made: LessonMove) -> LessonUpdate:
    own = made.seat == pupil.seat
    entry = Entry(
        seq=made.length,
        at=_NO_TIME,
        kind="move",
        seat=made.seat,
        user=None,
        name=None,
        move=move_ref(pupil.game, made.move) if own else None,
        events=[wire_event(it).body for it in made.events if it.seen_by(pupil.seat)],
        undone=[],
        text=None,
        length=made.length,
    )
    return LessonUpdate([entry], _state(pupil, made.position, made.length))


def _state(pupil: LessonSession, position: Position, length: int) -> TableState:
    game, seat, players = pupil.game, pupil.seat, pupil.lesson.players
    over = position.turn() == OVER
    legal = [] if over else position.legal(seat)
    return TableState(
        table=f"{pupil.course.id}/{pupil.name}",
        game=game.name,
        seq=length,
        seat=seat,
        status="finished" if over else "running",
        paused=False,
        view=raw(game.view(position, seat)),
        window=int(position.window()),
        open_seats=members(position.open_seats()),
        scores=position.scores(),
        places=position.places() if over else None,
        token=None if over else f"{length}.{LETTERS[seat]}.{len(pupil.moves)}",
        legal=[move_ref(game, move) for move in legal],
        cautions=[],
        undo=UndoState("none", 0, beyond=False, request=None),
        clock=ClockState("none", [None] * players, [], [None] * players, _NO_TIME),
        length=length,
        commitment="",
    )

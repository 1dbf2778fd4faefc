"""Segments of a record: turns of seats, and runs of draws.

A turn is everything a seat does until nature or another seat acts. Draws in a row are one segment.
In a simultaneous window each seat's moves are grouped, since moves of different seats commute.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from osada.analysis.review.model import Unfinished
from osada.bots.tree.control import seat_to_act
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.record import Record
from osada.core.replay import check_header, edition_of, replay
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of
from osada.evaluation.value import Value

TurnStart = tuple[int, int]
"""The clock at which a turn began, and the window."""


class SegmentMove(msgspec.Struct, frozen=True):
    """A move of a record, by its number from 1, and the window that it was made in."""

    number: int
    seat: int
    move: int
    window: int


class Segment(msgspec.Struct, frozen=True):
    """A turn of a seat, or some draws of nature."""

    seat: int
    moves: list[int]
    numbers: list[int]


class PlayedSegment(msgspec.Struct, frozen=True):
    """A segment and the positions before and after it."""

    number: int
    segment: Segment
    before: Position
    after: Position


def segments(game: Game, record: Record) -> list[Segment]:
    """Split a finished game into segments; one that is not over is refused."""
    game = edition_of(game, record)
    made = _made(game, record)
    start = check_header(game, record)
    return list(_cut(ai_of(game).value, record, start.clone(), _in_order(game, record, made)))


def _enter(record: Record, position: Position, played: int) -> None:
    """At the start of a fork, deal anew what its seat cannot know."""
    if record.fork is not None:
        record.fork.enter(position, played)


def played_segments(
    game: Game, record: Record, parts: Sequence[Segment]
) -> Iterator[PlayedSegment]:
    """Replay every segment with the positions before and after it."""
    position = check_header(game, record)
    for number, segment in enumerate(parts):
        before = position.clone()
        for played, move in zip(segment.numbers, segment.moves, strict=True):
            position.play(segment.seat, move)
            _enter(record, position, played)
        yield PlayedSegment(number, segment, before, position.clone())


def _made(game: Game, record: Record) -> list[SegmentMove]:
    """The moves, each proved to be legal."""
    window, position, found = 0, check_header(game, record), list[SegmentMove]()
    for number, step in enumerate(replay(game, record), 1):
        found.append(SegmentMove(number, step.seat, step.move, window))
        position = step.position
        window = int(position.window())
    if position.turn() != OVER:
        raise Unfinished
    return found


def _in_order(game: Game, record: Record, made: list[SegmentMove]) -> Iterator[SegmentMove]:
    """The moves, those of a window seat by seat; a seat that is at it already goes on first."""
    position, last = check_header(game, record), NATURE
    for window, group in groupby(made, key=lambda each: each.window):
        run = list(group)
        if window:
            run = _sorted(game, position, run, last)
        for each in run:
            position.play(each.seat, each.move)
            _enter(record, position, each.number)
            last = each.seat
            yield each


def _sorted(game: Game, position: Position, run: list[SegmentMove], last: int) -> list[SegmentMove]:
    """A window seat by seat, each draw behind the move that led to it, if it comes to the same."""
    units: list[list[SegmentMove]] = []
    for each in run:
        if each.seat == NATURE and units:
            units[-1].append(each)
        else:
            units.append([each])
    units.sort(key=lambda unit: (unit[0].seat != last, unit[0].seat))
    wished = [each for unit in units for each in unit]
    end = _played(position, run, checked=False)
    other = _played(position, wished, checked=True)
    alike = end is not None and other is not None and key(game, end) == key(game, other)
    return wished if alike else run


def _played(position: Position, run: list[SegmentMove], *, checked: bool) -> Position | None:
    walker = position.clone()
    for each in run:
        if checked and not _possible(walker, each):
            return None
        walker.play(each.seat, each.move)
    return walker


def _possible(position: Position, made: SegmentMove) -> bool:
    if made.seat == NATURE:
        drawn = position.turn() == NATURE
        return drawn and any(move == made.move for move, _ in position.chances())
    return position.turn() != NATURE and made.move in position.legal(made.seat)


def _cut(
    value: Value, record: Record, position: Position, made: Iterator[SegmentMove]
) -> Iterator[Segment]:
    """Put together what one seat does in a row, turn by turn."""
    moves: list[int] = []
    numbers: list[int] = []
    seat, began = OVER, (0, 0)
    for each in made:
        if moves and not (each.seat == seat and _same(value, position, seat, began)):
            yield Segment(seat, moves, numbers)
            moves, numbers = [], []
        if not moves:
            seat, began = each.seat, turn_of(value, position, each.seat)
        moves.append(each.move)
        numbers.append(each.number)
        position.play(each.seat, each.move)
        _enter(record, position, each.number)
    if moves:
        yield Segment(seat, moves, numbers)


def _same(value: Value, position: Position, seat: int, began: TurnStart) -> bool:
    return seat == NATURE or goes_on(value, position, seat, began)


def turn_of(value: Value, position: Position, seat: int) -> TurnStart:
    """The turn that begins in a position."""
    clock = int(value.clock(position, seat)) if seat >= 0 else 0
    return clock, int(position.window())


def goes_on(value: Value, position: Position, seat: int, began: TurnStart) -> bool:
    """Check that a seat's turn has not ended yet."""
    if seat_to_act(position, seat) != seat:
        return False
    clock, window = turn_of(value, position, seat)
    return clock in (0, began[0]) and (not began[1] or window == began[1])

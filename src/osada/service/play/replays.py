"""Positions of a game that has been played, and the proof of its dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from osada.core.bits import members
from osada.core.errors import OsadaError, RecordError
from osada.core.events import EVERYONE, Event
from osada.core.game import Game
from osada.core.options import Choices
from osada.core.position import NATURE, OVER
from osada.core.record import Record
from osada.core.replay import replay, verify
from osada.service.play.desk import Desk
from osada.service.play.render import move_ref, raw
from osada.service.problems import invalid
from osada.service.wire.play import ReplayStep, Verdict


class Moved(msgspec.Struct, frozen=True):
    """A move of a record."""

    seat: int
    move: int
    comments: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A game to look at."""

    game: Game
    players: int
    options: Choices
    moves: Sequence[Moved]


def line_of_desk(desk: Desk) -> Line:
    """The game of a table, as far as it has come."""
    made = desk.made
    entries = desk.table.entries if desk.table is not None else []
    moves = [Moved(e.seat, e.move, e.comments) for e in entries]
    return Line(desk.game, made.players, made.options, moves)


def line_of_record(game: Game, record: Record) -> Line:
    """The game that a record tells; a wrong one is refused with its line and column."""
    try:
        moves = [Moved(s.seat, s.move, s.line.comments) for s in replay(game, record)]
    except RecordError as error:
        raise invalid(f"record: {error}") from None
    return Line(game, record.players, record.options, moves)


def step(line: Line, number: int, seat: int | None, *, hide: bool) -> ReplayStep:
    """The position after so many moves; `hide` is for games that still go on."""
    if not 0 <= number <= len(line.moves):
        raise invalid(f"move: expected 0 to {len(line.moves)}, not {number}")
    if seat is not None and not 0 <= seat < line.players:
        raise invalid(f"seat: there is no seat {seat}")
    game = line.game
    position = game.new(line.players, line.options)
    told: list[Event] = []
    for moved in line.moves[:number]:
        told = []
        position.play(moved.seat, moved.move, told)
    last = line.moves[number - 1] if number else None
    shown = last is not None and not (hide and last.seat != seat)
    return ReplayStep(
        game=game.name,
        move=number,
        length=len(line.moves),
        seat=seat,
        view=raw(game.view(position, seat)),
        scores=position.scores(),
        places=position.places() if position.turn() == OVER else None,
        open_seats=members(position.open_seats()),
        by=last.seat if last is not None else None,
        last=move_ref(game, last.move) if last is not None and shown else None,
        events=[raw(_public(event)) for event in told if event.seen_by(seat)],
        comments=list(last.comments) if last is not None and last.seat != NATURE else [],
    )


def _public(event: Event) -> Event:
    return msgspec.structs.replace(event, audience=EVERYONE)


def verdict(game: Game, record: Record) -> Verdict:
    """Whether every draw follows from the seed that was committed to."""
    try:
        draws = verify(game, record)
    except OsadaError as error:
        return Verdict(False, 0, record.seed, record.commitment, str(error))
    return Verdict(True, draws, record.seed, record.commitment, "")

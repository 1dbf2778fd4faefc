"""Replay of a game, and verification of its dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from osada.core.bits import members
from osada.core.events import Event
from osada.core.fork import Fork
from osada.core.game import Game
from osada.core.options import Choices
from osada.core.position import NATURE, OVER, Position
from osada.core.record import Record
from osada.core.replay import edition_of, replay, verify
from osada.server.platform.problems import forbidden, invalid, wrong_state
from osada.server.tables.state.hosted_table import HostedTable, wire_event
from osada.server.tables.state.play_schemas import (
    Draw,
    Draws,
    PointHistory,
    PointSource,
    ReplayStep,
    Verdict,
)
from osada.server.tables.state.views.encoding import move_ref, raw
from osada.text.errors import OsadaError, RecordError


class ShownMove(msgspec.Struct, frozen=True):
    """A move of a record."""

    seat: int
    move: int
    comments: tuple[str, ...] = ()


class ReplayedGame(msgspec.Struct, frozen=True):
    """A game to replay."""

    game: Game
    players: int
    options: Choices
    moves: Sequence[ShownMove]
    running: bool = False
    """While a game is running, the moves of others are hidden."""
    fork: Fork | None = None

    def play(self, position: Position, number: int, events: list[Event]) -> None:
        """Play the move with that number, from 1."""
        moved = self.moves[number - 1]
        position.play(moved.seat, moved.move, events)
        if self.fork is not None:
            self.fork.enter(position, number)


def game_of_table(hosted: HostedTable, user: str | None, seat: int | None) -> ReplayedGame:
    """Return the game of a table so far, for a user who looks back from a seat."""
    running = hosted.status != "finished"
    if running and seat not in hosted.seats_of(user):
        raise forbidden("while a game goes on, only its players look back, each for a seat")
    setup = hosted.setup
    table = hosted.player() if hosted.started_at is not None else None
    entries = table.entries if table is not None else []
    moves = [ShownMove(e.seat, e.move, e.comments) for e in entries]
    fork = table.fork if table is not None else None
    return ReplayedGame(hosted.game, setup.players, setup.options, moves, running, fork)


def finished_game(hosted: HostedTable) -> ReplayedGame:
    """Return the game of a finished table, for anyone."""
    if hosted.status != "finished":
        raise wrong_state("the scores of a game are shown when it is over")
    return game_of_table(hosted, None, None)


def game_of_record(game: Game, record: Record) -> ReplayedGame:
    """Return the game of a record; refuse a faulty one with line and column."""
    try:
        game = edition_of(game, record)
        moves = [ShownMove(s.seat, s.move, s.line.comments) for s in replay(game, record)]
    except RecordError as error:
        raise invalid(f"record: {error}") from None
    return ReplayedGame(game, record.players, record.options, moves, fork=record.fork)


def record_of(hosted: HostedTable, *, with_seed: bool) -> tuple[Game, Record]:
    """Return the record of a finished table."""
    if hosted.status != "finished":
        raise wrong_state("a table has its record when the game is over")
    return hosted.game, hosted.player().record(with_seed=with_seed)


def step(played: ReplayedGame, number: int, seat: int | None) -> ReplayStep:
    """Return the position after a number of moves."""
    if not 0 <= number <= len(played.moves):
        raise invalid(f"move: expected 0 to {len(played.moves)}, not {number}")
    if seat is not None and not 0 <= seat < played.players:
        raise invalid(f"seat: there is no seat {seat}")
    game = played.game
    position = game.new(played.players, played.options)
    events: list[Event] = []
    for each in range(1, number + 1):
        events = []
        played.play(position, each, events)
    last = played.moves[number - 1] if number else None
    shown = last is not None and not (played.running and last.seat != seat)
    return ReplayStep(
        game=game.name,
        move=number,
        length=len(played.moves),
        seat=seat,
        view=raw(game.view(position, seat)),
        scores=position.scores(),
        places=position.places() if position.turn() == OVER else None,
        open_seats=members(position.open_seats()),
        by=last.seat if last is not None else None,
        last=move_ref(game, last.move) if last is not None and shown else None,
        events=[wire_event(event).body for event in events if event.seen_by(seat)],
        comments=list(last.comments) if last is not None and last.seat != NATURE else [],
    )


def point_history(played: ReplayedGame) -> PointHistory:
    """Return every change of the scores, and the sources of points."""
    position = played.game.new(played.players, played.options)
    moves, scores = [0], [position.scores()]
    sources: dict[str, list[int]] = {}
    for number in range(1, len(played.moves) + 1):
        events: list[Event] = []
        played.play(position, number, events)
        for event in events:
            _credit(sources, event, played.players)
        if (now := position.scores()) != scores[-1]:
            moves.append(number)
            scores.append(now)
    by_source = [PointSource(kind, points) for kind, points in sources.items()]
    return PointHistory(len(played.moves), moves, scores, by_source)


def _credit(sources: dict[str, list[int]], event: Event, players: int) -> None:
    """Add the points that an event gives to a seat."""
    seat, points = getattr(event, "seat", None), getattr(event, "points", None)
    if isinstance(seat, int) and isinstance(points, int):
        sources.setdefault(event.kind(), [0] * players)[seat] += points


def draws(game: Game, record: Record) -> Draws:
    """Return the possible results of every draw, with their weights."""
    listed: list[Draw] = []
    try:
        game = edition_of(game, record)
        for number, step in enumerate(replay(game, record), 1):
            if step.seat == NATURE:
                notations = [game.moves.notation(move) for move, _ in step.chances]
                listed.append(Draw(number, notations, [weight for _, weight in step.chances]))
    except RecordError as error:
        raise invalid(f"record: {error}") from None
    return Draws(listed)


def verdict(game: Game, record: Record) -> Verdict:
    """Verify that every draw follows from the seed behind the commitment."""
    try:
        draws = verify(game, record)
    except OsadaError as error:
        return Verdict(False, 0, record.seed, record.commitment, str(error))
    taken = record.fork.moves if record.fork is not None else 0
    return Verdict(True, draws, record.seed, record.commitment, "", taken)

"""What would become of moves, worked out on a copy: nothing is kept, nothing hidden is told."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.bits import members
from osada.core.events import EVERYONE, Event
from osada.service.play import render
from osada.service.play.desk import Desk, told
from osada.service.problems import Problem, forbidden, wrong_state
from osada.service.wire.play import Preview


def preview(desk: Desk, user: str, seat: int, token: str, moves: Sequence[int]) -> Preview:
    """The position after some moves of a seat, as far as they lead without any draw."""
    if seat not in desk.seats_of(user):
        raise forbidden(f"seat {seat} is not yours")
    if desk.status != "running":
        raise wrong_state(f"the table is {desk.status}")
    table = desk.player()
    if token != table.token(seat):
        raise Problem("stale", "something has happened since")
    return _foresee(desk, seat, moves)


def _foresee(desk: Desk, seat: int, moves: Sequence[int]) -> Preview:
    """It ends before a move that would tell the seat something, and where others are to act."""
    game, position = desk.game, desk.player().position
    events: list[Event] = []
    played = 0
    for move in moves:
        if not position.open_seats() >> seat & 1:
            break
        rule = game.why_not(position, seat, move)
        if rule is not None:
            notation = game.moves.notation(move)
            message = f"{notation}: not allowed ({rule})"
            raise Problem("not-allowed", message, rule=rule, notation=notation)
        after = position.clone()
        happened: list[Event] = []
        after.play(seat, move, happened)
        if any(event.audience != EVERYONE for event in happened):
            break
        position, played = after, played + 1
        events += happened
    open_seats = position.open_seats()
    legal = position.legal(seat) if open_seats >> seat & 1 else []
    return Preview(
        view=render.raw(game.view(position, seat)),
        legal=[render.move_ref(game, move) for move in legal],
        scores=position.scores(),
        open_seats=members(open_seats),
        events=[told(event).body for event in events],
        played=played,
    )

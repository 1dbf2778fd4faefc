"""Checks of secrets: positions that look alike to a seat give it identical bytes."""

from __future__ import annotations

import msgspec

from osada.core.bits import members
from osada.core.conformance.walk import Fault, seats_and_spectator
from osada.core.events import EVERYONE, Event
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.core.table import Entry, Table


def what_a_seat_gets(table: Table, position: Position, seat: int | None) -> bytes:
    """All that reaches a seat: its view, its moves, the scores."""
    moves = [] if seat is None else position.legal(seat)
    view = msgspec.json.encode(table.game.view(position, seat))
    open_seats = members(position.open_seats())
    return view + msgspec.json.encode([moves, open_seats, position.scores()])


def check_redeal(table: Table, rng: Rng) -> bool:
    """Deal anew what a seat cannot know: it must see no difference. Whether anything changed."""
    changed = False
    for seat in seats_and_spectator(table):
        other = table.position.clone()
        other.reshuffle(-1 if seat is None else seat, rng)
        for reason in table.game.broken(other):
            raise Fault("no leak", table, f"reshuffle for seat {seat} broke the position: {reason}")
        if key(table.game, other) != key(table.game, table.position):
            _compare(table, table.position, other, seat)
            changed = True
            if seat is not None and table.position.legal(seat):
                _check_news(table, other, seat, rng)
    return changed


def _check_news(table: Table, other: Position, seat: int, rng: Rng) -> None:
    """A move that tells its player something hidden has an event for that player alone.

    By that event the table knows that the move cannot be taken back.
    """
    legal = table.position.legal(seat)
    move = legal[rng.below(len(legal))]
    told: list[Event] = []
    elsewhere: list[Event] = []
    after = table.position.clone()
    after.play(seat, move, told)
    other.play(seat, move, elsewhere)
    differs = _seen(told, seat) != _seen(elsewhere, seat)
    if after.window() != table.position.window():
        return  # a window that has closed bars undo by itself
    if differs and all(event.audience == EVERYONE for event in told):
        name = table.game.moves.notation(move)
        raise Fault("undo", table, f"seat {seat} learns something by {name} and could take it back")


def _compare(table: Table, one: Position, other: Position, seat: int | None) -> None:
    if what_a_seat_gets(table, one, seat) != what_a_seat_gets(table, other, seat):
        raise Fault("no leak", table, f"seat {seat} can tell two positions apart that look alike")


def check_twin(table: Table, seat: int | None, rng: Rng) -> bool:
    """Play the game again with other hidden draws: the seat must never see a difference.

    This does not trust `reshuffle`: wherever nature could have drawn something else without the
    seat being told, it does. Whether the twin came to differ at all.
    """
    game = table.game
    one = game.new(table.players, table.options)
    twin = one.clone()
    differs = False
    for entry in table.entries:
        alike = _moves_alike(twin, entry, seat)
        if not alike:
            break  # only the original's hidden draws allow this
        move = alike[rng.below(len(alike))]
        differs |= move != entry.move
        told: list[Event] = []
        one.play(entry.seat, entry.move)
        twin.play(entry.seat, move, told)
        if _seen(told, seat) != _seen(entry.events, seat):
            break  # what was hidden has come to light
        if differs:
            _compare(table, one, twin, seat)
    return key(game, one) != key(game, twin)


def _moves_alike(twin: Position, entry: Entry, seat: int | None) -> list[int]:
    """The same move, or any of nature's that tells the seat exactly as much."""
    if entry.seat != NATURE:
        return [entry.move] if entry.move in twin.legal(entry.seat) else []
    alike = []
    for move, _ in twin.chances():
        told: list[Event] = []
        twin.clone().play(NATURE, move, told)
        if _seen(told, seat) == _seen(entry.events, seat):
            alike.append(move)
    return alike


def _seen(events: list[Event] | tuple[Event, ...], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]

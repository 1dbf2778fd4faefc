"""Checks of secrets: a seat gets what the events have told it, and nothing else."""

from __future__ import annotations

from osada.conformance import redeal
from osada.conformance.random_game import Fault, pick, seats_and_spectator
from osada.conformance.seat_view import seat_answers, seat_view
from osada.conformance.twins import check_twin as check_twin
from osada.conformance.twins import seen
from osada.core.events import EVERYONE, Event
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.table import Table


def check_events(table: Table) -> None:
    """Check that all events are declared, and addressed to existing seats."""
    for entry in table.entries:
        for event in entry.events:
            if type(event) not in table.game.events:
                raise Fault("events", table, f"{event.kind()} is not among the game's events")
            if event.audience != EVERYONE and event.audience >> table.players:
                raise Fault("events", table, f"{event.kind()} is for seats that are not there")


def check_redeal(table: Table, rng: Rng) -> bool:
    """Deal anew what a seat cannot know: it must see no difference. Whether anything changed."""
    changed = False
    for seat in seats_and_spectator(table):
        other = redeal.redealt(table.position, seat, rng)
        for reason in table.game.broken(other):
            raise Fault("no leak", table, f"a redeal for seat {seat} broke the position: {reason}")
        if redeal.differing(table.game, table.position, other):
            changed = True
            _check_alike(table, other, seat, rng)
            if seat is not None and table.position.legal(seat):
                _check_news(table, other, seat, rng)
    return changed


def _check_alike(table: Table, other: Position, seat: int | None, rng: Rng) -> None:
    asks = rng.below(8) == 0
    for get in (seat_view, seat_answers)[: 1 + asks]:
        if get(table.game, table.position, seat) != get(table.game, other, seat):
            raise Fault("no leak", table, f"a redeal changes what seat {seat} can see")


def _check_news(table: Table, other: Position, seat: int, rng: Rng) -> None:
    """A move that tells its player something hidden has an event for that player alone.

    By that event the table knows that the move cannot be taken back.
    """
    move = pick(table.position.legal(seat), rng)
    told: list[Event] = []
    elsewhere: list[Event] = []
    after = table.position.clone()
    after.play(seat, move, told)
    other.play(seat, move, elsewhere)
    differs = seen(told, seat) != seen(elsewhere, seat)
    if after.window() != table.position.window():
        return  # a window that has closed bars undo by itself
    if differs and all(event.audience == EVERYONE for event in told):
        name = table.game.moves.notation(move)
        raise Fault("undo", table, f"seat {seat} learns something by {name} and could take it back")

"""The Commander: settlers placed or moved (S13)."""

from typing import Final

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.rules.crowds import (
    add_settler,
    free_of_foreign_priests,
    remove_settler,
)
from osada.games.sardinia.rules.events import SettlerMoved, SettlerPlaced
from osada.games.sardinia.rules.movement import steps_from
from osada.games.sardinia.rules.moves import DONE, MOVE_SETTLER, PLACE_SETTLER
from osada.games.sardinia.rules.state import NOTHING, PLACES, RESERVE, State

STEPS: Final = 4
SETTLERS: Final = 5


def marches_into(state: State, buffer: vec[i64]) -> i64:
    """Put one settler from the reserve into a province, or make up to four moves (S13)."""
    seat = state.actor
    open_provinces = free_of_foreign_priests(state, seat)
    if state.transit != NOTHING:
        return _steps_into(state, state.transit, open_provinces, buffer, 0)
    n: i64 = 0
    if state.points == STEPS and state.settlers[seat * PLACES + RESERVE] > 0:
        room = open_provinces & ~state.crowded
        n = members_into(room, PLACE_SETTLER, buffer, n)
    buffer[n] = DONE
    n += 1
    sources = state.settled[seat]
    while sources:
        n = _steps_into(state, lowest(sources), open_provinces, buffer, n)
        sources &= sources - 1
    return n


def _steps_into(state: State, source: i64, passable: i64, buffer: vec[i64], n: i64) -> i64:
    targets = steps_from(state, source, passable)
    while targets:
        buffer[n] = MOVE_SETTLER + state.tables.border[source * 16 + lowest(targets)]
        targets &= targets - 1
        n += 1
    return n


def place_settler(state: State, province: i64, events: list[Event] | None) -> None:
    """Put a settler from the reserve into a province (S13)."""
    seat = state.actor
    state.settlers[seat * PLACES + RESERVE] -= 1
    add_settler(state, seat, province)
    if events is not None:
        events.append(SettlerPlaced(seat, province))


def move_settler(state: State, border: i64, events: list[Event] | None) -> bool:
    """Take a settler over one border; whether the moves are used up (S13).

    A settler that passes through a full province stands nowhere until it goes on (S7).
    """
    seat = state.actor
    source = state.tables.border_from[border]
    target = state.tables.border_to[border]
    if state.transit == NOTHING:
        remove_settler(state, seat, source)
    if state.crowded & BIT[target]:
        state.transit = target
    else:
        state.transit = NOTHING
        add_settler(state, seat, target)
    state.points -= 1
    if events is not None:
        events.append(SettlerMoved(seat, source, target))
    return state.points == 0

"""Cells of a village board: which are blocked, and what happens on one (F17, F21, F22)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64
from osada.games.saltfjord.content.grid import CELLS
from osada.games.saltfjord.rules.frames import DETAILS, KIND, push
from osada.games.saltfjord.rules.goods import gain
from osada.games.saltfjord.rules.packed import line_last
from osada.games.saltfjord.rules.state import ACT, ACTIVATE, CARTS_EACH, NOTHING, WAITING, State


def blocked(state: State, seat: i64) -> i64:
    """Cells with a die, a worker or a cart (F17, F48, F49).

    A die that is still activating counts as lying on its last building (F18).
    """
    cells = state.white[seat] | state.orange[seat] | state.working[seat]
    if state.carts:
        cells |= cart_cells(state, seat)
    if state.stack[0] & KIND == ACTIVATE and seat == state.actor:
        last = line_last(state.stack[0] >> DETAILS)
        if last != NOTHING:
            cells |= BIT[last]
    return cells


def cart_cells(state: State, seat: i64) -> i64:
    """The cells with a seat's carts."""
    cells: i64 = 0
    for i in range(CARTS_EACH):
        cell = state.cart[seat * CARTS_EACH + i]
        if 0 <= cell < WAITING:
            cells |= BIT[cell]
    return cells


def use(state: State, cell: i64, events: list[Event] | None) -> None:
    """Produce what a building shows, or choose one of its actions (F21, F22)."""
    square = state.square[state.actor * CELLS + cell]
    actions = state.tables.square_actions[square]
    if actions:
        push(state, ACT, actions)
    else:
        gain(state, state.actor, state.tables.square_gain[square], events)

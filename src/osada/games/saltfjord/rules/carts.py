"""The cart variant: carts that move sideways and activate (F47 to F52)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import CELLS, COLUMNS, DIRECTIONS, LINE_MASK, STEP
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.cells import blocked, use
from osada.games.saltfjord.rules.events import CartGained, CartMoved, CartPlaced, CartStayed
from osada.games.saltfjord.rules.frames import pop, push, replace, top
from osada.games.saltfjord.rules.free import offer_free
from osada.games.saltfjord.rules.moves import MOVE_CART
from osada.games.saltfjord.rules.shares import own_pieces
from osada.games.saltfjord.rules.state import (
    CART_PROMENADES,
    CARTS,
    CARTS_EACH,
    NOTHING,
    WAITING,
    State,
)


def call_carts(state: State, line: i64) -> None:
    """A die activates a line: its carts come first (F48)."""
    pending = _carts_in(state, LINE_MASK[line])
    if pending:
        push(state, CARTS, pending + (packed.BY_ROW if line >= COLUMNS else 0))


def call_all_carts(state: State) -> None:
    """The technology that lets each cart move at once (F51)."""
    pending = _carts_in(state, -1)
    if pending:
        push(state, CARTS, pending + packed.BY_TECHNOLOGY)


def _carts_in(state: State, cells: i64) -> i64:
    pending: i64 = 0
    for i in range(CARTS_EACH):
        cell = state.cart[state.actor * CARTS_EACH + i]
        if 0 <= cell < WAITING and cells & BIT[cell]:
            pending |= BIT[i]
    return pending


def moves_into(state: State, buffer: vec[i64]) -> i64:
    """Each cart still to come: stay, or go one cell; sideways if a die calls it (F48, F51)."""
    seat = state.actor
    details = top(state)
    closed = blocked(state, seat)
    n: i64 = 0
    for i in range(CARTS_EACH):
        if details & BIT[i]:
            for direction in range(DIRECTIONS):
                if _open(details, state.cart[seat * CARTS_EACH + i], direction, closed):
                    buffer[n] = MOVE_CART + i * DIRECTIONS + direction
                    n += 1
    return offer_free(state, buffer, n)


def _open(details: i64, cell: i64, direction: i64, closed: i64) -> bool:
    if direction == 0:
        return True
    upright = direction <= 2
    if not details & packed.BY_TECHNOLOGY and upright != (details & packed.BY_ROW != 0):
        return False
    target = STEP[cell * DIRECTIONS + direction]
    return target >= 0 and not closed & BIT[target]


def move_cart(state: State, cart: i64, direction: i64, events: list[Event] | None) -> None:
    """A cart goes or stays, and activates what it stands on (F48, F51)."""
    seat = state.actor
    details = top(state)
    if details & packed.CALLED & ~BIT[cart]:
        replace(state, CARTS, details & ~BIT[cart])
    else:
        pop(state)
    cell = STEP[state.cart[seat * CARTS_EACH + cart] * DIRECTIONS + direction]
    own_pieces(state)
    state.cart[seat * CARTS_EACH + cart] = cell
    if events is not None:
        if direction:
            events.append(CartMoved(seat, cart, cell))
        else:
            events.append(CartStayed(seat, cart))
    place_waiting(state, seat, events)
    by_technology = details & packed.BY_TECHNOLOGY != 0
    if direction or not by_technology:
        _activate(state, cell, events, promenades=by_technology)


def _activate(state: State, cell: i64, events: list[Event] | None, *, promenades: bool) -> None:
    """Give the reward of a cart's cell: a building's effect, or a promenade's reward (F48, F51)."""
    seat = state.actor
    if state.square[seat * CELLS + cell] == NOTHING:
        return
    if state.built[seat] & BIT[cell] or promenades or state.powers[seat] & CART_PROMENADES:
        use(state, cell, events)


def gain_cart(state: State, events: list[Event] | None) -> None:
    """The second cart, for the top-left cell; nothing is activated (F51)."""
    seat = state.actor
    for i in range(CARTS_EACH):
        if state.cart[seat * CARTS_EACH + i] == NOTHING:
            own_pieces(state)
            state.cart[seat * CARTS_EACH + i] = WAITING
            if events is not None:
                events.append(CartGained(seat))
            break
    place_waiting(state, seat, events)


def place_waiting(state: State, seat: i64, events: list[Event] | None) -> None:
    """A cart beside the board comes to the top-left cell as soon as that is free (F51)."""
    for i in range(CARTS_EACH):
        if state.cart[seat * CARTS_EACH + i] == WAITING and not blocked(state, seat) & 1:
            own_pieces(state)
            state.cart[seat * CARTS_EACH + i] = 0
            if events is not None:
                events.append(CartPlaced(seat, i))

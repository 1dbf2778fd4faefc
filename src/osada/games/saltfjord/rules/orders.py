"""Orders and piers: crates filled, crates turned up, what a pier gives (F23, F35, F41)."""

from typing import Final

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import CRATE_STACKS, DEAL_COUNT
from osada.games.saltfjord.rules.dealt import CrateTurnedUp
from osada.games.saltfjord.rules.events import CrateRemoved, DealTaken, OrderFilled
from osada.games.saltfjord.rules.frames import pop, push
from osada.games.saltfjord.rules.goods import can_pay, gain, pay, reward
from osada.games.saltfjord.rules.moves import AT_PIER, FILL_ORDER, TAKE_DEAL
from osada.games.saltfjord.rules.shares import own_crates, own_progress
from osada.games.saltfjord.rules.state import (
    ACT,
    ANY_PIER,
    NOTHING,
    PIER,
    PIER_AT_ONCE,
    PIERS,
    TURN_CRATE,
    State,
)

FILLED: Final = 0


def orders_into(state: State, buffer: vec[i64], n: i64) -> i64:
    """Face-up crates that can be paid for (F23)."""
    for stack in range(CRATE_STACKS):
        crate = state.crate_top[stack]
        if crate != NOTHING and can_pay(state, state.actor, state.tables.crate_cost[crate]):
            buffer[n] = FILL_ORDER + stack
            n += 1
    return n


def fill(state: State, stack: i64, events: list[Event] | None) -> None:
    """Pay for a crate; it goes to its pier, or with the technology to any (F23, F41)."""
    pay(state, state.actor, state.tables.crate_cost[state.crate_top[stack]], events)
    push(state, PIER, stack)
    if not state.powers[state.actor] & ANY_PIER:
        put_at_pier(state, stack, events)


def piers_into(buffer: vec[i64]) -> i64:
    """Any pier (F41)."""
    for pier in range(PIERS):
        buffer[pier] = AT_PIER + pier
    return PIERS


def put_at_pier(state: State, pier: i64, events: list[Event] | None) -> None:
    """The crate is at its pier; the next one of its stack is turned up (F23, F41)."""
    seat = state.actor
    stack = pop(state)
    crate = state.crate_top[stack]
    own_progress(state)
    state.crates[seat * PIERS + pier] |= BIT[crate]
    if events is not None:
        events.append(OrderFilled(seat, crate, pier))
    reward(state, seat, FILLED, events)
    if state.powers[seat] & PIER_AT_ONCE:
        use_pier(state, pier, events)
    lift_crate(state, stack)


def lift_crate(state: State, stack: i64) -> None:
    """The top crate is gone; the next one is turned up."""
    own_crates(state)
    state.crate_top[stack] = NOTHING
    if state.crate_left[stack] > 0:
        push(state, TURN_CRATE, stack)


def remove_crate(state: State, stack: i64, events: list[Event] | None) -> None:
    """In a game for one each stack loses its top crate after a round (F56)."""
    crate = state.crate_top[stack]
    if crate == NOTHING:
        return
    state.crates_gone |= BIT[crate]
    if events is not None:
        events.append(CrateRemoved(crate))
    lift_crate(state, stack)


def turn_up_crate(state: State, crate: i64, events: list[Event] | None) -> None:
    """The next crate of a stack lies face up (F23)."""
    stack = pop(state)
    state.crate_pool &= ~BIT[crate]
    own_crates(state)
    state.crate_left[stack] -= 1
    state.crate_top[stack] = crate
    if events is not None:
        events.append(CrateTurnedUp(stack, crate))


def use_pier(state: State, pier: i64, events: list[Event] | None) -> None:
    """The reward of one crate at a pier (F35)."""
    gain(state, state.actor, state.tables.pier_gain[pier], events)
    actions = state.tables.pier_actions[pier]
    if actions:
        push(state, ACT, actions)


def deals_into(state: State, buffer: vec[i64], n: i64) -> i64:
    """Pay 1 grain for 3 points or 1 food for 5 points (F35)."""
    for deal in range(DEAL_COUNT):
        if can_pay(state, state.actor, state.tables.deal_pay[deal]):
            buffer[n] = TAKE_DEAL + deal
            n += 1
    return n


def take_deal(state: State, deal: i64, events: list[Event] | None) -> None:
    """A deal of the pier (F35)."""
    if events is not None:
        events.append(DealTaken(state.actor, deal))
    pay(state, state.actor, state.tables.deal_pay[deal], events)
    gain(state, state.actor, state.tables.deal_gain[deal], events)

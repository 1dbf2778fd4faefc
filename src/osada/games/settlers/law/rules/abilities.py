"""Abilities that a move uses (W15, W34, W35)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import (
    ACTION_FOR_RESOURCE,
    ACTIONS,
    BUILDING,
    CHOICES,
    COUNT,
    EACH,
    EXCHANGE,
    FREE,
    GAIN,
    GAIN_CHOICE,
    GET,
    GET_ANY,
    GIVE_ALL,
    GIVE_ANY,
    GIVE_COST,
    GIVE_GOLD,
    INDEX,
    PRIME,
    RESOURCE,
    SET_DIE,
    SPEND_FOR_POINTS,
    TIMES,
    USABLE,
    USE_KIND,
    VP,
    WITH_GOLD,
    N,
)
from osada.games.settlers.law.events import AbilityUsed, ActionsGained, BuildingPaid
from osada.games.settlers.law.moves import GIVE, USE
from osada.games.settlers.law.rules import dice
from osada.games.settlers.law.rules.paying import affordable, can_pay, gain, in_pool, pay, take_out
from osada.games.settlers.law.rules.taking import ask_to_take, end_choice
from osada.games.settlers.law.rules.values import value
from osada.games.settlers.law.scoring import counted
from osada.games.settlers.law.state import (
    FRAME,
    GIVING,
    GOLD,
    GROWING,
    LEFT,
    POOL,
    SOURCES,
    SUBJECT,
    WORKERS,
    State,
)


def uses_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """The buildings that can be used now."""
    slots = USABLE[state.sheet] & state.ready[seat]
    while slots:
        slot = INDEX[(slots & -slots) % PRIME]
        slots &= slots - 1
        if _can_use(state, seat, slot):
            buffer[n] = USE + slot
            n += 1
    return n


def _can_use(state: State, seat: i64, slot: i64) -> bool:
    """Once a round, or as often as the building says (W15), if there is something to do."""
    building = BUILDING[state.sheet * SLOTS + slot]
    kind = USE_KIND[building]
    used = state.used[seat * SLOTS + slot]
    if kind <= SET_DIE:
        return dice.pickable(state, seat, slot) != 0
    if kind == GAIN:
        return used == 0 and _gains_something(state, seat, slot, building)
    if kind == GAIN_CHOICE:
        return used == 0
    if used >= value(state, seat, slot, TIMES):
        return False
    if kind == ACTION_FOR_RESOURCE:
        return state.pool[seat * POOL + WORKERS] > 0
    return _can_give(state, seat, building)


def _gains_something(state: State, seat: i64, slot: i64, building: i64) -> bool:
    at = building * WITH_GOLD
    also = GET[at] + GET[at + 1] + GET[at + 2] + GET[at + GOLD]
    return also + _amount(state, seat, slot, building) > 0


def _amount(state: State, seat: i64, slot: i64, building: i64) -> i64:
    """What a building gains: its number, and so many for each thing counted."""
    amount = value(state, seat, slot, N)
    if COUNT[building] >= 0:
        each = value(state, seat, slot, EACH)
        amount += each * counted(state, seat, slot, COUNT[building])
    return amount


def _can_give(state: State, seat: i64, building: i64) -> bool:
    """Gold is accepted as any kind (W34)."""
    if in_pool(state, seat) < GIVE_ALL[building]:
        return False
    if GIVE_GOLD[building]:
        return can_pay(state, seat, GIVE_COST[building], GIVE_GOLD[building])
    cost = GIVE_COST[building]
    return cost == FREE or affordable(state, seat) & BIT[cost] != 0


def use(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Begin to use a building."""
    building = BUILDING[state.sheet * SLOTS + slot]
    kind = USE_KIND[building]
    if kind <= SET_DIE:
        dice.ask_for_die(state, seat, slot)
        return
    state.step[seat] = GROWING
    state.used[seat * SLOTS + slot] += 1
    if events is not None:
        events.append(AbilityUsed(seat, building))
    if kind == GAIN:
        gain_from(state, seat, slot, events)
    elif kind <= ACTION_FOR_RESOURCE:
        if kind == ACTION_FOR_RESOURCE:
            state.pool[seat * POOL + WORKERS] -= 1
        amount = value(state, seat, slot, N)
        ask_to_take(state, seat, 1, amount, CHOICES[building], events)
    else:
        _begin_giving(state, seat, slot, building, events)


def gain_from(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Gain what a building gives without a choice."""
    building = BUILDING[state.sheet * SLOTS + slot]
    gain(state, seat, RESOURCE[building], _amount(state, seat, slot, building), events)
    for resource in range(WITH_GOLD):
        gain(state, seat, resource, GET[building * WITH_GOLD + resource], events)


def gain_actions(state: State, seat: i64, amount: i64, events: list[Event] | None) -> None:
    """Have more actions in this round."""
    state.pool[seat * POOL + WORKERS] += amount
    if events is not None:
        events.append(ActionsGained(seat, amount))


# Giving


def _begin_giving(
    state: State, seat: i64, slot: i64, building: i64, events: list[Event] | None
) -> None:
    pay(state, seat, GIVE_COST[building], events)
    if GIVE_GOLD[building]:
        take_out(state, seat, GOLD, GIVE_GOLD[building], events)
    state.frame[seat * FRAME + SUBJECT] = slot
    state.frame[seat * FRAME + LEFT] = GIVE_ANY[building]
    _go_on_giving(state, seat, events)


def _go_on_giving(state: State, seat: i64, events: list[Event] | None) -> None:
    """Ask what to give while there is a choice, then receive."""
    at = seat * FRAME
    while state.frame[at + LEFT]:
        if _kinds_in_pool(state, seat) > 1:
            state.step[seat] = GIVING
            return
        _give_one(state, seat, _any_in_pool(state, seat), events)
    slot = state.frame[at + SUBJECT]
    end_choice(state, seat)
    _receive(state, seat, slot, events)


def _kinds_in_pool(state: State, seat: i64) -> i64:
    n: i64 = 0
    for resource in range(WITH_GOLD):
        if state.pool[seat * POOL + resource]:
            n += 1
    return n


def _any_in_pool(state: State, seat: i64) -> i64:
    resource: i64 = 0
    while state.pool[seat * POOL + resource] == 0:
        resource += 1
    return resource


def _give_one(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    take_out(state, seat, resource, 1, events)
    state.frame[seat * FRAME + LEFT] -= 1


def gives_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Anything in the pool will do."""
    n: i64 = 0
    for resource in range(WITH_GOLD):
        if state.pool[seat * POOL + resource]:
            buffer[n] = GIVE + resource
            n += 1
    return n


def give(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """Give a resource of one's choice."""
    _give_one(state, seat, resource, events)
    _go_on_giving(state, seat, events)


def _receive(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Get resources, points or actions for what was given."""
    building = BUILDING[state.sheet * SLOTS + slot]
    kind = USE_KIND[building]
    if kind == SPEND_FOR_POINTS:
        note_points(state, seat, slot, value(state, seat, slot, VP), events)
    elif kind == EXCHANGE:
        for resource in range(WITH_GOLD):
            gain(state, seat, resource, GET[building * WITH_GOLD + resource], events)
        if GET_ANY[building]:
            ask_to_take(state, seat, GET_ANY[building], 1, CHOICES[building], events)
    else:
        gain_actions(state, seat, value(state, seat, slot, ACTIONS), events)


def note_points(
    state: State, seat: i64, slot: i64, points: i64, events: list[Event] | None
) -> None:
    """Note points for a building on the empire sheet."""
    state.points[seat * SOURCES + slot] += points
    if events is not None:
        events.append(BuildingPaid(seat, BUILDING[state.sheet * SLOTS + slot], points))

"""Abilities that a move uses (W15, W34, W35)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import (
    ACTION_FOR_RESOURCE,
    ACTIONS,
    EACH,
    EXCHANGE,
    FREE,
    GAIN,
    GAIN_CHOICE,
    INDEX,
    PRIME,
    SET_DIE,
    SPEND_FOR_POINTS,
    TIMES,
    VP,
    WITH_GOLD,
    N,
    Village,
)
from osada.games.settlers.rules import dice
from osada.games.settlers.rules.events import AbilityUsed, ActionsGained, BuildingPaid
from osada.games.settlers.rules.moves import GIVE, USE
from osada.games.settlers.rules.paying import affordable, can_pay, gain, in_pool, pay, take_out
from osada.games.settlers.rules.scoring import counted
from osada.games.settlers.rules.state import (
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
from osada.games.settlers.rules.taking import ask_to_take, end_choice
from osada.games.settlers.rules.values import value


def uses_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """The buildings that can be used now."""
    slots = state.tables.villages[state.sheet].usable & state.ready[seat]
    while slots:
        slot = INDEX[(slots & -slots) % PRIME]
        slots &= slots - 1
        if _can_use(state, seat, slot):
            buffer[n] = USE + slot
            n += 1
    return n


def _can_use(state: State, seat: i64, slot: i64) -> bool:
    """Once a round, or as often as the building says (W15), if there is something to do."""
    village = state.tables.villages[state.sheet]
    kind = village.use_kind[slot]
    used = state.used[seat * SLOTS + slot]
    if kind <= SET_DIE:
        return dice.pickable(state, seat, slot) != 0
    if kind == GAIN:
        return used == 0 and _gains_something(state, seat, slot)
    if kind == GAIN_CHOICE:
        return used == 0
    if used >= value(state, seat, slot, TIMES):
        return False
    if kind == ACTION_FOR_RESOURCE:
        return state.pool[seat * POOL + WORKERS] > 0
    return _can_give(state, seat, village, slot)


def _gains_something(state: State, seat: i64, slot: i64) -> bool:
    got = state.tables.villages[state.sheet].get
    at = slot * WITH_GOLD
    also = got[at] + got[at + 1] + got[at + 2] + got[at + GOLD]
    return also + _amount(state, seat, slot) > 0


def _amount(state: State, seat: i64, slot: i64) -> i64:
    """Return the gain of a building: its number, and so many for each thing counted."""
    amount = value(state, seat, slot, N)
    what = state.tables.villages[state.sheet].count[slot]
    if what >= 0:
        each = value(state, seat, slot, EACH)
        amount += each * counted(state, seat, slot, what)
    return amount


def _can_give(state: State, seat: i64, village: Village, slot: i64) -> bool:
    """Gold is accepted as any kind (W34)."""
    if in_pool(state, seat) < village.give_all[slot]:
        return False
    cost = village.give_cost[slot]
    if village.give_gold[slot]:
        return can_pay(state, seat, cost, village.give_gold[slot])
    return cost == FREE or affordable(state, seat) & BIT[cost] != 0


def use(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Begin to use a building."""
    village = state.tables.villages[state.sheet]
    kind = village.use_kind[slot]
    if kind <= SET_DIE:
        dice.ask_for_die(state, seat, slot)
        return
    state.step[seat] = GROWING
    state.used[seat * SLOTS + slot] += 1
    if events is not None:
        events.append(AbilityUsed(seat, village.building[slot]))
    if kind == GAIN:
        gain_from(state, seat, slot, events)
    elif kind <= ACTION_FOR_RESOURCE:
        if kind == ACTION_FOR_RESOURCE:
            state.pool[seat * POOL + WORKERS] -= 1
        amount = value(state, seat, slot, N)
        ask_to_take(state, seat, 1, amount, village.choices[slot], events)
    else:
        _begin_giving(state, seat, slot, events)


def gain_from(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Gain what a building gives without a choice."""
    village = state.tables.villages[state.sheet]
    gain(state, seat, village.resource[slot], _amount(state, seat, slot), events)
    for resource in range(WITH_GOLD):
        gain(state, seat, resource, village.get[slot * WITH_GOLD + resource], events)


def gain_actions(state: State, seat: i64, amount: i64, events: list[Event] | None) -> None:
    """Have more actions in this round."""
    state.pool[seat * POOL + WORKERS] += amount
    if events is not None:
        events.append(ActionsGained(seat, amount))


# Giving


def _begin_giving(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    village = state.tables.villages[state.sheet]
    pay(state, seat, village.give_cost[slot], events)
    if village.give_gold[slot]:
        take_out(state, seat, GOLD, village.give_gold[slot], events)
    state.frame[seat * FRAME + SUBJECT] = slot
    state.frame[seat * FRAME + LEFT] = village.give_any[slot]
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
    village = state.tables.villages[state.sheet]
    kind = village.use_kind[slot]
    if kind == SPEND_FOR_POINTS:
        note_points(state, seat, slot, value(state, seat, slot, VP), events)
    elif kind == EXCHANGE:
        for resource in range(WITH_GOLD):
            gain(state, seat, resource, village.get[slot * WITH_GOLD + resource], events)
        if village.get_any[slot]:
            ask_to_take(state, seat, village.get_any[slot], 1, village.choices[slot], events)
    else:
        gain_actions(state, seat, value(state, seat, slot, ACTIONS), events)


def note_points(
    state: State, seat: i64, slot: i64, points: i64, events: list[Event] | None
) -> None:
    """Note points for a building on the empire sheet."""
    state.points[seat * SOURCES + slot] += points
    if events is not None:
        building = state.tables.villages[state.sheet].building[slot]
        events.append(BuildingPaid(seat, building, points))

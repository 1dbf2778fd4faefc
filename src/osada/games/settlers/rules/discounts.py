"""Buildings that make a track cheaper (W15).

A discount is used up only by an area on which it saves something. Those that name a resource apply
by themselves; one that saves a resource of the player's choice asks where it matters.
"""

from osada.core.bits import BIT, lowest
from osada.core.ints import i64
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import (
    BASIC,
    FREE,
    LESS,
    TIMES,
)
from osada.games.settlers.rules.state import NOTHING, State
from osada.games.settlers.rules.values import with_uses_left


def pays_less(state: State, seat: i64, track: i64, cost: i64, costs: i64) -> bool:
    """Tell whether a discount brings an area within reach."""
    cost = reduced(state, seat, track, cost)
    return costs & BIT[cost] != 0 or savings(state, seat, track, cost, costs) != 0


def reduced(state: State, seat: i64, track: i64, cost: i64) -> i64:
    """A cost after the discounts that leave no choice."""
    village = state.tables.villages[state.sheet]
    slots = village.discounts[track] & state.ready[seat]
    while slots:
        kind = village.resource[lowest(slots)]
        if kind >= 0 and with_uses_left(state, seat, slots & -slots, TIMES) != NOTHING:
            less = LESS[cost * BASIC + kind]
            cost = less if less >= 0 else cost
        slots &= slots - 1
    return cost


def saver(state: State, seat: i64, track: i64) -> i64:
    """The building that makes an area of the track cheaper by a resource of one's choice."""
    village = state.tables.villages[state.sheet]
    slots = village.discounts[track]
    while slots:
        slot = lowest(slots)
        if village.resource[slot] < 0:
            return with_uses_left(state, seat, BIT[slot], TIMES)
        slots &= slots - 1
    return NOTHING


def savings(state: State, seat: i64, track: i64, cost: i64, costs: i64) -> i64:
    """The kinds of which one can be saved so that the rest can be paid."""
    kinds: i64 = 0
    if cost != FREE and saver(state, seat, track) != NOTHING:
        for kind in range(BASIC):
            less = LESS[cost * BASIC + kind]
            if less >= 0 and costs & BIT[less]:
                kinds |= BIT[kind]
    return kinds


def use_up(state: State, seat: i64, track: i64, cost: i64) -> None:
    """Count the discounts without a choice that an area of this cost uses."""
    village = state.tables.villages[state.sheet]
    slots = village.discounts[track] & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        kind = village.resource[slot]
        if kind >= 0 and with_uses_left(state, seat, BIT[slot], TIMES) != NOTHING:
            less = LESS[cost * BASIC + kind]
            if less >= 0:
                cost = less
                state.used[seat * SLOTS + slot] += 1

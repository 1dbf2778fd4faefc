"""The numbers of a building, raised by its settlements (W25, W26)."""

from osada.core.bits import lowest
from osada.core.ints import i64
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import EFFECT_NUMBERS
from osada.games.settlers.rules.state import NOTHING, State


def value(state: State, seat: i64, slot: i64, which: i64) -> i64:
    """A number of a building as it counts now: settlements of this round do not yet (W25)."""
    village = state.tables.villages[state.sheet]
    number = village.numbers[slot * EFFECT_NUMBERS + which]
    if village.underlined[slot] == which:
        number += state.level[seat * SLOTS + slot]
    return number


def uses_left(state: State, seat: i64, slot: i64, which: i64) -> i64:
    """Count how often a building can still be used in this round (W15)."""
    return value(state, seat, slot, which) - state.used[seat * SLOTS + slot]


def with_uses_left(state: State, seat: i64, slots: i64, which: i64) -> i64:
    """The first of some slots that has uses left in this round, or NOTHING (W15)."""
    slots &= state.ready[seat]
    while slots:
        slot = lowest(slots)
        if state.used[seat * SLOTS + slot] < value(state, seat, slot, which):
            return slot
        slots &= slots - 1
    return NOTHING

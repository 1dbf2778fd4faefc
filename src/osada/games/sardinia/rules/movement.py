"""Crossing borders, one step a decision, never stranding a piece in a full province (S7)."""

from osada.core.bits import BIT
from osada.core.ints import i64
from osada.games.sardinia.rules.state import NOTHING, State


def steps_from(state: State, source: i64, passable: i64) -> i64:
    """Return the provinces to which a piece in `source` may step, with `state.points` points left.

    A full province may be entered only to pass through it: enough points must be left to reach a
    province with room (S7).
    """
    targets = state.tables.neighbours[source] & passable
    full = state.crowded
    if state.transit == NOTHING:
        full &= ~BIT[source]  # the piece makes room there by leaving
    if targets & full == 0:
        return targets
    can_rest = passable & ~full
    for _step in range(1, state.points):
        can_rest |= state.tables.near(can_rest) & passable
    return targets & can_rest

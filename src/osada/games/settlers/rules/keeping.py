"""Carrying resources over to the next round, where a building allows it (W8)."""

from typing import Final

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.tables import BASIC, WITH_GOLD, N
from osada.games.settlers.rules.events import Kept
from osada.games.settlers.rules.moves import KEEP
from osada.games.settlers.rules.paying import in_pool
from osada.games.settlers.rules.state import FRAME, KEEPING, LEFT, POOL, ROUNDS, UNITS, State
from osada.games.settlers.rules.values import value

ASIDE: Final = 8
"""Bits of a digit of what was set aside."""
MOST_ASIDE: Final = 255


def begin(state: State, seat: i64, events: list[Event] | None) -> bool:
    """See what stays; whether the seat must choose. What can stay does: it never hurts."""
    for kind in range(BASIC):
        state.pledge[seat * BASIC + kind] = 0  # W6: what gold was to stand for ends with the round
    room: i64 = 0
    slots = state.tables.villages[state.sheet].keepers & state.ready[seat]
    if slots == 0 or state.round == ROUNDS:
        for place in range(seat * POOL, seat * POOL + POOL):
            state.pool[place] = 0  # W8: what is left is lost, workers too
        return False
    while slots:
        room += value(state, seat, lowest(slots), N)
        slots &= slots - 1
    state.frame[seat * FRAME + LEFT] = room
    return _must_choose(state, seat, events)


def _must_choose(state: State, seat: i64, events: list[Event] | None) -> bool:
    room = state.frame[seat * FRAME + LEFT]
    if room and in_pool(state, seat) > room and _kinds(state, seat) > 1:
        state.step[seat] = KEEPING
        return True
    for resource in range(WITH_GOLD):
        amount = state.pool[seat * POOL + resource]
        _keep(state, seat, resource, min(amount, room), events)
        room = state.frame[seat * FRAME + LEFT]
    _empty_pool(state, seat)
    return False


def _kinds(state: State, seat: i64) -> i64:
    n: i64 = 0
    for resource in range(WITH_GOLD):
        if state.pool[seat * POOL + resource]:
            n += 1
    return n


def _keep(state: State, seat: i64, resource: i64, amount: i64, events: list[Event] | None) -> None:
    """Set some aside, counted in a digit of UNITS for each resource."""
    if amount:
        state.pool[seat * POOL + resource] -= amount
        state.frame[seat * FRAME + LEFT] -= amount
        state.frame[seat * FRAME + UNITS] += amount * BIT[ASIDE * resource]
        if events is not None:
            events.append(Kept(seat, amount, resource))


def _empty_pool(state: State, seat: i64) -> None:
    """Lose the resources left over; those set aside are the next round's."""
    at = seat * POOL
    aside = state.frame[seat * FRAME + UNITS]
    for place in range(at, at + POOL):
        state.pool[place] = aside & MOST_ASIDE
        aside >>= ASIDE
    state.frame[seat * FRAME + LEFT] = 0
    state.frame[seat * FRAME + UNITS] = 0


def keeps_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Any resource in the pool can stay."""
    n: i64 = 0
    for resource in range(WITH_GOLD):
        if state.pool[seat * POOL + resource]:
            buffer[n] = KEEP + resource
            n += 1
    return n


def keep(state: State, seat: i64, resource: i64, events: list[Event] | None) -> bool:
    """Let a resource stay; whether the seat must go on choosing."""
    _keep(state, seat, resource, 1, events)
    return _must_choose(state, seat, events)

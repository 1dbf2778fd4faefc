"""Offers to decline a passive ability, where that can matter later in the round (W35).

A discount or a bonus that is declined is left for later. That helps only if later there is more
than it could be used on, of another kind than what it gives now, or if a building pays for what is
spent. How far a round can go is judged by actions, not by resources: those come from anywhere.
"""

from typing import Final

from osada.core.bits import BIT, count, lowest
from osada.core.ints import i64
from osada.games.settlers.content.components import COLUMNS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    AREAS_EACH,
    BASIC,
    COST,
    HARVEST_AREAS,
    MAX,
    MIN,
    SPEND_FOR_ACTION,
    TIMES,
    TRACK_AREAS,
    VP,
    N,
)
from osada.games.settlers.rules.moves import ALLY, CROPS
from osada.games.settlers.rules.scoring import deed
from osada.games.settlers.rules.state import BRIDGES, GOLD, POOL, WORKERS, State
from osada.games.settlers.rules.values import uses_left, value

DECLINED: Final = 16
"""Among what can be chosen: nothing."""
MANY: Final = 99
FIRST_SPENT: Final = 11
"""The first of the stats that count what is spent, by resource."""


def pays_to_spend(state: State, seat: i64, kinds: i64) -> bool:
    """Tell whether a building pays for spending more of some kinds, or gold, in this round."""
    village = state.tables.villages[state.sheet]
    slots = village.counts_spending & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        stat = village.stat[slot]
        if (kinds | BIT[GOLD]) & BIT[stat - FIRST_SPENT]:
            spent = deed(state, seat, stat)
            if village.is_condition[slot]:
                if spent < value(state, seat, slot, MIN):
                    return True
            elif spent * value(state, seat, slot, VP) < value(state, seat, slot, MAX):
                return True
    return False


# Actions to come


def _more_actions(state: State, seat: i64) -> i64:
    """Actions that can still be gained, MANY if any."""
    village = state.tables.villages[state.sheet]
    slots = village.usable & state.ready[seat]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if village.use_kind[slot] == SPEND_FOR_ACTION and uses_left(state, seat, slot, TIMES) > 0:
            return MANY
    return MANY if _can_borrow(state, seat, ALLY) else 0


def _can_borrow(state: State, seat: i64, favour: i64) -> bool:
    """Tell whether a building lends a favour that lies in the middle (W17)."""
    slots = state.tables.villages[state.sheet].second_favours & state.ready[seat]
    lent: i64 = 0
    lends = False
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        used = state.used[seat * SLOTS + slot]
        lent |= used
        if count(used) < value(state, seat, slot, N):
            lends = True
    return lends and state.middle & ~lent & BIT[favour] != 0


def _free_uses(state: State, seat: i64, slots: i64) -> i64:
    """Actions that some buildings save in this round."""
    free: i64 = 0
    slots &= state.ready[seat]
    while slots:
        free += uses_left(state, seat, lowest(slots), N)
        slots &= slots - 1
    return free


def _actions_on(state: State, seat: i64, track: i64) -> i64:
    """Count how many areas of a track can be crossed out in this round, at most."""
    free = _free_uses(state, seat, state.tables.villages[state.sheet].free_areas[track])
    return state.pool[seat * POOL + WORKERS] + free + _more_actions(state, seat)


# Areas to come


def areas_ahead(state: State, seat: i64, area: i64, kinds: i64) -> i64:
    """After an area of a track, how many could follow in this round that ask for other kinds."""
    tables = state.tables
    track = area // TRACK_AREAS
    ahead = _actions_on(state, seat, track) - 1
    part = state.part[seat * ROWS + track] | BIT[area % AREAS_EACH]
    left = ahead
    found: i64 = 0
    for section in range(area // AREAS_EACH, (track + 1) * COLUMNS):
        if left <= 0:
            break
        for place in range(tables.areas_of_section[section]):
            if part & BIT[place] == 0:
                left -= 1
                if _kinds(tables.cost_of_area[section * AREAS_EACH + place]) & ~kinds:
                    found += 1
        part = 0
    return min(found, ahead)


def _kinds(cost: i64) -> i64:
    """The kinds that a cost asks for."""
    kinds: i64 = 0
    for kind in range(BASIC):
        if COST[cost * BASIC + kind]:
            kinds |= BIT[kind]
    return kinds


# Harvests to come


def harvests_ahead(state: State, seat: i64, kinds: i64) -> i64:
    """Count how many harvests could follow in this round that hold other kinds."""
    tables = state.tables
    ahead = _harvests(state, seat)
    if ahead == 0:
        return ahead
    areas = _open_in_time(state, seat) & ~state.harvested[seat]
    found: i64 = 0
    for area in range(HARVEST_AREAS):
        if areas & BIT[area] and tables.kinds_of_harvest[area] & ~kinds:
            found += 1
    return min(found, ahead)


def _harvests(state: State, seat: i64) -> i64:
    """Count how many harvests a seat can still make in this round, at most."""
    free = _free_uses(state, seat, state.tables.villages[state.sheet].free_harvests)
    if state.crops[seat] or state.unused[seat] & BIT[CROPS] or _can_borrow(state, seat, CROPS):
        free += MANY  # W17
    return state.pool[seat * POOL + WORKERS] + free + _more_actions(state, seat)


def _open_in_time(state: State, seat: i64) -> i64:
    """Harvest areas of fields that are open, or to which the bridge can be built in this round."""
    tables = state.tables
    actions = _actions_on(state, seat, BRIDGES)
    built = state.built[seat * ROWS + BRIDGES]
    actions += count(state.part[seat * ROWS + BRIDGES])
    while built < COLUMNS:
        actions -= tables.areas_of_section[BRIDGES * COLUMNS + built]
        if actions < 0:
            break
        built += 1
    return tables.open_areas[built]

"""The harvest (W10)."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import MOST_AREAS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    INDEX,
    PRIME,
    TIMES,
    WITH_GOLD,
    N,
)
from osada.games.settlers.law.events import Harvested
from osada.games.settlers.law.moves import HARVEST
from osada.games.settlers.law.rules.building import spend_action
from osada.games.settlers.law.rules.paying import gain
from osada.games.settlers.law.rules.taking import ask_to_take
from osada.games.settlers.law.rules.values import value, with_uses_left
from osada.games.settlers.law.state import (
    BRIDGES,
    DEEDS,
    GROWING,
    HARVESTS,
    NOTHING,
    POOL,
    WORKERS,
    State,
)


def harvests_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Harvest areas of the fields that bridges have opened (W10, W16)."""
    areas = state.tables.open_areas[state.built[seat * ROWS + BRIDGES]] & ~state.harvested[seat]
    if areas == 0:
        return n
    free = state.tables.villages[state.sheet].free_harvests
    if state.pool[seat * POOL + WORKERS] == 0 and with_uses_left(state, seat, free, N) == NOTHING:
        areas &= _free_by_favour(state, seat)
    while areas:
        buffer[n] = HARVEST + INDEX[(areas & -areas) % PRIME]
        areas &= areas - 1
        n += 1
    return n


def _free_by_favour(state: State, seat: i64) -> i64:
    """Areas that hold only a kind named by Crops cost no action (W17)."""
    kinds = state.crops[seat]
    areas: i64 = 0
    while kinds:
        areas |= state.tables.only_of_kind[lowest(kinds)]
        kinds &= kinds - 1
    return areas


def harvest(state: State, seat: i64, area: i64, events: list[Event] | None) -> None:
    """Cross out an area and gain what is in it (W10)."""
    tables = state.tables
    state.step[seat] = GROWING
    if state.crops[seat] == 0 or _free_by_favour(state, seat) & BIT[area] == 0:
        spend_action(state, seat, tables.villages[state.sheet].free_harvests)
    state.harvested[seat] |= BIT[area]
    state.done[seat * DEEDS + HARVESTS] += 1
    if events is not None:
        events.append(Harvested(seat, area // MOST_AREAS))
    for resource in range(WITH_GOLD):
        gain(state, seat, resource, tables.goods[area * WITH_GOLD + resource], events)
    _add_bonus(state, seat, area, events)


def _add_bonus(state: State, seat: i64, area: i64, events: list[Event] | None) -> None:
    """The first harvests of a round may give more of the same kind."""
    slots = state.tables.villages[state.sheet].harvest_bonuses & state.ready[seat]
    more: i64 = 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if with_uses_left(state, seat, BIT[slot], TIMES) != NOTHING:
            state.used[seat * SLOTS + slot] += 1
            more += value(state, seat, slot, N)
    if more:
        ask_to_take(state, seat, 1, more, state.tables.kinds_of_harvest[area], events)

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
from osada.games.settlers.rules.building import spend_action
from osada.games.settlers.rules.events import AbilityDeclined, Harvested
from osada.games.settlers.rules.moves import HARVEST
from osada.games.settlers.rules.offers import DECLINED, harvests_ahead, pays_to_spend
from osada.games.settlers.rules.paying import gain
from osada.games.settlers.rules.state import (
    BONUS,
    BRIDGES,
    CHOICES,
    DEEDS,
    FRAME,
    GOLD,
    GROWING,
    HARVESTS,
    LEFT,
    NOTHING,
    POOL,
    SUBJECT,
    TAKING,
    UNITS,
    WORKERS,
    State,
)
from osada.games.settlers.rules.taking import ask_to_take, end_choice
from osada.games.settlers.rules.values import uses_left, value, with_uses_left


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
    bonuses = tables.villages[state.sheet].harvest_bonuses & state.ready[seat]
    if bonuses == 0:
        return
    if tables.revision == 1:
        _add_bonus(state, seat, area, events)
    else:
        _offer_bonus(state, seat, area, bonuses, events)  # W35


# Revision 1: bonuses fall on the first harvests (W35)


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


# Revision 2: each bonus may be left for a later harvest where that can matter (W35)


def _offer_bonus(
    state: State, seat: i64, area: i64, slots: i64, events: list[Event] | None
) -> None:
    """Go through the bonuses of a harvest, asking where there is a choice."""
    while slots:
        slot = lowest(slots)
        choices = _choices(state, seat, area, slot)
        if choices & (choices - 1):
            at = seat * FRAME
            state.step[seat] = TAKING
            state.frame[at + SUBJECT] = area * BONUS + slots
            state.frame[at + LEFT] = 1
            state.frame[at + UNITS] = value(state, seat, slot, N)
            state.frame[at + CHOICES] = choices
            return
        slots &= slots - 1
        if choices:
            state.used[seat * SLOTS + slot] += 1
            gain(state, seat, lowest(choices), value(state, seat, slot, N), events)


def _choices(state: State, seat: i64, area: i64, slot: i64) -> i64:
    """The kinds of which a bonus can give more, and whether it may be declined; none if used."""
    left = uses_left(state, seat, slot, TIMES)
    if left <= 0:
        return 0
    kinds = state.tables.kinds_of_harvest[area]
    if kinds & BIT[GOLD] and not pays_to_spend(state, seat, kinds):
        return BIT[GOLD]  # W6: it can stand for anything else that could be had
    if harvests_ahead(state, seat, kinds) >= left:
        return kinds | DECLINED
    return kinds


def take_bonus(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Take the bonus that was offered, of a kind."""
    at = seat * FRAME
    slot = lowest(state.frame[at + SUBJECT] % BONUS)
    state.used[seat * SLOTS + slot] += 1
    gain(state, seat, kind, state.frame[at + UNITS], events)
    _go_on(state, seat, events)


def decline_bonus(state: State, seat: i64, events: list[Event] | None) -> None:
    """Leave a bonus for a later harvest."""
    if events is not None:
        slot = lowest(state.frame[seat * FRAME + SUBJECT] % BONUS)
        building = state.tables.villages[state.sheet].building[slot]
        events.append(AbilityDeclined(seat, building))
    _go_on(state, seat, events)


def _go_on(state: State, seat: i64, events: list[Event] | None) -> None:
    """The bonuses of the other buildings."""
    subject = state.frame[seat * FRAME + SUBJECT]
    slots = subject % BONUS
    end_choice(state, seat)
    _offer_bonus(state, seat, subject // BONUS, slots & (slots - 1), events)

"""Building an area of a track, with the discounts of buildings (W11, W15, W35)."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64
from osada.games.settlers.content.components import SLOTS
from osada.games.settlers.content.tables import BASIC, COST, FREE, LESS, TIMES, TRACK_AREAS, Village
from osada.games.settlers.rules.building import cross_out
from osada.games.settlers.rules.discounts import reduced, saver, savings, use_up
from osada.games.settlers.rules.events import AbilityDeclined
from osada.games.settlers.rules.offers import DECLINED, areas_ahead, pays_to_spend
from osada.games.settlers.rules.paying import affordable
from osada.games.settlers.rules.state import (
    CHOICES,
    FRAME,
    GROWING,
    LEFT,
    NOTHING,
    POOL,
    SAVING,
    SUBJECT,
    TAKEN,
    UNITS,
    State,
)
from osada.games.settlers.rules.taking import end_choice
from osada.games.settlers.rules.values import uses_left


def build(state: State, seat: i64, area: i64, events: list[Event] | None) -> None:
    """Cross out an area of a track; ask first what to save, where that matters."""
    tables = state.tables
    track = area // TRACK_AREAS
    state.step[seat] = GROWING
    cost = tables.cost_of_area[area]
    slots = tables.villages[state.sheet].discounts[track] & state.ready[seat]
    if slots == 0:
        cross_out(state, seat, area, cost, events)
    elif tables.revision == 1:
        _build_cheaply(state, seat, area, cost, events)
    else:
        _offer(state, seat, area, slots, cost, 0, events)  # W35


def save(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Save a resource of one's choice in the area that was begun."""
    if state.tables.revision == 1:
        area = state.frame[seat * FRAME + SUBJECT]
        end_choice(state, seat)
        _build_for_less(state, seat, area, kind, events)
    else:
        _go_on(state, seat, kind, events)


def decline(state: State, seat: i64, events: list[Event] | None) -> None:
    """Do without a discount, which is left for a later area (W35)."""
    if events is not None:
        village = state.tables.villages[state.sheet]
        slot = _next(village, state.frame[seat * FRAME + LEFT])
        events.append(AbilityDeclined(seat, village.building[slot]))
    _go_on(state, seat, NOTHING, events)


# Revision 1: discounts fall on the first areas that they fit (W35)


def _build_cheaply(
    state: State, seat: i64, area: i64, cost: i64, events: list[Event] | None
) -> None:
    track = area // TRACK_AREAS
    kinds = savings(state, seat, track, reduced(state, seat, track, cost), affordable(state, seat))
    if kinds & (kinds - 1):
        state.step[seat] = SAVING
        state.frame[seat * FRAME + SUBJECT] = area
        state.frame[seat * FRAME + CHOICES] = kinds
    else:
        _build_for_less(state, seat, area, lowest(kinds) if kinds else NOTHING, events)


def _build_for_less(
    state: State, seat: i64, area: i64, kind: i64, events: list[Event] | None
) -> None:
    track = area // TRACK_AREAS
    full = state.tables.cost_of_area[area]
    cost = reduced(state, seat, track, full)
    slot = saver(state, seat, track)
    use_up(state, seat, track, full)
    if kind != NOTHING:
        state.used[seat * SLOTS + slot] += 1
        cost = LESS[cost * BASIC + kind]
    cross_out(state, seat, area, cost, events)


# Revision 2: each discount may be declined where that can matter (W35)


def _offer(
    state: State,
    seat: i64,
    area: i64,
    slots: i64,
    cost: i64,
    taken: i64,
    events: list[Event] | None,
) -> None:
    """Go through the discounts, asking where there is a choice, and then build."""
    village = state.tables.villages[state.sheet]
    costs = affordable(state, seat)
    while slots:
        slot = _next(village, slots)
        choices = _choices(state, seat, area, slots, cost, costs)
        if choices & (choices - 1):
            _ask(state, seat, area, slots, taken * TAKEN + cost, choices)
            return
        slots &= ~BIT[slot]
        if choices:
            taken |= BIT[slot]
            cost = LESS[cost * BASIC + lowest(choices)]
    while taken:
        state.used[seat * SLOTS + lowest(taken)] += 1
        taken &= taken - 1
    cross_out(state, seat, area, cost, events)


def _ask(state: State, seat: i64, area: i64, slots: i64, units: i64, choices: i64) -> None:
    at = seat * FRAME
    state.step[seat] = SAVING
    state.frame[at + SUBJECT] = area
    state.frame[at + LEFT] = slots
    state.frame[at + UNITS] = units
    state.frame[at + CHOICES] = choices


def _go_on(state: State, seat: i64, kind: i64, events: list[Event] | None) -> None:
    """Take the discount that was offered for a kind, or not, and see to the others."""
    at = seat * FRAME
    area = state.frame[at + SUBJECT]
    slots = state.frame[at + LEFT]
    cost = state.frame[at + UNITS] % TAKEN
    taken = state.frame[at + UNITS] // TAKEN
    slot = _next(state.tables.villages[state.sheet], slots)
    end_choice(state, seat)
    if kind != NOTHING:
        taken |= BIT[slot]
        cost = LESS[cost * BASIC + kind]
    _offer(state, seat, area, slots & ~BIT[slot], cost, taken, events)


def _next(village: Village, slots: i64) -> i64:
    """The discount to see to first: those that name a resource come before one that saves any."""
    rest = slots
    while rest:
        if village.resource[lowest(rest)] >= 0:
            return lowest(rest)
        rest &= rest - 1
    return lowest(slots)


def _choices(state: State, seat: i64, area: i64, slots: i64, cost: i64, costs: i64) -> i64:
    """Return the kinds that the next discount can save, and the option to decline."""
    village = state.tables.villages[state.sheet]
    slot = _next(village, slots)
    rest = slots & ~BIT[slot]
    kinds: i64 = 0
    for kind in range(BASIC):
        less = _less(state, seat, village, slot, cost, kind)
        if less >= 0 and _within_reach(state, seat, rest, less, costs):
            kinds |= BIT[kind]
    if kinds == 0:
        return kinds
    payable = _within_reach(state, seat, rest, cost, costs)
    if pays_to_spend(state, seat, kinds):
        return kinds | DECLINED if payable else kinds
    if village.resource[slot] >= 0:
        return kinds
    for kind in range(BASIC):  # W6: gold that is saved can stand for anything else that could be
        if kinds & BIT[kind] and state.pool[seat * POOL + kind] < COST[cost * BASIC + kind]:
            return BIT[kind]
    if payable and areas_ahead(state, seat, area, kinds) >= uses_left(state, seat, slot, TIMES):
        return kinds | DECLINED
    return kinds


def _less(state: State, seat: i64, village: Village, slot: i64, cost: i64, kind: i64) -> i64:
    """The cost with a discount on a kind, -1 if it saves nothing there."""
    named = village.resource[slot]
    if (named >= 0 and named != kind) or uses_left(state, seat, slot, TIMES) <= 0:
        return -1
    return LESS[cost * BASIC + kind]


def _within_reach(state: State, seat: i64, slots: i64, cost: i64, costs: i64) -> bool:
    """Tell whether a cost can be paid, with the help of some discounts if need be."""
    if cost == FREE or costs & BIT[cost]:
        return True
    if slots == 0:
        return False
    village = state.tables.villages[state.sheet]
    slot = _next(village, slots)
    rest = slots & ~BIT[slot]
    for kind in range(BASIC):
        less = _less(state, seat, village, slot, cost, kind)
        if less >= 0 and _within_reach(state, seat, rest, less, costs):
            return True
    return _within_reach(state, seat, rest, cost, costs)

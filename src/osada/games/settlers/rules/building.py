"""Building: areas of the four tracks and of the village (W9, W11 to W13, W16, W32)."""

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import COLUMNS, MOST_AREAS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    AFFORDABLE,
    AREAS_EACH,
    FREE,
    INDEX,
    LENGTHS,
    PARTS,
    PRIME,
    VILLAGE,
    N,
    Village,
)
from osada.games.settlers.rules.discounts import pays_less
from osada.games.settlers.rules.events import (
    AreaBuilt,
    BuildingCompleted,
    FieldOpened,
    SectionCompleted,
    VillageAreaBuilt,
)
from osada.games.settlers.rules.moves import BUILD, BUILD_IN_VILLAGE
from osada.games.settlers.rules.paying import affordable, pay, purse
from osada.games.settlers.rules.state import (
    AREAS_IN_VILLAGE,
    AREAS_OF_TRACK,
    BRIDGES,
    BUILDINGS_COMPLETED,
    DEEDS,
    GROWING,
    NOTHING,
    POOL,
    SECTIONS_OF_TRACK,
    WORKERS,
    State,
)
from osada.games.settlers.rules.values import with_uses_left


def areas_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    """Areas that can be crossed out with the resources and the actions at hand (W9, W11)."""
    tables = state.tables
    village = tables.villages[state.sheet]
    if state.pool[seat * POOL + WORKERS] == 0 or village.tricky & state.ready[seat]:
        return _tricky_areas_into(state, seat, buffer, n)
    index = purse(state, seat)
    costs = AFFORDABLE[index]
    built = state.built
    part = state.part
    at = seat * ROWS
    for track in range(ROWS):
        here = (track * LENGTHS + built[at]) * PARTS + part[at]
        if costs & tables.costs_left[here]:
            move = tables.only_move[here]
            if move >= 0:
                buffer[n] = move
                n += 1
            else:
                n = _section_into(state, seat, track, costs, buffer, n)
        at += 1
    areas = village.payable[index] & ~state.crossed[seat]
    while areas:  # W13: a building's areas come in any order
        buffer[n] = BUILD_IN_VILLAGE + INDEX[(areas & -areas) % PRIME]
        areas &= areas - 1
        n += 1
    return n


def _section_into(state: State, seat: i64, track: i64, costs: i64, buffer: vec[i64], n: i64) -> i64:
    """The areas left in the leftmost section that is not complete (W12)."""
    tables = state.tables
    section = track * COLUMNS + state.built[seat * ROWS + track]
    part = state.part[seat * ROWS + track]
    for place in range(tables.areas_of_section[section]):
        cost = tables.cost_of_area[section * AREAS_EACH + place]
        if part & BIT[place] == 0 and costs & BIT[cost]:
            buffer[n] = BUILD + section * AREAS_EACH + place
            n += 1
    return n


# The same where buildings make areas free or cheaper, or count the gold that is spent


def _tricky_areas_into(state: State, seat: i64, buffer: vec[i64], n: i64) -> i64:
    village = state.tables.villages[state.sheet]
    workers = state.pool[seat * POOL + WORKERS]
    if workers == 0 and village.free_anywhere & state.ready[seat] == 0:
        return n
    costs = affordable(state, seat)
    for track in range(ROWS):
        can_act = workers > 0 or _free(state, seat, track) != NOTHING
        if can_act and state.built[seat * ROWS + track] < COLUMNS:
            n = _cheaper_into(state, seat, track, costs, buffer, n)
    areas: i64 = 0
    if workers or _free(state, seat, VILLAGE) != NOTHING:
        areas = _areas_of_costs(village, costs) & ~state.crossed[seat]
    return members_into(areas, BUILD_IN_VILLAGE, buffer, n)


def _areas_of_costs(village: Village, costs: i64) -> i64:
    """The village areas that cost one of these."""
    areas: i64 = 0
    costs &= village.costs
    while costs:
        areas |= village.areas_of_cost[lowest(costs)]
        costs &= costs - 1
    return areas


def _free(state: State, seat: i64, scope: i64) -> i64:
    """A building that lets the seat cross out an area of the scope without an action."""
    slots = state.tables.villages[state.sheet].free_areas[scope]
    return with_uses_left(state, seat, slots, N)


def _cheaper_into(state: State, seat: i64, track: i64, costs: i64, buffer: vec[i64], n: i64) -> i64:
    tables = state.tables
    section = track * COLUMNS + state.built[seat * ROWS + track]
    part = state.part[seat * ROWS + track]
    for place in range(tables.areas_of_section[section]):
        if part & BIT[place] == 0:
            cost = tables.cost_of_area[section * AREAS_EACH + place]
            if costs & BIT[cost] or pays_less(state, seat, track, cost, costs):
                buffer[n] = BUILD + section * AREAS_EACH + place
                n += 1
    return n


# Crossing out


def spend_action(state: State, seat: i64, free: i64) -> None:
    """One area, one action (W9), unless a building among `free` makes it free."""
    slot = with_uses_left(state, seat, free, N)
    if slot == NOTHING:
        state.pool[seat * POOL + WORKERS] -= 1
    else:
        state.used[seat * SLOTS + slot] += 1


def cross_out(state: State, seat: i64, area: i64, cost: i64, events: list[Event] | None) -> None:
    """Cross out an area of a track for a cost."""
    section = area // AREAS_EACH
    place = area % AREAS_EACH
    track = section // COLUMNS
    at = seat * ROWS + track
    deeds = seat * DEEDS
    tables = state.tables
    village = tables.villages[state.sheet]
    if events is not None:
        events.append(AreaBuilt(seat, section, place))
    if village.free_anywhere & state.ready[seat]:
        spend_action(state, seat, village.free_areas[track])
    else:
        state.pool[seat * POOL + WORKERS] -= 1  # W9
    if cost != FREE:
        pay(state, seat, cost, events)
    state.done[deeds + AREAS_OF_TRACK + track] += 1
    state.part[at] |= BIT[place]
    if state.part[at] == tables.all_of_section[section]:
        state.part[at] = 0
        state.built[at] += 1
        state.done[deeds + SECTIONS_OF_TRACK + track] += 1
        if events is not None:
            _tell_section(state, seat, section, events)


def _tell_section(state: State, seat: i64, section: i64, events: list[Event]) -> None:
    events.append(SectionCompleted(seat, section))
    if section // COLUMNS == BRIDGES:
        tables = state.tables
        built = state.built[seat * ROWS + BRIDGES]
        bridges = tables.complete_bridges[built]
        if bridges > tables.complete_bridges[built - 1]:  # W16
            events.append(FieldOpened(seat, tables.field_of_bridge[bridges - 1]))


def build_in_village(state: State, seat: i64, area: i64, events: list[Event] | None) -> None:
    """Cross out an area of a building; its ability works from the next round on (W13)."""
    village = state.tables.villages[state.sheet]
    slot = area // MOST_AREAS
    state.step[seat] = GROWING
    if events is not None:
        events.append(VillageAreaBuilt(seat, village.building[slot]))
    if village.free_anywhere & state.ready[seat]:
        spend_action(state, seat, village.free_areas[VILLAGE])
    else:
        state.pool[seat * POOL + WORKERS] -= 1  # W9
    cost = village.cost_of_area[area]
    if cost != FREE:
        pay(state, seat, cost, events)
    state.crossed[seat] |= BIT[area]
    state.done[seat * DEEDS + AREAS_IN_VILLAGE] += 1
    if village.all_of_building[slot] & ~state.crossed[seat] == 0:
        state.done[seat * DEEDS + BUILDINGS_COMPLETED] += 1
        if events is not None:
            events.append(BuildingCompleted(seat, village.building[slot]))

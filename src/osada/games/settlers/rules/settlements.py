"""Founding settlements: exactly plan-shaped, disjoint, one a round (W23 to W26)."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.events import SettlementFounded
from osada.games.settlers.moves import FOUND, FOUND_NOTHING, PLACE
from osada.games.settlers.rules.taking import end_choice
from osada.games.settlers.state import (
    DEEDS,
    FRAME,
    PLACING,
    ROUNDS,
    SETTLEMENTS,
    SUBJECT,
    State,
)
from osada.games.settlers.tables import BUILDING, PLAN, PLAN_FITS, PLAN_SIZE, PLANNED


def free_sections(state: State, seat: i64) -> i64:
    """Complete sections that are part of no settlement (W24)."""
    sections: i64 = 0
    for track in range(4):
        sections |= (BIT[state.built[seat * 4 + track]] - 1) * BIT[track * 9]
    return sections & ~state.settled[seat]


def places(sections: i64, building: i64) -> i64:
    """Where the top left corner of a plan can lie so that it covers only these sections (W24)."""
    found = PLAN_FITS[building]
    plan = PLAN[building]
    while plan and found:
        found &= sections // (plan & -plan)
        plan &= plan - 1
    return found


def plans_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """The buildings whose plan can be drawn; founding is optional (W23)."""
    slots = possible(state, seat)
    n: i64 = 0
    while slots:
        buffer[n] = FOUND + lowest(slots)
        slots &= slots - 1
        n += 1
    buffer[n] = FOUND_NOTHING
    return n + 1


def possible(state: State, seat: i64) -> i64:
    """The slots whose plan fits somewhere; a building need not be complete (W25)."""
    sections = free_sections(state, seat)
    slots = PLANNED[state.sheet] if sections else 0
    fitting: i64 = 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if places(sections, BUILDING[state.sheet * 6 + slot]):
            fitting |= BIT[slot]
    return fitting


def can_found(state: State, seat: i64) -> bool:
    """Whether any plan fits somewhere."""
    at = seat * 4
    built = state.built
    size = built[at] + built[at + 1] + built[at + 2] + built[at + 3]
    if size < 2:
        return False
    sections = free_sections(state, seat)
    slots = PLANNED[state.sheet]
    while slots:
        building = BUILDING[state.sheet * 6 + lowest(slots)]
        if size >= PLAN_SIZE[building] and places(sections, building):
            return True
        slots &= slots - 1
    return False


def begin(state: State, seat: i64, slot: i64) -> None:
    """Choose the plan; its place comes next."""
    state.step[seat] = PLACING
    state.frame[seat * FRAME + SUBJECT] = slot


def places_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """The sections that can be the plan's top left corner."""
    building = BUILDING[state.sheet * 6 + state.frame[seat * FRAME + SUBJECT]]
    found = places(free_sections(state, seat), building)
    n: i64 = 0
    while found:
        buffer[n] = PLACE + lowest(found)
        found &= found - 1
        n += 1
    return n


def place(state: State, seat: i64, section: i64, events: list[Event] | None) -> None:
    """Circle the sections; the building's number rises when the round is over (W25)."""
    slot = state.frame[seat * FRAME + SUBJECT]
    building = BUILDING[state.sheet * 6 + slot]
    end_choice(state, seat)
    state.settled[seat] |= PLAN[building] * BIT[section]
    state.settlements[seat * ROUNDS + state.round - 1] = slot * 36 + section
    state.done[seat * DEEDS + SETTLEMENTS] = 1
    if events is not None:
        events.append(SettlementFounded(seat, building, section))


def raise_values(state: State, seat: i64) -> None:
    """A settlement of this round counts from the next one on (W25, W37)."""
    settlement = state.settlements[seat * ROUNDS + state.round - 1]
    if settlement >= 0:
        state.level[seat * 6 + settlement // 36] += 1

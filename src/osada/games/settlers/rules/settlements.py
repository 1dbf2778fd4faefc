"""Founding settlements: exactly plan-shaped, disjoint, one a round (W23 to W26)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.components import COLUMNS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    INDEX,
    PRIME,
    Village,
)
from osada.games.settlers.rules.events import NothingFounded, PlanChosen, SettlementFounded
from osada.games.settlers.rules.moves import FOUND, FOUND_NOTHING, PLACE
from osada.games.settlers.rules.state import (
    CHOICES,
    DEEDS,
    FRAME,
    PLACING,
    ROUNDS,
    SECTIONS,
    SETTLEMENTS,
    SETTLING,
    SUBJECT,
    State,
)


def free_sections(state: State, seat: i64) -> i64:
    """Complete sections that are part of no settlement (W24)."""
    sections: i64 = 0
    for track in range(ROWS):
        sections |= (BIT[state.built[seat * ROWS + track]] - 1) * BIT[track * COLUMNS]
    return sections & ~state.settled[seat]


def places(sections: i64, village: Village, slot: i64) -> i64:
    """Return the top left corners at which a plan covers only these sections (W24)."""
    found = village.plan_fits[slot]
    plan = village.plan[slot]
    while plan and found:
        found &= sections // (plan & -plan)
        plan &= plan - 1
    return found


def ask(state: State, seat: i64) -> bool:
    """Let a seat choose among the plans that fit somewhere; whether there are any (W23)."""
    slots = possible(state, seat)
    if slots:
        state.step[seat] = SETTLING
        state.frame[seat * FRAME + CHOICES] = slots
    return slots != 0


def possible(state: State, seat: i64) -> i64:
    """The slots whose plan fits somewhere; a building need not be complete (W25)."""
    at = seat * ROWS
    built = state.built
    size = built[at] + built[at + 1] + built[at + 2] + built[at + 3]
    fitting: i64 = 0
    if size == 0:
        return fitting
    sections = free_sections(state, seat)
    village = state.tables.villages[state.sheet]
    slots = village.planned
    while slots:
        slot = INDEX[(slots & -slots) % PRIME]
        if size >= village.plan_size[slot] and places(sections, village, slot):
            fitting |= slots & -slots
        slots &= slots - 1
    return fitting


def plans_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """The buildings whose plan can be drawn; founding is optional (W23)."""
    slots = state.frame[seat * FRAME + CHOICES]
    n: i64 = 0
    while slots:
        buffer[n] = FOUND + INDEX[(slots & -slots) % PRIME]
        slots &= slots - 1
        n += 1
    buffer[n] = FOUND_NOTHING
    return n + 1


def begin(state: State, seat: i64, slot: i64, events: list[Event] | None) -> None:
    """Choose the plan; its place comes next."""
    village = state.tables.villages[state.sheet]
    at = seat * FRAME
    state.step[seat] = PLACING
    state.frame[at + SUBJECT] = slot
    state.frame[at + CHOICES] = places(free_sections(state, seat), village, slot)
    if events is not None:
        events.append(PlanChosen(seat, village.building[slot]))


def places_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """The sections that can be the plan's top left corner."""
    found = state.frame[seat * FRAME + CHOICES]
    n: i64 = 0
    while found:
        buffer[n] = PLACE + INDEX[(found & -found) % PRIME]
        found &= found - 1
        n += 1
    return n


def found_nothing(state: State, seat: i64, events: list[Event] | None) -> None:
    """Founding is optional (W23)."""
    state.frame[seat * FRAME + CHOICES] = 0
    if events is not None:
        events.append(NothingFounded(seat))


def place(state: State, seat: i64, section: i64, events: list[Event] | None) -> None:
    """Circle the sections; the building's number rises when the round is over (W25)."""
    slot = state.frame[seat * FRAME + SUBJECT]
    village = state.tables.villages[state.sheet]
    state.frame[seat * FRAME + SUBJECT] = 0
    state.frame[seat * FRAME + CHOICES] = 0
    state.settled[seat] |= village.plan[slot] * BIT[section]
    state.settlements[seat * ROUNDS + state.round - 1] = slot * SECTIONS + section
    state.done[seat * DEEDS + SETTLEMENTS] = 1
    if events is not None:
        events.append(SettlementFounded(seat, village.building[slot], section))


def raise_values(state: State, seat: i64) -> None:
    """A settlement of this round counts from the next one on (W25, W37)."""
    settlement = state.settlements[seat * ROUNDS + state.round - 1]
    if settlement >= 0:
        state.level[seat * SLOTS + settlement // SECTIONS] += 1

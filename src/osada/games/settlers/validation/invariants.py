"""Invariants of Settlers: Roll & Write, which hold after every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import members
from osada.core.ranges import outside
from osada.games.settlers.content.components import (
    COLUMNS,
    DESIGNED_SHEET,
    MOST_PLAYERS,
    MOST_WORKERS,
    ROWS,
    SLOTS,
)
from osada.games.settlers.content.tables import HARVEST_AREAS, PARTS, VILLAGE_AREAS
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.state import (
    BRIDGES,
    DICE,
    END,
    FINISHED,
    NOTHING,
    ROUNDS,
    SECTIONS,
    State,
)
from osada.games.settlers.validation.gains import wrong_deeds, wrong_points, wrong_pool
from osada.games.settlers.validation.growth import wrong_step
from osada.games.settlers.validation.progress import in_growth, wrong_course

_FAVOURS: Final = 31
_RANGES: Final[dict[str, tuple[int, int]]] = {
    "players": (1, MOST_PLAYERS),
    "advanced": (0, 1),
    "sheet": (NOTHING, DESIGNED_SHEET),
    "phase": (0, END),
    "round": (0, ROUNDS),
    "active": (0, MOST_PLAYERS - 1),
    "actor": (-1, MOST_PLAYERS - 1),
    "die": (0, DICE - 1),
    "tokens": (0, _FAVOURS),
    "middle": (0, _FAVOURS),
    "step": (0, FINISHED),
    "frame": (0, 2**SECTIONS - 1),
    "pool": (0, 255),
    "pledge": (0, 255),
    "dice": (0, MOST_WORKERS),
    "favour": (NOTHING, 4),
    "unused": (0, _FAVOURS),
    "crops": (0, 7),
    "built": (0, COLUMNS),
    "part": (0, PARTS - 1),
    "crossed": (0, 2**VILLAGE_AREAS - 1),
    "ready": (0, 2**SLOTS - 1),
    "harvested": (0, 2**HARVEST_AREAS - 1),
    "used": (0, 31),
    "level": (0, ROUNDS),
    "settled": (0, 2**SECTIONS - 1),
    "settlements": (NOTHING, SLOTS * SECTIONS - 1),
    "points": (0, 9999),
    "done": (0, 999),
}


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    faults = list(outside(state, _RANGES)) or list(wrong_course(state))
    yield from faults
    if faults or state.sheet == NOTHING:
        return
    for seat in range(state.players):
        for fault in _wrong_seat(state, seat):
            yield f"seat {seat}: {fault}"


def _wrong_seat(state: State, seat: int) -> Iterator[str]:
    """The sheets first; what a seat has done and gained can be judged by them only."""
    faults = [
        *_wrong_tracks(state, seat),
        *_wrong_village(state, seat),
        *_wrong_settlements(state, seat),
    ]
    yield from faults
    if not faults:
        yield from wrong_deeds(state, seat)
        yield from wrong_pool(state, seat)
        yield from wrong_points(state, seat)
        yield from wrong_step(state, seat)


def _wrong_tracks(state: State, seat: int) -> Iterator[str]:
    """W12: sections are completed from the left, and at most one is begun."""
    for track in range(ROWS):
        built, part = reading.built(state, seat, track), int(state.part[seat * ROWS + track])
        areas = int(state.tables.all_of_section[track * COLUMNS + built]) if built < COLUMNS else 0
        if part & ~areas or (part and part == areas):
            yield "W12: areas crossed out that are not in the next section"
    if state.harvested[seat] & ~state.tables.open_areas[reading.built(state, seat, BRIDGES)]:
        yield "W10: a harvest without access to the field"


def _wrong_village(state: State, seat: int) -> Iterator[str]:
    """W13: buildings that were complete when the round began work in it, and no others."""
    if state.crossed[seat] & ~state.tables.villages[state.sheet].areas:
        yield "W11: an area crossed out that the village does not have"
    works = set(members(state.ready[seat]))
    complete = {slot for slot in range(SLOTS) if reading.is_complete(state, seat, slot)}
    ignored = {s for s, b in enumerate(reading.village(state)) if b.advanced_only}
    if works & ignored and not state.advanced:
        yield "W22: a building works that the basic game ignores"
    if works - complete:
        yield "W13: a building works that is not complete"
    new = complete - works - (set() if state.advanced else ignored)
    completed = reading.deeds(state, seat).buildings if in_growth(state) else 0
    if len(new) != completed or any(reading.village(state)[slot].prebuilt for slot in new):
        yield "W13: a building is complete, but does not work"


def _wrong_settlements(state: State, seat: int) -> Iterator[str]:
    """W24: exactly plan-shaped, of complete sections, disjoint; W25, W26: each raises by 1."""
    covered = 0
    levels = [0] * SLOTS
    rounds = int(state.round) - (0 if in_growth(state) or state.phase == END else 1)
    for number in range(ROUNDS):
        settlement = int(state.settlements[seat * ROUNDS + number])
        if settlement == NOTHING:
            continue
        slot, section = divmod(settlement, SECTIONS)
        if not state.advanced or number >= rounds:
            yield "W22: a settlement in the basic game, or of a round to come"
            return
        village = state.tables.villages[state.sheet]
        sections = int(village.plan[slot]) << section
        if not village.plan_fits[slot] >> section & 1 or sections & covered:
            yield "W24: settlements overlap or leave the sheet"
            return
        covered |= sections
        levels[slot] += not (in_growth(state) and number + 1 == state.round)
    if covered != state.settled[seat]:
        yield "W24: sections are circled that are in no settlement"
    if any(s % COLUMNS >= reading.built(state, seat, s // COLUMNS) for s in members(covered)):
        yield "W24: a settlement of sections that are not complete"
    if levels != [reading.level(state, seat, slot) for slot in range(SLOTS)]:
        yield "W26: each settlement raises its building's value by 1"

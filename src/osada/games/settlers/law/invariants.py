"""What must always hold in Settlers: Roll & Write, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator

from osada.core.bits import count, members
from osada.games.settlers.content.components import COLUMNS, MOST_WORKERS, ROWS, SLOTS
from osada.games.settlers.content.tables import (
    ALL_OF_SECTION,
    ALL_OF_VILLAGE,
    BUILDING,
    OPEN_AREAS,
    PLAN,
    PLAN_FITS,
    SHEETS,
)
from osada.games.settlers.law import reading
from osada.games.settlers.law.state import (
    BRIDGES,
    END,
    FAVOURS,
    FINISHED,
    FRAME,
    GOLD,
    GROWTH,
    NOTHING,
    POOL,
    REROLLING,
    ROUNDS,
    SECTIONS,
    SHEET_DRAW,
    SOURCES,
    State,
)


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    faults = list(_wrong_course(state))
    yield from faults
    if faults or state.sheet == NOTHING:
        return
    yield from _wrong_favours(state)
    for seat in range(state.players):
        for fault in _wrong_seat(state, seat):
            yield f"seat {seat}: {fault}"


def _wrong_course(state: State) -> Iterator[str]:
    drawn = range(len(SHEETS)) if state.phase != SHEET_DRAW else [NOTHING]
    if not 1 <= state.players <= 4 or state.sheet not in drawn:
        yield "W1: there is no such game"
    if not SHEET_DRAW <= state.phase <= END or not 0 <= state.round <= ROUNDS:
        yield "W4: the game lasts ten rounds"
    elif state.phase == END and state.round != ROUNDS:
        yield "W19: the game ended before round 10"
    elif state.phase >= FAVOURS and state.round == 0:
        yield "W4: the first round has not begun"
    if not 0 <= state.active < state.players or not NOTHING <= state.actor < state.players:
        yield "W7: the seat that decides is not at the table"
    elif state.actor == NOTHING and state.phase in (FAVOURS, REROLLING):
        yield "W7: nobody decides"
    if not 0 <= state.die <= 3:
        yield "W3: there are four dice"
    if state.phase == GROWTH and all(step == FINISHED for step in state.step):
        yield "W18: everybody has finished the round"


def _wrong_favours(state: State) -> Iterator[str]:
    """W3, W7: the favours of the game are in the middle or in hand."""
    if state.tokens >> 5 or state.tokens < 0:
        yield "W3: there are five favours"
    held = [int(favour) for favour in state.favour if favour != NOTHING]
    if state.round and sorted([*members(state.middle), *held]) != members(state.tokens):
        yield "W7: each favour is in the middle or with one player"
    wanted = state.players + 1 if state.players > 1 else 3
    if state.round and count(state.tokens) != wanted:
        yield f"W3: {wanted} favours serve this game"


def _wrong_seat(state: State, seat: int) -> Iterator[str]:
    if min(state.pool[seat * POOL : (seat + 1) * POOL]) < 0:
        yield "W8: the pool is overdrawn"
    if min(state.points[seat * SOURCES : (seat + 1) * SOURCES]) < 0:
        yield "W19: points below zero"
    pledged = reading.pledged(state, seat)
    if min(pledged) < 0 or sum(pledged) > reading.pool(state, seat)[GOLD]:
        yield "W6: more gold is pledged than there is"
    if not 0 <= state.step[seat] <= FINISHED or min(state.frame[seat * FRAME :]) < 0:
        yield "W8: no such step"
    *faces, workers = reading.dice(state, seat)
    if not all(0 <= face <= GOLD for face in faces) or not 0 <= workers <= MOST_WORKERS:
        yield "W5: no such face of a die"
    yield from _wrong_tracks(state, seat)
    yield from _wrong_village(state, seat)
    yield from _wrong_settlements(state, seat)


def _wrong_tracks(state: State, seat: int) -> Iterator[str]:
    """W12: sections are completed from the left, and at most one is begun."""
    for track in range(ROWS):
        built, part = reading.built(state, seat, track), int(state.part[seat * ROWS + track])
        if not 0 <= built <= COLUMNS or part < 0:
            yield "W12: a track has nine sections"
            return
        areas = int(ALL_OF_SECTION[track * COLUMNS + built]) if built < COLUMNS else 0
        if part & ~areas or (part and part == areas):
            yield "W12: areas crossed out that are not in the next section"
    if state.harvested[seat] & ~OPEN_AREAS[reading.built(state, seat, BRIDGES)]:
        yield "W10: a harvest without access to the field"


def _wrong_village(state: State, seat: int) -> Iterator[str]:
    if state.crossed[seat] & ~ALL_OF_VILLAGE[state.sheet]:
        yield "W11: an area crossed out that the village does not have"
    for slot in members(state.ready[seat]):
        if slot >= SLOTS or not reading.is_complete(state, seat, slot):
            yield "W13: a building works that is not complete"
        elif reading.village(state)[slot].advanced_only and not state.advanced:
            yield "W22: a building works that the basic game ignores"
    if min(state.used[seat * SLOTS : (seat + 1) * SLOTS]) < 0:
        yield "W15: an ability used less than never"


def _wrong_settlements(state: State, seat: int) -> Iterator[str]:
    """W24: exactly plan-shaped, of complete sections, disjoint; W25, W26: each raises by 1."""
    covered = 0
    levels = [0] * SLOTS
    for number in range(ROUNDS):
        settlement = int(state.settlements[seat * ROUNDS + number])
        if settlement == NOTHING:
            continue
        slot, section = divmod(settlement, SECTIONS)
        if not 0 <= slot < SLOTS or not state.advanced:
            yield "W22: a settlement of no building"
            return
        building = BUILDING[state.sheet * SLOTS + slot]
        sections = int(PLAN[building]) << section
        if not PLAN_FITS[building] >> section & 1 or sections & covered:
            yield "W24: settlements overlap or leave the sheet"
        covered |= sections
        now = state.phase in (GROWTH, REROLLING) and number + 1 == state.round
        levels[slot] += not now
    if covered != state.settled[seat]:
        yield "W24: sections are circled that are in no settlement"
    if any(s % COLUMNS >= reading.built(state, seat, s // COLUMNS) for s in members(covered)):
        yield "W24: a settlement of sections that are not complete"
    if levels != [reading.level(state, seat, slot) for slot in range(SLOTS)]:
        yield "W26: each settlement raises its building's value by 1"

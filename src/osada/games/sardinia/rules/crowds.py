"""Provinces and who may come into them (S6, S15)."""

from osada.core.bits import BIT
from osada.core.ints import i64
from osada.games.sardinia.rules.state import ALL_PROVINCES, FULL, PLACES, State


def free_of_foreign_priests(state: State, seat: i64) -> i64:
    """Provinces where no foreign priest keeps the seat's settlers and villages out (S15)."""
    foreign: i64 = 0
    for other in range(state.players):
        if other != seat:
            foreign |= state.priest[other]
    return ALL_PROVINCES & ~(foreign & ~state.priest[seat])


def enter(state: State, province: i64) -> None:
    """One more piece stands in a province (S6)."""
    state.crowd[province] += 1
    if state.crowd[province] == FULL:
        state.crowded |= BIT[province]


def leave(state: State, province: i64) -> None:
    """One piece fewer stands in a province."""
    state.crowd[province] -= 1
    state.crowded &= ~BIT[province]


def add_settler(state: State, seat: i64, province: i64) -> None:
    """A settler comes to a province."""
    state.settlers[seat * PLACES + province] += 1
    state.settled[seat] |= BIT[province]
    enter(state, province)


def remove_settler(state: State, seat: i64, province: i64) -> None:
    """A settler goes from a province."""
    at = seat * PLACES + province
    state.settlers[at] -= 1
    if state.settlers[at] == 0:
        state.settled[seat] &= ~BIT[province]
    leave(state, province)

"""The Architect: forts and villages (S8, S18)."""

from typing import Final

from osada.core.bits import BIT, count, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.content.components import KINDS
from osada.games.sardinia.rules.crowds import enter, free_of_foreign_priests
from osada.games.sardinia.rules.events import FortBuilt, VillageBuilt
from osada.games.sardinia.rules.moves import BUILD_FORT, BUILD_VILLAGE, DONE
from osada.games.sardinia.rules.state import PLACES, RESERVE, State

FORTS: Final = 3
VILLAGES: Final = 4
ALL_SITES: Final = 0x3FFFFFF


def buildings_into(state: State, buffer: vec[i64]) -> i64:
    """Put a fort on a free site or a village into a province (S18)."""
    seat = state.actor
    n: i64 = 0
    if count(state.forts[seat]) < FORTS:
        n = members_into(free_sites(state), BUILD_FORT, buffer, n)
    if may_build_village(state, seat):
        room = free_of_foreign_priests(state, seat) & ~state.crowded
        n = members_into(room, BUILD_VILLAGE, buffer, n)
    buffer[n] = DONE
    return n + 1


def free_sites(state: State) -> i64:
    """Sites without a fort (S8)."""
    taken: i64 = 0
    for seat in range(state.players):
        taken |= state.forts[seat]
    return ALL_SITES & ~taken


def may_build_village(state: State, seat: i64) -> bool:
    """Tell whether a village is left and the crop tokens allow one more on the board (S18)."""
    left = state.villages[seat * PLACES + RESERVE]
    tokens: i64 = 0
    for crop in range(KINDS):
        tokens += state.taken[seat * KINDS + crop]
    return left > 0 and VILLAGES - left < tokens


def build_fort(state: State, site: i64, events: list[Event] | None) -> None:
    """Put a fort from the reserve on a free site (S18)."""
    state.forts[state.actor] |= BIT[site]
    if events is not None:
        events.append(FortBuilt(state.actor, site))


def build_village(state: State, province: i64, events: list[Event] | None) -> None:
    """Put a village from the reserve into a province (S18)."""
    seat = state.actor
    state.villages[seat * PLACES + RESERVE] -= 1
    state.villages[seat * PLACES + province] += 1
    enter(state, province)
    if events is not None:
        events.append(VillageBuilt(seat, province))

"""The Farmer: crop tokens (S16, S17)."""

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.content.components import KINDS
from osada.games.sardinia.rules.events import CropTaken
from osada.games.sardinia.rules.moves import DONE, TAKE_CROP
from osada.games.sardinia.rules.state import State


def connected(state: State, seat: i64) -> i64:
    """Provinces with a settler of the seat, joined by such provinces to one of its ships (S16)."""
    tables = state.tables
    settled = state.settled[seat]
    ships = state.ships[seat]
    joined: i64 = 0
    while ships:
        joined |= BIT[tables.province_of_harbour[lowest(ships)]]
        ships &= ships - 1
    joined &= settled
    grown = joined | (tables.near(joined) & settled)
    while grown != joined:
        joined = grown
        grown = joined | (tables.near(joined) & settled)
    return joined


def crops_into(state: State, buffer: vec[i64]) -> i64:
    """Take one crop token; which of one's ships it goes to makes no difference (S16)."""
    provinces = connected(state, state.actor) & state.crops
    n = members_into(provinces, TAKE_CROP, buffer, 0)
    buffer[n] = DONE
    return n + 1


def take_crop(state: State, province: i64, events: list[Event] | None) -> None:
    """Take a token: the first of a kind scores 1, the second 2 and so on (S17)."""
    seat = state.actor
    crop = state.crop[province]
    at = seat * KINDS + crop
    state.crops &= ~BIT[province]
    state.taken[at] += 1
    state.score[seat] += state.taken[at]
    if events is not None:
        events.append(CropTaken(seat, province, crop, state.taken[at]))

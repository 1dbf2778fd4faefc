"""The set-up: everything here is nature's (S3, S4, S5, S32)."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.core.rng import Rng
from osada.games.sardinia.content.components import PROVINCES
from osada.games.sardinia.rules.events import CropDealt, FirstPlayerDrawn
from osada.games.sardinia.rules.forts import deal_kept, turn_up
from osada.games.sardinia.rules.moves import DEAL_CROP, FIRST_PLAYER
from osada.games.sardinia.rules.state import (
    ALTERNATIVE,
    DEAL_KEPT,
    DRAW_FIRST_PLAYER,
    NOTHING,
    OPEN_ROW,
    TURN,
    State,
)


def crops_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """The crops that can still come to the next province, by the tokens left of each (S3)."""
    kinds = state.tables.crops_of_province[state.dealt]
    tokens = _tokens_left(state)
    n: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = (tokens >> (8 * kind)) & 255
        if left > 0:
            moves[n] = DEAL_CROP + kind
            weights[n] = left
            n += 1
    return n


def crop_by(state: State, rng: Rng) -> i64:
    """One of those crops, drawn straight."""
    kinds = state.tables.crops_of_province[state.dealt]
    tokens = _tokens_left(state)
    total: i64 = 0
    rest = kinds
    while rest:
        total += (tokens >> (8 * lowest(rest))) & 255
        rest &= rest - 1
    n = rng.below(total)
    kind = lowest(kinds)
    while n >= (tokens >> (8 * kind)) & 255:
        n -= (tokens >> (8 * kind)) & 255
        kinds &= kinds - 1
        kind = lowest(kinds)
    return DEAL_CROP + kind


def _tokens_left(state: State) -> i64:
    """Return the number of tokens of each crop not dealt yet, eight bits a crop."""
    left = state.tables.tokens
    for province in range(state.dealt):
        left -= BIT[8 * state.crop[province]]
    return left


def first_players_into(state: State, moves: vec[i64], weights: vec[i64]) -> i64:
    """Anybody can be the first player (S5)."""
    for seat in range(state.players):
        moves[seat] = FIRST_PLAYER + seat
        weights[seat] = 1
    return state.players


def deal_crop(state: State, crop: i64, events: list[Event] | None) -> None:
    """Lay a crop token in the next province (S3)."""
    province = state.dealt
    state.crop[province] = crop
    state.crops |= BIT[province]
    state.dealt += 1
    if events is not None:
        events.append(CropDealt(province, crop))
    if state.dealt == PROVINCES:
        state.dealt = 0
        state.phase = DRAW_FIRST_PLAYER
        if state.first_seat >= 0:
            name_first_player(state, state.first_seat, events)


def name_first_player(state: State, seat: i64, events: list[Event] | None) -> None:
    """The first player is drawn, or named by the table (S5)."""
    state.actor = seat
    state.phase = OPEN_ROW
    if events is not None:
        events.append(FirstPlayerDrawn(seat))


def open_row(state: State, site: i64, events: list[Event] | None) -> None:
    """Turn up the two leftmost cards of the row (S4)."""
    turn_up(state, site, events)
    if state.right != NOTHING:
        state.phase = DEAL_KEPT if state.guardian_rule == ALTERNATIVE else TURN


def give_kept(state: State, site: i64, events: list[Event] | None) -> None:
    """Each player, from the first, draws a card to keep face down (S32)."""
    deal_kept(state, (state.actor + state.dealt) % state.players, site, events)
    state.dealt += 1
    if state.dealt == state.players:
        state.phase = TURN

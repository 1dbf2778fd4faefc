"""The set-up: everything here is nature's (S3, S4, S5, S32)."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.content.components import PROVINCES
from osada.games.sardinia.law.events import CropDealt, FirstPlayerDrawn
from osada.games.sardinia.law.moves import DEAL_CROP, FIRST_PLAYER
from osada.games.sardinia.law.rules.forts import deal_kept, turn_up
from osada.games.sardinia.law.state import (
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
    dealt: i64 = 0  # tokens of each crop, eight bits a crop
    for province in range(state.dealt):
        dealt += BIT[8 * state.crop[province]]
    n: i64 = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        left = state.tables.tokens_of_crop[kind] - ((dealt >> (8 * kind)) & 255)
        if left > 0:
            moves[n] = DEAL_CROP + kind
            weights[n] = left
            n += 1
    return n


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

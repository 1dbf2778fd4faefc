"""Arrays that a position and its clones share until one of them changes something there.

Most moves change the stack and some goods, so a clone copies little else. Code that writes to one
of the other arrays first makes them the position's own, by the function for its group.
"""

from typing import Final

from osada.games.saltfjord.rules.state import State

DICE: Final = 1
PIECES: Final = 2
VILLAGES: Final = 4
BOATS: Final = 8
PROGRESS: Final = 16
TILES: Final = 32
CRATES: Final = 64
TOKENS: Final = 128
LAID_OUT: Final = 256
ALL: Final = 511


def own_dice(state: State) -> None:
    """Before a die is laid out or taken."""
    if state.shared & DICE:
        state.shared -= DICE
        state.dice = state.dice[:]
        state.tavern_dice = state.tavern_dice[:]
        state.taken = state.taken[:]


def own_pieces(state: State) -> None:
    """Before a die, a worker, a marker or a cart moves, or an ability is used."""
    if state.shared & PIECES:
        state.shared -= PIECES
        state.white = state.white[:]
        state.orange = state.orange[:]
        state.workers = state.workers[:]
        state.working = state.working[:]
        state.marker = state.marker[:]
        state.cart = state.cart[:]
        state.uses = state.uses[:]


def own_villages(state: State) -> None:
    """Before a tile is laid."""
    if state.shared & VILLAGES:
        state.shared -= VILLAGES
        state.filled = state.filled[:]
        state.built = state.built[:]
        state.square = state.square[:]
        state.large = state.large[:]


def own_boats(state: State) -> None:
    """Before a boat moves, or its load changes."""
    if state.shared & BOATS:
        state.shared -= BOATS
        state.boat = state.boat[:]
        state.load = state.load[:]
        state.caught = state.caught[:]


def own_progress(state: State) -> None:
    """Before an order is filled, or a technology or an ability gained."""
    if state.shared & PROGRESS:
        state.shared -= PROGRESS
        state.crates = state.crates[:]
        state.levels = state.levels[:]
        state.powers = state.powers[:]
        state.abilities = state.abilities[:]


def own_tiles(state: State) -> None:
    """Before a stack of building tiles changes."""
    if state.shared & TILES:
        state.shared -= TILES
        state.tile_top = state.tile_top[:]
        state.tile_left = state.tile_left[:]
        state.tile_pool = state.tile_pool[:]
        state.tiles_gone = state.tiles_gone[:]


def own_crates(state: State) -> None:
    """Before a stack of crates changes."""
    if state.shared & CRATES:
        state.shared -= CRATES
        state.crate_top = state.crate_top[:]
        state.crate_left = state.crate_left[:]


def own_tokens(state: State) -> None:
    """Before a stack of catch tokens changes."""
    if state.shared & TOKENS:
        state.shared -= TOKENS
        state.tokens = state.tokens[:]
        state.token_left = state.token_left[:]
        state.token_top = state.token_top[:]
        state.token_known = state.token_known[:]
        state.under = state.under[:]


def own_layout(state: State) -> None:
    """Before something is laid out in the set-up, or taken from there."""
    if state.shared & LAID_OUT:
        state.shared -= LAID_OUT
        state.board = state.board[:]
        state.scoring = state.scoring[:]
        state.special = state.special[:]
        state.set_ability = state.set_ability[:]
        state.set_building = state.set_building[:]
        state.set_resources = state.set_resources[:]


def own_all(state: State) -> None:
    """Share nothing any more."""
    own_dice(state)
    own_pieces(state)
    own_villages(state)
    own_boats(state)
    own_progress(state)
    own_tiles(state)
    own_crates(state)
    own_tokens(state)
    own_layout(state)

"""A position as judges and tellers read it: names and sets instead of numbers and masks.

It takes packed numbers apart in its own way, by dividing, and shares nothing with `rules/packed`.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.games.saltfjord.content.components import ACTIONS, POWERS, RESOURCES, Goods, Square, Tile
from osada.games.saltfjord.content.grid import ALL_TILES, CELLS, COLUMNS, SQUARES_EACH
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.moves import CELL
from osada.games.saltfjord.rules.state import NOTHING, State

DEAL: Final = "deal"
"""The action of the pier with deals."""


def frames(state: State) -> list[tuple[int, int]]:
    """The kind and the details of everything that is to be decided, the next of it last."""
    return [(int(f) % 64, int(f) // 64) for f in state.stack[: state.depth]]


def kind_of(state: State) -> int:
    """Return the decision at hand."""
    return int(state.stack[state.depth - 1]) % 64


def details_of(state: State) -> int:
    """The details of what is being decided."""
    return int(state.stack[state.depth - 1]) // 64


def die_in_hand(details: int) -> tuple[int, int]:
    """The colour and the value, from 1, of a die that was taken."""
    return details % 2, details // 2


def tile_in_hand(details: int) -> tuple[int, int, int]:
    """The tile, its stack, and the cell of its first square once that is chosen."""
    return details % 128, details // 128 % 8, details // 1024


def die_on_line(details: int) -> tuple[int, int, int | None]:
    """The line of a die, how many cells it has passed, and the last building it came to."""
    last = details // 128
    return details % 16, details // 16 % 8, last - 1 if last else None


def carts_called(details: int) -> tuple[list[int], bool, bool]:
    """The carts to move, whether a row calls them, whether a technology does."""
    return members(details % 4), bool(details & 4), bool(details & 8)


def tokens_in_hand(details: int) -> list[int]:
    """The faces of the tokens drawn so far, one or two."""
    return [token % 64 - 1 for token in (details // 2**8 % 2**12, details // 2**20) if token]


def tokens_under(state: State) -> list[tuple[int, int]]:
    """The stack and the face of every token that went overboard, in order."""
    return [(int(token) % 64, int(token) // 64) for token in state.under[: state.under_count]]


def uses_of(state: State, seat: int, ability: int) -> int:
    """Count how often a seat has used an ability in this round."""
    return int(state.uses[seat]) // (1 << 3 * ability) % 8


def goods_of(state: State, seat: int) -> Goods:
    """All resources of a seat by name."""
    return {kind: int(state.goods[seat * st.GOODS + i]) for i, kind in enumerate(RESOURCES)}


def lacks(state: State, seat: int, cost: Goods) -> bool:
    """Tell whether a seat cannot pay a cost."""
    have = goods_of(state, seat)
    return any(have[kind] < amount for kind, amount in cost.items())


def actions_of(state: State) -> set[str]:
    """The actions of which one can be done."""
    names = (*ACTIONS, DEAL)
    return {names[i] for i in members(details_of(state))}


def powers_of(state: State, seat: int) -> set[str]:
    """The lasting technologies of a seat."""
    return {POWERS[i] for i in members(state.powers[seat])}


def carts_of(state: State, seat: int) -> dict[int, int]:
    """The cells of the carts on the grid, by their number."""
    places = {i: int(state.cart[seat * st.CARTS_EACH + i]) for i in range(st.CARTS_EACH)}
    return {i: cell for i, cell in places.items() if 0 <= cell < st.WAITING}


def blocked_cells(state: State, seat: int) -> set[int]:
    """Cells with a die, a worker or a cart, and the one that the die in use came to last."""
    cells = {
        *members(state.white[seat]),
        *members(state.orange[seat]),
        *members(state.working[seat]),
        *carts_of(state, seat).values(),
    }
    details, kind = divmod(int(state.stack[0]), 64)
    last = die_on_line(details)[2] if kind == st.ACTIVATE else None
    return cells if last is None else cells | {last}


def square_at(state: State, seat: int, cell: int) -> Square | None:
    """The square on a cell, or `None` if it is empty."""
    number = int(state.square[seat * CELLS + cell])
    if number == NOTHING:
        return None
    tile, square = divmod(number, SQUARES_EACH)
    box = state.tables.box
    if tile < ALL_TILES:
        return box.tiles[tile].squares[square]
    return box.printed[number - ALL_TILES * SQUARES_EACH]


def tiles_on(state: State, seat: int) -> list[int]:
    """The tiles on a seat's grid."""
    squares = (int(n) for n in state.square[seat * CELLS : (seat + 1) * CELLS])
    tiles = {number // SQUARES_EACH for number in squares if number != NOTHING}
    return sorted(tile for tile in tiles if tile < ALL_TILES)


def tile_at(state: State, seat: int, cell: int) -> str | None:
    """The id of the tile on a cell; `None` if the cell is empty or printed."""
    number = int(state.square[seat * CELLS + cell])
    tile = number // SQUARES_EACH
    return state.tables.box.tiles[tile].id if 0 <= tile < ALL_TILES else None


def covered(tile: Tile, cell: str, turn: int) -> dict[int, Square]:
    """The cells that a tile covers, its first square on a cell and turned; -1 is off the grid."""
    first = CELL.index[cell]
    found: dict[int, Square] = {}
    for square in tile.squares:
        row, col = square.row, square.col
        for _ in range(turn):
            row, col = col, -row
        row, col = row + first // COLUMNS, col + first % COLUMNS
        inside = 0 <= row < COLUMNS and 0 <= col < COLUMNS
        found[row * COLUMNS + col if inside else -1] = square
    return found


def is_building(state: State, seat: int, cell: int) -> bool:
    """Tell whether there is a building on a cell."""
    square = square_at(state, seat, cell)
    return square is not None and square.building is not None

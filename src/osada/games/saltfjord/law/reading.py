"""A position as judges and tellers read it: names and sets instead of numbers and masks."""

from __future__ import annotations

from typing import Final

from osada.core.bits import members
from osada.games.saltfjord.content.components import ACTIONS, POWERS, RESOURCES, Goods, Square
from osada.games.saltfjord.content.tables import BOARDS, TILES
from osada.games.saltfjord.law import state as st
from osada.games.saltfjord.law.moves import CELL, TILE
from osada.games.saltfjord.law.state import CELLS, NOTHING, State

_PRINTED: Final = [square for board in BOARDS for square in board.printed]
DEAL: Final = "deal"
"""The action of the pier with deals."""


def kind_of(state: State) -> int:
    """What is being decided."""
    return int(state.stack[state.depth - 1]) & 63


def details_of(state: State) -> int:
    """The details of what is being decided."""
    return int(state.stack[state.depth - 1]) >> 6


def goods_of(state: State, seat: int) -> Goods:
    """All resources of a seat by name."""
    return {kind: int(state.goods[seat * 8 + i]) for i, kind in enumerate(RESOURCES)}


def lacks(state: State, seat: int, cost: Goods) -> bool:
    """Whether a seat cannot pay a cost."""
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
    places = {i: int(state.cart[seat * 2 + i]) for i in range(2)}
    return {i: cell for i, cell in places.items() if 0 <= cell < st.WAITING}


def blocked_cells(state: State, seat: int) -> set[int]:
    """Cells with a die, a worker or a cart, and the one that the die in use came to last."""
    cells = {
        *members(state.white[seat]),
        *members(state.orange[seat]),
        *members(state.working[seat]),
        *carts_of(state, seat).values(),
    }
    base = int(state.stack[0])
    if base & 63 == st.ACTIVATE:
        last = (base >> 6) // 128
        cells |= {last - 1} if last else set()
    return cells


def square_at(state: State, seat: int, cell: int) -> Square | None:
    """The square on a cell, or `None` if it is empty."""
    number = int(state.square[seat * CELLS + cell])
    if number == NOTHING:
        return None
    if number < 3 * len(TILES):
        return TILES[number // 3].squares[number % 3]
    return _PRINTED[number - 3 * len(TILES)]


def tile_at(state: State, seat: int, cell: int) -> str | None:
    """The id of the tile on a cell; `None` if the cell is empty or printed."""
    number = int(state.square[seat * CELLS + cell])
    return TILES[number // 3].id if 0 <= number < 3 * len(TILES) else None


def covered(tile: str, cell: str, turn: int) -> dict[int, Square]:
    """The cells that a tile covers, its first square on a cell and turned; -1 is off the grid."""
    first = CELL.index[cell]
    found: dict[int, Square] = {}
    for square in TILES[TILE.index[tile]].squares:
        row, col = square.row, square.col
        for _ in range(turn):
            row, col = col, -row
        row, col = row + first // 6, col + first % 6
        inside = 0 <= row < 6 and 0 <= col < 6
        found[row * 6 + col if inside else -1] = square
    return found


def is_building(state: State, seat: int, cell: int) -> bool:
    """Whether there is a building on a cell."""
    square = square_at(state, seat, cell)
    return square is not None and square.building is not None

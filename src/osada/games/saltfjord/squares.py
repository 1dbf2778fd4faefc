"""What lies on the cells of a village board, as the data describe it; for readers of a position."""

from __future__ import annotations

from typing import Final

from osada.games.saltfjord.content import Square
from osada.games.saltfjord.moves import CELL, TILE
from osada.games.saltfjord.state import CELLS, NOTHING, State
from osada.games.saltfjord.tables import BOARDS, TILES

_PRINTED: Final = [square for board in BOARDS for square in board.printed]


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

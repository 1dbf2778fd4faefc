"""What lies on the cells of a village board, as the data describe it; for readers of a position."""

from __future__ import annotations

from typing import Final

from osada.games.saltfjord.content import Square
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


def village(state: State, seat: int) -> dict[int, Square]:
    """All squares of a village, by cell."""
    squares = {cell: square_at(state, seat, cell) for cell in range(CELLS)}
    return {cell: square for cell, square in squares.items() if square is not None}

"""Fullness of rows and columns, looked up row by row instead of counted cell by cell.

A sum is one number with several parts: how many cells lie in each column, four bits a column, and
the sums of the squares and of the cubes of how many lie in each line.
"""

from __future__ import annotations

from typing import Final

from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import COLUMNS

_SQUARES: Final = 24
"""The first bit of the sum of squares; twelve full lines make 432."""
_CUBES: Final = 36
"""The first bit of the sum of cubes; twelve full lines make 2592."""
_ROW: Final = (1 << COLUMNS) - 1


def _sums(full: int) -> int:
    return (full**2 << _SQUARES) + (full**3 << _CUBES)


def _of_row(cells: int) -> int:
    columns = sum(1 << 4 * column for column in range(COLUMNS) if cells >> column & 1)
    return columns + _sums(cells.bit_count())


_OF_ROW: Final[vec[i64]] = vec[i64]([_of_row(cells) for cells in range(1 << COLUMNS)])
"""For the cells of one row."""
_OF_TWO: Final[vec[i64]] = vec[i64]([_sums(two & 15) + _sums(two >> 4) for two in range(256)])
"""For two columns by how full they are."""
_FULL: Final[vec[i64]] = vec[i64]([cells.bit_count() for cells in range(1 << COLUMNS)])


def summed(cells: i64) -> i64:
    """The sum of some cells of a village board."""
    rows = _OF_ROW[cells & _ROW] + _OF_ROW[cells >> 6 & _ROW] + _OF_ROW[cells >> 12 & _ROW]
    rows += _OF_ROW[cells >> 18 & _ROW] + _OF_ROW[cells >> 24 & _ROW] + _OF_ROW[cells >> 30 & _ROW]
    return rows + _OF_TWO[rows & 255] + _OF_TWO[rows >> 8 & 255] + _OF_TWO[rows >> 16 & 255]


def squares(total: i64) -> i64:
    """The cells of each line, squared, all together."""
    return total >> _SQUARES & 0xFFF


def cubes(total: i64) -> i64:
    """The cells of each line to the third power, all together."""
    return total >> _CUBES


def in_row(cells: i64, row: i64) -> i64:
    """Count how many of some cells lie in a row."""
    return _FULL[cells >> COLUMNS * row & _ROW]


def in_column(total: i64, column: i64) -> i64:
    """Count how many of the cells of a sum lie in a column."""
    return total >> 4 * column & 15

"""Constants of every edition: the grid of a village board, arrows, and numbers of components.

`content/checks.py` holds packs to it.
"""

from typing import Final

from osada.core.ints import i64, vec
from osada.games.saltfjord.content.components import RESOURCES, UPGRADES_TO


def mask(numbers: list[int]) -> int:
    """A set of things as a bit mask."""
    return sum(1 << number for number in numbers)


# The warehouse (F12, F13)

UPGRADES: Final = 9
DOWNGRADES: Final = 6
ARROWS: Final = [
    (i, RESOURCES.index(up)) for i, kind in enumerate(RESOURCES) for up in UPGRADES_TO[kind]
]
"""The nine arrows, from a room to the one above."""
DOWN_ARROWS: Final = [(above, below) for below, above in ARROWS if below]
"""The arrows downwards. Down to fish is left out: a sale brings at least as much."""
ARROW_FROM: Final[vec[i64]] = vec[i64]([below for below, _ in ARROWS])
ARROW_TO: Final[vec[i64]] = vec[i64]([above for _, above in ARROWS])
DOWN_FROM: Final[vec[i64]] = vec[i64]([above for above, _ in DOWN_ARROWS])
DOWN_TO: Final[vec[i64]] = vec[i64]([below for _, below in DOWN_ARROWS])

# The grid: cells by rows; the first lines are the columns, the others the rows.

COLUMNS: Final = 6
CELLS: Final = 36
LINES: Final = 12
DIRECTIONS: Final = 5


def _lines() -> list[list[int]]:
    rows = [list(range(first, first + COLUMNS)) for first in range(0, CELLS, COLUMNS)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    return columns + rows


def _steps() -> list[int]:
    """For each cell: itself, then the cells above, below, left and right of it, or -1."""
    steps = []
    for cell in range(CELLS):
        row, col = divmod(cell, COLUMNS)
        for dr, dc in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
            inside = 0 <= row + dr < COLUMNS and 0 <= col + dc < COLUMNS
            steps.append((row + dr) * COLUMNS + col + dc if inside else -1)
    return steps


LINE_MASK: Final[vec[i64]] = vec[i64]([mask(line) for line in _lines()])
LINE_CELL: Final[vec[i64]] = vec[i64]([cell for line in _lines() for cell in line])
STEP: Final[vec[i64]] = vec[i64](_steps())
SNOW_CELLS: Final = (14, 15, 20, 21)
SNOW: Final = mask(list(SNOW_CELLS))

# Shapes and turns, tiles and their squares

SHAPES: Final = 3
WAYS: Final = 4
"""Ways to turn a tile: a turned shape is shape * WAYS + turn."""
SQUARES_EACH: Final = 3
"""Squares of a tile at most: a square is tile * SQUARES_EACH + number."""
SQUARES: Final[vec[i64]] = vec[i64]([1, 2, 3])
TURNS: Final[vec[i64]] = vec[i64]([1, 4, 4])
"""The number of turns of each shape."""
SHAPE_TILES: Final = 22
"""Tiles of each shape that players build."""
BUILT_TILES: Final = 66
"""All of them; the tiles after them are start buildings."""
ALL_TILES: Final = 70
TILE_SHAPE: Final[vec[i64]] = vec[i64]([0] * 22 + [1] * 22 + [2] * 22 + [1] * 4)
"""The shape of each tile; start buildings have two squares."""
STACKS_EACH: Final = 2
"""Stacks of each shape."""
TILE_STACKS: Final = 6

# Crates, tokens, tracks, and the rest

STACK_CRATES: Final = 44
"""Crates in the stacks; those after them lie on top at the start."""
ALL_CRATES: Final = 48
CRATE_STACKS: Final = 4
DEAL_COUNT: Final = 2
KINDS: Final = 3
"""Kinds of catch tokens."""
LEVELS: Final = 3
"""Steps of a technology track."""
ALL_ABILITIES: Final = 8
ALL_BOARDS: Final = 5
ALL_SCORING: Final = 11

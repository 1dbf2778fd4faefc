"""The components as tables of integers, built once."""

from typing import Final

from osada.core import content
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.checks import load
from osada.games.saltfjord.content.components import (
    ACTIONS,
    FILES,
    MEASURES,
    OCCASIONS,
    POINTS,
    POWERS,
    RESOURCES,
    Abilities,
    Boards,
    Buildings,
    Crates,
    Fjord,
    Goods,
    Scoring,
    Square,
    StartSets,
    Technology,
    Track,
    Warehouse,
)

DATA: Final = {name: content.read("osada.games.saltfjord", name) for name in FILES}
ABILITIES: Final = load(Abilities, "abilities.json", DATA["abilities.json"]).abilities
BUILDINGS: Final = load(Buildings, "buildings.json", DATA["buildings.json"])
CRATES: Final = load(Crates, "crates.json", DATA["crates.json"])
FJORD: Final = load(Fjord, "fjord.json", DATA["fjord.json"])
BOARDS: Final = load(Boards, "player_boards.json", DATA["player_boards.json"]).boards
WAREHOUSE: Final = load(Warehouse, "resources.json", DATA["resources.json"]).resources
SCORING: Final = load(Scoring, "scoring_tiles.json", DATA["scoring_tiles.json"])
START_SETS: Final = load(StartSets, "start_sets.json", DATA["start_sets.json"]).resources
TECHNOLOGY: Final = load(Technology, "technology.json", DATA["technology.json"])
TILES: Final = [*BUILDINGS.tiles, *BUILDINGS.start_tiles]
ALL_CRATES: Final = [*CRATES.crates, *CRATES.start_crates]
TRACKS: Final = [*TECHNOLOGY.tracks, TECHNOLOGY.carts]
"""The four tracks of the board, then the one that covers logistics in the cart variant (F47)."""


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


# Goods: lists of (kind, amount), one after another; kind 8 is green points.


class _GoodsBook:
    """Numbers lists of goods; the list of nothing is number 0."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[tuple[int, int], ...], int] = {(): 0}

    def number(self, goods: Goods) -> int:
        """The number of a list of goods, in the order of the warehouse."""
        kinds = (*RESOURCES, POINTS)
        pairs = tuple((i, goods[kind]) for i, kind in enumerate(kinds) if kind in goods)
        return self.numbers.setdefault(pairs, len(self.numbers))


_BOOK: Final = _GoodsBook()


def _numbers(goods: list[Goods]) -> list[int]:
    return [_BOOK.number(each) for each in goods]


# The warehouse (F12, F13)

UPGRADES: Final = 9
DOWNGRADES: Final = 6
ARROWS: Final = [
    (i, RESOURCES.index(up)) for i, room in enumerate(WAREHOUSE) for up in room.upgrades_to
]
"""The nine arrows, from a room to the one above."""
DOWN_ARROWS: Final = [(above, below) for below, above in ARROWS if below]
"""The arrows downwards. Down to fish is left out: a sale brings at least as much."""
ARROW_FROM: Final[vec[i64]] = vec[i64]([below for below, _ in ARROWS])
ARROW_TO: Final[vec[i64]] = vec[i64]([above for _, above in ARROWS])
DOWN_FROM: Final[vec[i64]] = vec[i64]([above for above, _ in DOWN_ARROWS])
DOWN_TO: Final[vec[i64]] = vec[i64]([below for _, below in DOWN_ARROWS])
SALE: Final[vec[i64]] = vec[i64]([room.sale for room in WAREHOUSE])

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


LINE_MASK: Final[vec[i64]] = vec[i64]([_mask(line) for line in _lines()])
LINE_CELL: Final[vec[i64]] = vec[i64]([cell for line in _lines() for cell in line])
STEP: Final[vec[i64]] = vec[i64](_steps())

# Shapes and turns: the squares of a tile about its first one, turned clockwise.

SHAPES: Final = 3
WAYS: Final = 4
"""Ways to turn a tile: a turned shape is shape * WAYS + turn."""
SQUARES_EACH: Final = 3
"""Squares of a tile at most: a square is tile * SQUARES_EACH + number."""


def _turned(shape: int, turn: int) -> list[tuple[int, int]]:
    cells = list(BUILDINGS.shapes[shape].cells)
    for _ in range(turn):
        cells = [(col, -row) for row, col in cells]
    return cells


def _offsets() -> list[int]:
    """For each square of each shape and turn: how far it is from the first."""
    offsets = []
    for shape in range(SHAPES):
        for turn in range(WAYS):
            cells = [row * COLUMNS + col for row, col in _turned(shape, turn)]
            offsets += cells + [0] * (SQUARES_EACH - len(cells))
    return offsets


def _rooms() -> list[int]:
    """For each shape and turn the cells where the first square can lie inside the grid."""
    rooms = []
    for shape in range(SHAPES):
        for turn in range(WAYS):
            inside = [
                cell
                for cell in range(CELLS)
                if all(
                    0 <= cell // COLUMNS + row < COLUMNS and 0 <= cell % COLUMNS + col < COLUMNS
                    for row, col in _turned(shape, turn)
                )
            ]
            rooms.append(_mask(inside))
    return rooms


SQUARES: Final[vec[i64]] = vec[i64]([len(shape.cells) for shape in BUILDINGS.shapes])
OFFSET: Final[vec[i64]] = vec[i64](_offsets())
ROOM: Final[vec[i64]] = vec[i64](_rooms())
TURNS: Final[vec[i64]] = vec[i64]([1, 4, 4])
"""How many ways each shape can be turned."""
SNOW: Final[vec[i64]] = vec[i64]([_mask([14, 15, 20, 21])])

# Tiles and their squares: those of the tiles, then the printed squares of the boards.

SHAPE_TILES: Final = 22
"""Tiles of each shape that players build."""
BUILT_TILES: Final = 66
"""All of them; the tiles after them are start buildings."""
STACKS_EACH: Final = 2
"""Stacks of each shape."""
TILE_STACKS: Final = 6


def _building(square: Square) -> int:
    return int(square.building is not None)


def _square_goods(square: Square) -> Goods:
    if square.building is not None:
        return square.building.gain
    return square.promenade or {}


def _square_actions(square: Square) -> int:
    if square.building is None:
        return 0
    return _mask([ACTIONS.index(action) for action in square.building.actions])


_NO_SQUARE: Final = Square(0, 0)
_PRINTED_FROM: Final = SQUARES_EACH * len(TILES)
_ALL_SQUARES: Final = [
    square
    for tile in TILES
    for square in (tile.squares + [_NO_SQUARE] * (SQUARES_EACH - len(tile.squares)))
] + [square for board in BOARDS for square in board.printed]

TILE_SHAPE: Final[vec[i64]] = vec[i64](
    [[s.id for s in BUILDINGS.shapes].index(tile.shape) for tile in TILES]
)
IS_BUILDING: Final[vec[i64]] = vec[i64]([_building(square) for square in _ALL_SQUARES])
SQUARE_GAIN: Final[vec[i64]] = vec[i64](_numbers([_square_goods(s) for s in _ALL_SQUARES]))
SQUARE_ACTIONS: Final[vec[i64]] = vec[i64]([_square_actions(s) for s in _ALL_SQUARES])


def _board_cells() -> list[int]:
    """The square on each cell of each board, or -1."""
    cells = []
    printed = _PRINTED_FROM
    for board in BOARDS:
        squares = {
            (s.row - 1) * COLUMNS + s.col - 1: printed + i for i, s in enumerate(board.printed)
        }
        cells += [squares.get(cell, -1) for cell in range(CELLS)]
        printed += len(board.printed)
    return cells


BOARD_SQUARE: Final[vec[i64]] = vec[i64](_board_cells())

# Costs

CRATE_COST: Final[vec[i64]] = vec[i64](_numbers([crate.cost for crate in ALL_CRATES]))
CRATE_POINTS: Final[vec[i64]] = vec[i64]([crate.points for crate in ALL_CRATES])
SHAPE_COST: Final[vec[i64]] = vec[i64](_numbers([shape.cost for shape in BUILDINGS.shapes]))


def _cheaper(cost: Goods) -> Goods:
    """One wood less (F39)."""
    return {kind: n for kind, n in (cost | {"wood": cost.get("wood", 0) - 1}).items() if n > 0}


CHEAP_COST: Final[vec[i64]] = vec[i64](_numbers([_cheaper(s.cost) for s in BUILDINGS.shapes]))

# Technologies (F38 to F42, F51): number track * LEVELS + level.

LEVELS: Final = 3

_LEVELS: Final = [level for track in TRACKS for level in track.levels]
_ONCE: Final = ("worker", "ability", "cart", "move-carts")
TECH_COST: Final[vec[i64]] = vec[i64](_numbers([level.cost for level in _LEVELS]))
TECH_GAIN: Final[vec[i64]] = vec[i64](_numbers([level.gain for level in _LEVELS]))
TECH_ONCE: Final[vec[i64]] = vec[i64](
    [_ONCE.index(level.once) + 1 if level.once else 0 for level in _LEVELS]
)
TECH_POWER: Final[vec[i64]] = vec[i64](
    [1 << POWERS.index(level.power) if level.power else 0 for level in _LEVELS]
)
LEVEL_POINTS: Final[vec[i64]] = vec[i64](TECHNOLOGY.level_points)
TAVERN_ACTION: Final[vec[i64]] = vec[i64](
    [1 << ACTIONS.index(tavern.action) for tavern in TECHNOLOGY.taverns]
)
TAVERN_TIMES: Final[vec[i64]] = vec[i64]([tavern.times for tavern in TECHNOLOGY.taverns])


def most_workers(track: Track) -> int:
    """How many workers wait on a track."""
    return sum(level.once == "worker" for level in track.levels)


# Crates and piers (F6, F35)

DEAL_COUNT: Final = 2
STACK_CRATES: Final = 44
"""Crates in the stacks; those after them lie on top at the start."""
CRATE_STACKS: Final = 4
_DEALS: Final = [deal for pier in CRATES.piers for deal in pier.deals]
DEAL_ACTION: Final = 64
PIER_GAIN: Final[vec[i64]] = vec[i64](_numbers([pier.gain for pier in CRATES.piers]))
PIER_ACTIONS: Final[vec[i64]] = vec[i64](
    [
        DEAL_ACTION if pier.deals else _mask([ACTIONS.index(action) for action in pier.actions])
        for pier in CRATES.piers
    ]
)
DEALS: Final = tuple(deal.id for deal in _DEALS)
DEAL_PAY: Final[vec[i64]] = vec[i64](_numbers([deal.pay for deal in _DEALS]))
DEAL_GAIN: Final[vec[i64]] = vec[i64](_numbers([deal.gain for deal in _DEALS]))
SET_BONUS: Final[vec[i64]] = vec[i64]([CRATES.set_bonus])

# The fjord: stack area * KINDS + kind, both from 0; area 0 is the first one outside of the harbour.

KINDS: Final = 3
"""Kinds of catch tokens."""

AREAS: Final = len(FJORD.areas)
STACKS: Final = KINDS * AREAS
FACES: Final = len(FJORD.tokens)
AREA_POINTS: Final[vec[i64]] = vec[i64]([area.points for area in FJORD.areas])
STACK_SIZE: Final[vec[i64]] = vec[i64]([n for area in FJORD.areas for n in area.stacks])
FACE_KIND: Final[vec[i64]] = vec[i64]([token.kind - 1 for token in FJORD.tokens])
FACE_COUNT: Final[vec[i64]] = vec[i64]([token.count for token in FJORD.tokens])
FACE_POINTS: Final[vec[i64]] = vec[i64]([t.reward.get(POINTS, 0) for t in FJORD.tokens])
FACE_GAIN: Final[vec[i64]] = vec[i64](
    _numbers([{k: n for k, n in t.reward.items() if k != POINTS} for t in FJORD.tokens])
)
TOKENS: Final = sum(token.count for token in FJORD.tokens)
SLOTS: Final[vec[i64]] = vec[i64]([FJORD.slots, FJORD.better_slots])

# Abilities and start sets

FREE_PIPS: Final[vec[i64]] = vec[i64]([ability.free_pips for ability in ABILITIES])
UPGRADE_PRICE: Final[vec[i64]] = vec[i64](
    [2 if a.upgrade_price is None else a.upgrade_price for a in ABILITIES]
)
PER_ROUND: Final[vec[i64]] = vec[i64]([ability.per_round for ability in ABILITIES])
TRADE_PAY: Final[vec[i64]] = vec[i64](_numbers([a.trade.pay if a.trade else {} for a in ABILITIES]))
TRADE_CHOICE: Final[vec[i64]] = vec[i64](
    [_mask([RESOURCES.index(r) for r in a.trade.choice]) if a.trade else 0 for a in ABILITIES]
)
REWARDS: Final = 6
REWARD: Final[vec[i64]] = vec[i64](
    _numbers([a.rewards.get(occasion, {}) for a in ABILITIES for occasion in OCCASIONS])
)
"""What an ability gives on an occasion, at ability * REWARDS + occasion."""


def _abilities_with(values: vec[i64], without: int) -> int:
    return _mask([i for i, value in enumerate(values) if value != without])


PILOTS: Final[vec[i64]] = vec[i64](
    [
        _abilities_with(FREE_PIPS, 0),
        _abilities_with(UPGRADE_PRICE, 2),
        _abilities_with(TRADE_CHOICE, 0),
    ]
)
"""The abilities about dice, about bought upgrades, about trades."""
START_GAIN: Final[vec[i64]] = vec[i64](_numbers([tile.gain for tile in START_SETS]))
START_ACTIONS: Final[vec[i64]] = vec[i64](
    [_mask([ACTIONS.index(action) for action in tile.actions]) for tile in START_SETS]
)

# Scoring tiles

SCORE_MEASURE: Final[vec[i64]] = vec[i64]([MEASURES.index(tile.per) for tile in SCORING.tiles])
GRADES: Final = 4
"""Points of a scoring tile at most: for the first, the second … to come, or the round."""
SCORE_POINTS: Final[vec[i64]] = vec[i64](
    [n for tile in SCORING.tiles for n in (tile.points + [0] * (GRADES - len(tile.points)))]
)

# The goods, now that all are numbered

_LISTS: Final = list(_BOOK.numbers)
GOODS_FROM: Final[vec[i64]] = vec[i64](
    [sum(len(goods) for goods in _LISTS[:i]) for i in range(len(_LISTS) + 1)]
)
GOODS_KIND: Final[vec[i64]] = vec[i64]([kind for goods in _LISTS for kind, _ in goods])
GOODS_AMOUNT: Final[vec[i64]] = vec[i64]([amount for goods in _LISTS for _, amount in goods])

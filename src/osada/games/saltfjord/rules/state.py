"""The fields of a position of Saltfjord."""

from typing import Final

from mypy_extensions import mypyc_attr

from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.games.saltfjord.content.tables import Tables

NOTHING: Final = -1
NOBODY: Final = -1
ALL_CELLS: Final = 0xFFFFFFFFF
ROUNDS: Final = 3
WHITE: Final = 0
ORANGE: Final = 1
WAITING: Final = 36
"""The place of a cart that waits beside the board (F51)."""
PUBLIC: Final = 16
"""In a set of seats that know a token: spectators too, that is everybody."""

# How many of a thing there are: strides of the arrays. The grid and the tiles: `content/grid.py`.
GOODS: Final = 8
COLOURS: Final = 2
PIPS: Final = 6
TAVERNS: Final = 5
CARTS_EACH: Final = 2
HOLD: Final = 4
"""Tokens that lie on the larger boat tile."""
PIERS: Final = 4
TRACKS: Final = 4
SETS: Final = 4
MOST_SPECIALS: Final = 6

# Resources and points
FISH: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
PAPER: Final = 3
PLANK: Final = 4
FOOD: Final = 5
BOOK: Final = 6
GOLD: Final = 7
POINTS: Final = 8

# Actions of buildings, taverns and piers: bits of an ACT frame
ORDER_ACTION: Final = 1
TECHNOLOGY_ACTION: Final = 2
FISH_ACTION: Final = 4
SMALL_ACTION: Final = 8
UPGRADE_ACTION: Final = 16
ONE_ACTION: Final = 32
DEAL_ACTION: Final = 64

# Permanent technologies: bits of `powers`
BETTER_BOAT: Final = 1
CHEAP_BUILDING: Final = 2
PIER_AT_ONCE: Final = 4
ANY_PIER: Final = 8
TWO_TOKENS: Final = 16
KIND_2: Final = 32
KIND_3: Final = 64
CART_PROMENADES: Final = 128

# Frames: what is being decided is the top of a stack; `rules/frames.py` has their details.
# Kinds below NEXT_PIER are a seat's to decide, those from FIRST on are nature's.
PICK: Final = 1  # a start set
SPOT: Final = 2  # the cell of a tile: tile, stack
ROTATE: Final = 3  # its turn: tile, stack, cell
TURN: Final = 4
DIE: Final = 5  # what to do with a die: colour, value
CARTS: Final = 6  # carts still to move, and who called them
ACTIVATE: Final = 7  # line, cells passed, last cell
ACT: Final = 8  # one of a set of actions; of none, it is a pause for free actions
KEEP: Final = 9  # one of two tokens: as DRAW
LOAD: Final = 10  # a token for which the boat has no room: its face
PIER: Final = 11  # the pier of a crate: its stack
ABILITY: Final = 12
MENU: Final = 13  # one free action
END_TURN: Final = 14
NEXT_PIER: Final = 16  # pier, crates of it that have been used, whether after a pause
FIRST: Final = 24
BOARDS: Final = 25  # seat
ROLL: Final = 26  # dice left to roll, colour
TURN_TILE: Final = 27  # stack
TURN_CRATE: Final = 28  # stack
START_CRATES: Final = 29  # stack
BOARD_ABILITIES: Final = 30  # number
SET_ABILITIES: Final = 31  # set
SET_BUILDINGS: Final = 32  # set
SET_RESOURCES: Final = 33  # set
SCORING_TILES: Final = 34  # track
SPECIAL_TILES: Final = 35  # number
DRAW: Final = 36  # stack, tokens wanted, the first and the second token in hand
DEPTH: Final = 48
"""Frames a position can hold."""

SCALARS: Final = (
    "players",
    "carts",
    "side",
    "specials",
    "first_seat",
    "round",
    "over",
    "starter",
    "actor",
    "depth",
    "crate_pool",
    "crates_gone",
    "board_abilities",
    "under_count",
)
ARRAYS: Final = (
    "stack",
    "dice",
    "tavern_dice",
    "taken",
    "marker",
    "score",
    "goods",
    "filled",
    "built",
    "square",
    "large",
    "white",
    "orange",
    "workers",
    "working",
    "cart",
    "boat",
    "load",
    "caught",
    "crates",
    "levels",
    "powers",
    "abilities",
    "uses",
    "board",
    "tile_top",
    "tile_left",
    "tile_pool",
    "tiles_gone",
    "crate_top",
    "crate_left",
    "tokens",
    "token_left",
    "token_top",
    "token_known",
    "under",
    "scoring",
    "special",
    "set_ability",
    "set_building",
    "set_resources",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """The fields. Sets of cells, tiles, crates, seats and abilities are bit masks.

    Face-down stacks are multisets: which tiles, crates or tokens are left, and how many of them
    lie in each stack. A token that was looked at and put back on top is stored with who knows it;
    tokens thrown overboard lie under their stack, in order, and everybody saw them.
    """

    __slots__ = (*SCALARS, *ARRAYS, "tables", "shared")

    tables: Tables  # of the edition that is played; not a part of the position

    players: i64
    carts: i64  # whether the variant is played
    side: i64  # of the village boards: 0 plain, 1 villages
    specials: i64  # special scoring tiles, in a game for one
    first_seat: i64  # NOBODY: drawn by nature

    round: i64  # 0 in the set-up
    over: i64
    starter: i64  # of this round
    actor: i64
    depth: i64
    crate_pool: i64  # crates that nobody has seen
    crates_gone: i64  # removed from a game for one
    board_abilities: i64
    under_count: i64

    stack: vec[i64]
    dice: vec[i64]  # colour * PIPS + value - 1: dice in the areas
    tavern_dice: vec[i64]  # colour * TAVERNS + tavern: values of dice in a game for one, 0 for none
    taken: vec[i64]  # seat * COLOURS + colour: dice taken this round
    marker: vec[i64]  # the tavern a seat passed to
    score: vec[i64]
    goods: vec[i64]  # seat * GOODS + resource
    filled: vec[i64]
    built: vec[i64]  # cells with buildings; the other filled ones are promenades
    square: vec[i64]  # seat * CELLS + cell: what lies there
    large: vec[i64]  # large tiles
    white: vec[i64]  # cells with white dice
    orange: vec[i64]
    workers: vec[i64]  # on the worker space
    working: vec[i64]  # cells with workers
    cart: vec[i64]  # seat * CARTS_EACH + number: its cell, WAITING, or NOTHING
    boat: vec[i64]  # 0 in the harbour, else the area from 1
    load: vec[i64]  # seat * HOLD + slot: a token's face + 1, without gaps
    caught: vec[i64]  # seat * faces + face: tokens beside the board
    crates: vec[i64]  # seat * PIERS + pier
    levels: vec[i64]  # seat * TRACKS + track
    powers: vec[i64]
    abilities: vec[i64]
    uses: vec[i64]  # a digit for each ability: how often used this round
    board: vec[i64]  # the board of each seat
    tile_top: vec[i64]
    tile_left: vec[i64]  # face-down tiles below the top one
    tile_pool: vec[i64]  # tiles of each shape that nobody has seen
    tiles_gone: vec[i64]  # tiles of each shape removed from a game for one
    crate_top: vec[i64]
    crate_left: vec[i64]
    tokens: vec[i64]  # tokens of each face that nobody has seen
    token_left: vec[i64]  # such tokens in each stack
    token_top: vec[i64]  # face + 1 of a known token on each stack
    token_known: vec[i64]  # who knows it
    under: vec[i64]  # tokens under stacks in order: stack, face
    scoring: vec[i64]  # the tile of each track
    special: vec[i64]
    set_ability: vec[i64]
    set_building: vec[i64]
    set_resources: vec[i64]

    def __init__(self) -> None:
        self.shared: i64 = 0
        """Groups of arrays that clones may have too (`rules/shares.py`); not a part either."""

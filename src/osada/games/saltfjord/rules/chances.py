"""Nature's next draw: any of a set of things, all equally likely.

Only catch tokens are not: of some faces there are more. They are drawn in `fishing.py`.
"""

from typing import Final

from osada.core.bits import BIT
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import BUILT_TILES, SHAPE_TILES, STACK_CRATES, STACKS_EACH
from osada.games.saltfjord.rules.frames import top
from osada.games.saltfjord.rules.moves import (
    DRAW_ABILITY,
    DRAW_BOARD,
    DRAW_CRATE,
    DRAW_FIRST,
    DRAW_SCORING,
    DRAW_START_BUILDING,
    DRAW_START_CRATE,
    DRAW_START_RESOURCES,
    DRAW_TILE,
    ROLL_DIE,
)
from osada.games.saltfjord.rules.state import (
    BOARD_ABILITIES,
    BOARDS,
    FIRST,
    MOST_SPECIALS,
    NOTHING,
    PIPS,
    ROLL,
    SCORING_TILES,
    SET_ABILITIES,
    SET_BUILDINGS,
    SET_RESOURCES,
    SETS,
    SPECIAL_TILES,
    START_CRATES,
    TRACKS,
    TURN_CRATE,
    TURN_TILE,
    State,
)

ALL_ABILITIES: Final = 255
PURPLE_TILES: Final = 511
ALL_SCORING: Final = 2047
ALL_FOUR: Final = 15
"""All village boards, starting crates, start buildings, or start resources."""
ALL_VALUES: Final = (1 << PIPS) - 1

_MOVES: Final = {
    FIRST: DRAW_FIRST,
    BOARDS: DRAW_BOARD,
    ROLL: ROLL_DIE,
    TURN_TILE: DRAW_TILE,
    TURN_CRATE: DRAW_CRATE,
    START_CRATES: DRAW_START_CRATE,
    BOARD_ABILITIES: DRAW_ABILITY,
    SET_ABILITIES: DRAW_ABILITY,
    SET_BUILDINGS: DRAW_START_BUILDING,
    SET_RESOURCES: DRAW_START_RESOURCES,
    SCORING_TILES: DRAW_SCORING,
    SPECIAL_TILES: DRAW_SCORING,
}
_FIRST_MOVE: Final[vec[i64]] = vec[i64]([_MOVES.get(kind, 0) for kind in range(max(_MOVES) + 1)])


def first_move(state: State, kind: i64) -> i64:
    """The move that draws thing 0, for the kind of frame on top."""
    if kind == TURN_TILE:
        return DRAW_TILE + _shape(state) * SHAPE_TILES
    return _FIRST_MOVE[kind]


def things(state: State, kind: i64) -> i64:
    """Everything that can come next, for the kind of frame on top."""
    if kind == ROLL:
        return ALL_VALUES  # F2
    if kind == TURN_TILE:
        return state.tile_pool[_shape(state)]  # F4
    if kind == TURN_CRATE:
        return state.crate_pool  # F6
    return _laid_out(state, kind)


def _shape(state: State) -> i64:
    """The shape of the stack whose tile turns up."""
    return top(state) // STACKS_EACH


def _laid_out(state: State, kind: i64) -> i64:
    """The same for what only the set-up draws."""
    if kind == FIRST:
        return BIT[state.players] - 1
    if kind == BOARDS:
        return _boards_left(state)
    if kind == START_CRATES:
        return _crates_left(state)
    if kind in (BOARD_ABILITIES, SET_ABILITIES):
        return _abilities_left(state)
    if kind == SET_BUILDINGS:
        return _without(state.set_building, BUILT_TILES)
    if kind == SET_RESOURCES:
        return _without(state.set_resources, 0)
    return _scoring_left(state)


def _boards_left(state: State) -> i64:
    left: i64 = ALL_FOUR
    for seat in range(top(state)):
        left &= ~BIT[state.board[seat] - 1]
    return left


def _crates_left(state: State) -> i64:
    left: i64 = ALL_FOUR
    for stack in range(top(state)):
        left &= ~BIT[state.crate_top[stack] - STACK_CRATES]
    return left


def _abilities_left(state: State) -> i64:
    left = ALL_ABILITIES & ~state.board_abilities
    for i in range(SETS):
        if state.set_ability[i] != NOTHING:
            left &= ~BIT[state.set_ability[i]]
    return left


def _without(dealt: vec[i64], base: i64) -> i64:
    left: i64 = ALL_FOUR
    for i in range(SETS):
        if dealt[i] != NOTHING:
            left &= ~BIT[dealt[i] - base]
    return left


def _scoring_left(state: State) -> i64:
    """Tiles not laid out yet; without the green ones in a game for one (F7, F54, F59)."""
    left: i64 = PURPLE_TILES if state.players == 1 else ALL_SCORING
    for track in range(TRACKS):
        if state.scoring[track] != NOTHING:
            left &= ~BIT[state.scoring[track]]
    for i in range(MOST_SPECIALS):
        if state.special[i] != NOTHING:
            left &= ~BIT[state.special[i]]
    if left:
        return left
    for track in range(TRACKS):
        left |= BIT[state.scoring[track]]  # F59: the sixth is one of the tracks' tiles
    return left

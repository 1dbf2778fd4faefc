"""The village board: tiles, promenades, full rows and columns (F25, F27, F28, F34)."""

from typing import Final

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import (
    CELLS,
    COLUMNS,
    LINE_MASK,
    LINES,
    SHAPE_TILES,
    SNOW,
    SQUARES,
    SQUARES_EACH,
    STACKS_EACH,
    TILE_SHAPE,
    TURNS,
    WAYS,
)
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.dealt import TileTurnedUp
from osada.games.saltfjord.rules.events import ColumnCompleted, RowCompleted, TileBuilt, TileRemoved
from osada.games.saltfjord.rules.frames import pop, push, replace, top
from osada.games.saltfjord.rules.goods import can_pay, gain, pay, reward
from osada.games.saltfjord.rules.moves import BUILD, PLACE, TURN_TO
from osada.games.saltfjord.rules.shares import own_tiles, own_villages
from osada.games.saltfjord.rules.state import (
    ALL_CELLS,
    CHEAP_BUILDING,
    NOTHING,
    ROTATE,
    SPOT,
    TURN_TILE,
    State,
)

START: Final = 7
"""In place of a stack: a start building, for the cells with snow (F10)."""
SMALL_TILE: Final = 2
LARGE_TILE: Final = 3
LINE_FULL: Final = 4
ONE: Final = 0
LARGE: Final = 2


def anchors(tables: Tables, free: i64, shape: i64, turn: i64) -> i64:
    """The cells for a turned shape's first square so that all of it lies on free cells."""
    way = shape * WAYS + turn
    found = free & tables.room[way]
    for i in range(1, SQUARES[shape]):
        offset = tables.offset[way * SQUARES_EACH + i]
        if offset > 0:
            found &= free >> offset
        else:
            found &= free << (0 - offset)
    return found


def spots(tables: Tables, free: i64, shape: i64) -> i64:
    """The cells on which a shape's first square can lie, turned one way or another."""
    found: i64 = 0
    for turn in range(TURNS[shape]):
        found |= anchors(tables, free, shape, turn)
    return found


def fits(tables: Tables, free: i64, shape: i64) -> bool:
    """Tell whether a shape finds room on some free cells."""
    turn: i64 = 0
    while turn < TURNS[shape] and not anchors(tables, free, shape, turn):
        turn += 1
    return turn < TURNS[shape]


def _free_cells(state: State, stack: i64) -> i64:
    free = ALL_CELLS & ~state.filled[state.actor]
    return free & SNOW if stack == START else free


def cost(state: State, seat: i64, shape: i64) -> i64:
    """Return the cost of a tile, one wood less with the technology (F25, F34, F39)."""
    if state.powers[seat] & CHEAP_BUILDING:
        return state.tables.cheap_cost[shape]
    return state.tables.shape_cost[shape]


def builds_into(
    state: State, first: i64, last: i64, buffer: vec[i64], n: i64, *, free: bool
) -> i64:
    """Stacks from first to last whose top tile can be paid for and placed."""
    seat = state.actor
    empty = ALL_CELLS & ~state.filled[seat]
    for stack in range(first, last + 1):
        shape = stack // STACKS_EACH
        if state.tile_top[stack] == NOTHING:
            continue
        payable = free or can_pay(state, seat, cost(state, seat, shape))
        if payable and fits(state.tables, empty, shape):
            buffer[n] = BUILD + stack
            n += 1
    return n


def take_tile(state: State, stack: i64, events: list[Event] | None, *, free: bool) -> None:
    """Pay for the top tile of a stack; it lies there until its place is chosen."""
    if not free:
        pay(state, state.actor, cost(state, state.actor, stack // STACKS_EACH), events)
    push(state, SPOT, packed.tile_from(state.tile_top[stack], stack))


def spots_into(state: State, buffer: vec[i64]) -> i64:
    """Cells for the tile's first square (F25)."""
    details = top(state)
    free = _free_cells(state, packed.tile_stack(details))
    cells = spots(state.tables, free, TILE_SHAPE[packed.tile_number(details)])
    return members_into(cells, PLACE, buffer, 0)


def turns_into(state: State, buffer: vec[i64]) -> i64:
    """Turns in which the whole tile lies on empty cells (F25)."""
    details = top(state)
    free = _free_cells(state, packed.tile_stack(details))
    shape = TILE_SHAPE[packed.tile_number(details)]
    cell = BIT[packed.tile_cell(details)]
    n: i64 = 0
    for turn in range(TURNS[shape]):
        if anchors(state.tables, free, shape, turn) & cell:
            buffer[n] = TURN_TO + turn
            n += 1
    return n


def choose_spot(state: State, cell: i64, events: list[Event] | None) -> None:
    """The first square's cell is chosen; a tile of one square lies there already."""
    details = top(state)
    replace(state, ROTATE, packed.tile_at(details, cell))
    if TURNS[TILE_SHAPE[packed.tile_number(details)]] == 1:
        turn_tile(state, 0, events)


def turn_tile(state: State, turn: i64, events: list[Event] | None) -> None:
    """Lay the tile down, see to full lines, turn up the next tile."""
    details = pop(state)
    tile = packed.tile_number(details)
    stack = packed.tile_stack(details)
    lay(state, state.actor, tile, packed.tile_cell(details), turn, events)
    if stack != START:
        shape = stack // STACKS_EACH
        reward(state, state.actor, LARGE_TILE if shape == LARGE else SMALL_TILE, events)
        _lift(state, stack)
        if state.players == 1:
            _remove(state, stack ^ 1, events)


def lay(
    state: State, seat: i64, tile: i64, cell: i64, turn: i64, events: list[Event] | None
) -> None:
    """Put a tile on the grid (F25), and reward full rows and columns (F27, F28)."""
    own_villages(state)
    shape = TILE_SHAPE[tile]
    way = (shape * WAYS + turn) * SQUARES_EACH
    covered: i64 = 0
    for i in range(SQUARES[shape]):
        at = cell + state.tables.offset[way + i]
        covered |= BIT[at]
        square = tile * SQUARES_EACH + i
        state.square[seat * CELLS + at] = square
        if state.tables.is_building[square]:
            state.built[seat] |= BIT[at]
    state.filled[seat] |= covered
    if shape == LARGE:
        state.large[seat] += 1
    if events is not None:
        events.append(TileBuilt(seat, tile, cell, turn))
    for line in range(LINES):
        if LINE_MASK[line] & covered and LINE_MASK[line] & ~state.filled[seat] == 0:
            _complete(state, seat, line, events)


def _complete(state: State, seat: i64, line: i64, events: list[Event] | None) -> None:
    """A full line pays each of its promenades; at a crossing both lines do (F27 to F29)."""
    if events is not None:
        if line < COLUMNS:
            events.append(ColumnCompleted(seat, line + 1))
        else:
            events.append(RowCompleted(seat, line - COLUMNS + 1))
    cells = LINE_MASK[line] & ~state.built[seat]
    while cells:
        square = state.square[seat * CELLS + lowest(cells)]
        gain(state, seat, state.tables.square_gain[square], events)
        cells &= cells - 1
    reward(state, seat, LINE_FULL, events)


def _lift(state: State, stack: i64) -> None:
    """The top tile is gone; the next one is turned up (F4)."""
    own_tiles(state)
    state.tile_top[stack] = NOTHING
    if state.tile_left[stack] > 0:
        push(state, TURN_TILE, stack)


def _remove(state: State, stack: i64, events: list[Event] | None) -> None:
    """In a game for one the other stack of the shape loses its top tile (F55)."""
    tile = state.tile_top[stack]
    if tile == NOTHING:
        return
    shape = stack // STACKS_EACH
    own_tiles(state)
    state.tiles_gone[shape] |= BIT[tile - SHAPE_TILES * shape]
    if events is not None:
        events.append(TileRemoved(tile))
    _lift(state, stack)


def turn_up_tile(state: State, tile: i64, events: list[Event] | None) -> None:
    """The next tile of a stack lies face up (F4)."""
    stack = pop(state)
    shape = stack // STACKS_EACH
    own_tiles(state)
    state.tile_pool[shape] &= ~BIT[tile - SHAPE_TILES * shape]
    state.tile_left[stack] -= 1
    state.tile_top[stack] = tile
    if events is not None:
        events.append(TileTurnedUp(stack, tile))

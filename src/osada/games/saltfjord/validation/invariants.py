"""Invariants of Saltfjord, which hold after every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import count, members
from osada.core.ranges import outside
from osada.games.saltfjord.content.components import MOST_PLAYERS, POWERS, Level
from osada.games.saltfjord.content.grid import (
    ALL_ABILITIES,
    ALL_BOARDS,
    ALL_CRATES,
    ALL_TILES,
    BUILT_TILES,
    CELLS,
    COLUMNS,
    LEVELS,
    SHAPE_TILES,
    SHAPES,
    SNOW_CELLS,
    SQUARES,
    SQUARES_EACH,
    STACK_CRATES,
    TILE_SHAPE,
    TURNS,
    WAYS,
)
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.judge import reading
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.state import NOTHING, State
from osada.games.saltfjord.validation.progress import kinds_of, picked, wrong_course
from osada.games.saltfjord.validation.supplies import wrong_supplies

_SEATS: Final = (0, MOST_PLAYERS - 1)
_CELLS: Final = (0, 2**CELLS - 1)
_RANGES: Final[dict[str, tuple[int, int]]] = {
    "players": (1, MOST_PLAYERS),
    "carts": (0, 1),
    "side": (0, 1),
    "specials": (0, st.MOST_SPECIALS),
    "first_seat": (-1, MOST_PLAYERS - 1),
    "round": (0, st.ROUNDS),
    "over": (0, 1),
    "starter": _SEATS,
    "actor": _SEATS,
    "depth": (0, st.DEPTH),
    "crate_pool": (0, 2**STACK_CRATES - 1),
    "crates_gone": (0, 2**ALL_CRATES - 1),
    "board_abilities": (0, 2**ALL_ABILITIES - 1),
    "stack": (0, 2**40),
    "dice": (0, 24),
    "tavern_dice": (0, st.PIPS),
    "taken": (0, 3),
    "marker": (NOTHING, st.TAVERNS - 1),
    "score": (0, 999),
    "goods": (0, 255),
    "filled": _CELLS,
    "built": _CELLS,
    "large": (0, CELLS // SQUARES_EACH),
    "white": _CELLS,
    "orange": _CELLS,
    "workers": (0, 15),
    "working": _CELLS,
    "cart": (NOTHING, st.WAITING),
    "crates": (0, 2**ALL_CRATES - 1),
    "levels": (0, LEVELS),
    "powers": (0, 2 ** len(POWERS) - 1),
    "abilities": (0, 2**ALL_ABILITIES - 1),
    "uses": (0, 8**ALL_ABILITIES - 1),
    "board": (0, ALL_BOARDS - 1),
    "tile_top": (NOTHING, BUILT_TILES - 1),
    "tile_left": (0, SHAPE_TILES),
    "tile_pool": (0, 2**SHAPE_TILES - 1),
    "tiles_gone": (0, 2**SHAPE_TILES - 1),
    "crate_top": (NOTHING, ALL_CRATES - 1),
    "crate_left": (0, STACK_CRATES),
    "token_known": (0, 31),
    "under": (0, 2**20),
    "scoring": (NOTHING, 99),
    "special": (NOTHING, 99),
    "set_ability": (NOTHING, ALL_ABILITIES - 1),
    "set_building": (NOTHING, ALL_TILES - 1),
    "set_resources": (NOTHING, 99),
}


def _ranges(tables: Tables) -> dict[str, tuple[int, int]]:
    """Return the ranges of a position's numbers; some are the edition's."""
    tokens, faces = (0, int(tables.tokens)), (0, int(tables.faces))
    return _RANGES | {
        "square": (NOTHING, len(tables.is_building) - 1),
        "boat": (0, int(tables.areas)),
        "load": faces,
        "token_top": faces,
        "under_count": tokens,
        "caught": tokens,
        "tokens": tokens,
        "token_left": tokens,
    }


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    faults = list(outside(state, _ranges(state.tables))) or list(wrong_course(state))
    yield from faults
    if faults:
        return
    yield from wrong_supplies(state)
    for seat in range(state.players):
        yield from _wrong_player(state, seat)
        yield from _wrong_boat(state, seat)
        yield from _wrong_grid(state, seat)
        yield from _wrong_pieces(state, seat)


# What a player has


def _wrong_player(state: State, seat: int) -> Iterator[str]:
    """F8 to F10, F24, F38 to F42: what the start set and the technologies have brought."""
    steps = _steps(state, seat)
    workers = int(state.workers[seat]) + count(state.working[seat])
    if workers != 1 + sum(step.once == "worker" for step in steps):
        yield f"F8: seat {seat} has {workers} workers, but not by its technologies"
    if reading.powers_of(state, seat) != {step.power for step in steps if step.power}:
        yield f"F24: the lasting technologies of seat {seat} are not those of its markers"
    due = sum(step.once == "ability" for step in steps) + (seat in picked(state))
    due -= seat == state.actor and st.ABILITY in kinds_of(state)
    mine = members(state.abilities[seat])
    if len(mine) > due or (len(mine) < due and state.board_abilities):
        yield f"F9: seat {seat} has {len(mine)} abilities, not {due}"
    for ability in range(ALL_ABILITIES) if state.uses[seat] else ():
        used = reading.uses_of(state, seat, ability)
        tile = state.tables.box.abilities[ability]
        if used > (tile.per_round if ability in mine and state.round else 0):
            yield f"F36: seat {seat} has used the ability {tile.id} too often"
    if seat not in picked(state) and (_goods(state, seat) or state.boat[seat]):
        yield f"F9: seat {seat} has something before it picked a start set"
    if state.round == 0 and (steps or any(state.score) or any(state.caught) or any(state.crates)):
        yield "F1: points, orders or technologies before the first round"


def _steps(state: State, seat: int) -> list[Level]:
    """The steps of all tracks that a seat has gained."""
    steps: list[Level] = []
    technology = state.tables.box.technology
    for i, track in enumerate(technology.tracks):
        source = technology.carts if state.carts and track.id == "logistics" else track
        steps += source.levels[: state.levels[seat * st.TRACKS + i]]
    return steps


def _goods(state: State, seat: int) -> bool:
    return any(reading.goods_of(state, seat).values())


def _wrong_boat(state: State, seat: int) -> Iterator[str]:
    """F30 to F32, F39: tokens lie on the boat tile without gaps, one an area at most."""
    load = [bool(token) for token in state.load[seat * st.HOLD : (seat + 1) * st.HOLD]]
    fjord = state.tables.box.fjord
    slots = fjord.better_slots if state.powers[seat] & st.BETTER_BOAT else fjord.slots
    if sum(load) > slots or load != sorted(load, reverse=True):
        yield f"F31: the boat of seat {seat} has {slots} slots"
    if sum(load) > state.boat[seat]:
        yield f"F32: the boat of seat {seat} has more tokens than areas behind it"
    if state.round == 0 and state.boat[seat] > 1:
        yield f"F10: the boat of seat {seat} has gone far before the first round"


# The village board


def _wrong_grid(state: State, seat: int) -> Iterator[str]:
    """F8, F10, F25: printed buildings, and tiles that lie on the grid as they are."""
    squares = [int(n) for n in state.square[seat * CELLS : (seat + 1) * CELLS]]
    tables = state.tables
    board = [int(n) for n in tables.board_square[state.board[seat] * CELLS :][:CELLS]]
    printed = [n if n >= ALL_TILES * SQUARES_EACH else NOTHING for n in squares]
    if printed != board:
        yield f"F8: the printed buildings of seat {seat} are not those of its board"
    filled = sum(1 << cell for cell, n in enumerate(squares) if n != NOTHING)
    buildings = [n != NOTHING and tables.is_building[n] for n in squares]
    built = sum(1 << cell for cell, there in enumerate(buildings) if there)
    if filled != state.filled[seat] or built != state.built[seat]:
        yield f"F25: the grid of seat {seat} is miscounted"
    tiles = reading.tiles_on(state, seat)
    if not all(_lies_well(tables, squares, tile) for tile in tiles):
        yield f"F25: a tile of seat {seat} does not lie on the grid as it is"
    large = range((SHAPES - 1) * SHAPE_TILES, BUILT_TILES)
    if sum(tile in large for tile in tiles) != state.large[seat]:
        yield f"F34: the large tiles of seat {seat} are miscounted"
    yield from _wrong_start(state, seat, squares)


def _lies_well(tables: Tables, squares: list[int], tile: int) -> bool:
    shape = int(TILE_SHAPE[tile])
    numbers = [tile * SQUARES_EACH + i for i in range(SQUARES[shape])]
    if any(squares.count(number) != 1 for number in numbers):
        return False
    first, *others = (squares.index(n) for n in numbers)
    ways = [(shape * WAYS + turn) * SQUARES_EACH for turn in range(TURNS[shape])]
    return any(
        all(_next_to(first, cell, int(tables.offset[way + i])) for i, cell in enumerate(others, 1))
        for way in ways
    )


def _next_to(first: int, cell: int, offset: int) -> bool:
    """Tell whether a cell is so far from another one, not round the edge of the grid."""
    return cell - first == offset and abs(cell % COLUMNS - first % COLUMNS) <= 1


def _wrong_start(state: State, seat: int, squares: list[int]) -> Iterator[str]:
    """F10: the start building lies on two cells with snow."""
    tiles = [number // SQUARES_EACH for number in squares]
    cells = {cell for cell, tile in enumerate(tiles) if BUILT_TILES <= tile < ALL_TILES}
    in_hand = state.round == 0 and kinds_of(state)[-1] in (st.SPOT, st.ROTATE)
    placed = seat in picked(state) and not (in_hand and seat == state.actor)
    if not cells <= set(SNOW_CELLS) or len(cells) != 2 * placed:
        yield f"F10: the start building of seat {seat} is not where it must be"


def _wrong_pieces(state: State, seat: int) -> Iterator[str]:
    """F17, F43: one piece a cell, dice and workers on buildings until the round is over."""
    standing = [int(cells[seat]) for cells in (state.white, state.orange, state.working)]
    pieces = [cell for cells in standing for cell in members(cells)]
    pieces += reading.carts_of(state, seat).values()
    if len(set(pieces)) < len(pieces):
        yield f"F17: two pieces of seat {seat} are on one cell"
    if any(cells & ~state.built[seat] for cells in standing):
        yield f"F17: a die or a worker of seat {seat} is on no building"
    if any(standing) and (state.round == 0 or st.ROLL in kinds_of(state)):
        yield f"F43: a die or a worker of seat {seat} has not come back"
    yield from _wrong_carts(state, seat)


def _wrong_carts(state: State, seat: int) -> Iterator[str]:
    """F47, F51: a cart in the variant, and a second one that may wait for the top-left cell."""
    places = [int(n) for n in state.cart[seat * st.CARTS_EACH : (seat + 1) * st.CARTS_EACH]]
    carts = [place for place in places if place != NOTHING]
    due = state.carts + sum(step.once == "cart" for step in _steps(state, seat))
    if len(carts) != due or (due and places[0] == NOTHING):
        yield f"F47: seat {seat} has {len(carts)} carts, not {due}"
    if st.WAITING in carts and (places[0] == st.WAITING or not blocked(state, seat) & 1):
        yield f"F51: a cart of seat {seat} waits, but its cell is free"

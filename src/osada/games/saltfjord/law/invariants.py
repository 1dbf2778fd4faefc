"""What must always hold in Saltfjord, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from osada.core.bits import count, members
from osada.games.saltfjord.content.tables import (
    ALL_CRATES,
    BUILT_TILES,
    CELLS,
    FACE_COUNT,
    FACE_KIND,
    FACES,
    FJORD,
    KINDS,
    LEVELS,
    SHAPE_TILES,
    SHAPES,
    SQUARES_EACH,
    STACKS,
    STACKS_EACH,
    TECHNOLOGY,
    TILE_SHAPE,
    TILES,
    most_workers,
)
from osada.games.saltfjord.law import state as st
from osada.games.saltfjord.law.reading import (
    carts_of,
    frames,
    square_at,
    tokens_in_hand,
    tokens_under,
)
from osada.games.saltfjord.law.rules.activation import dice_in_round
from osada.games.saltfjord.law.rules.cells import cart_cells
from osada.games.saltfjord.law.state import NOTHING, State


def broken(state: State) -> Iterator[str]:
    """Everything that does not hold, in words."""
    course = list(_wrong_course(state))
    yield from course
    if course:
        return
    yield from _wrong_dice(state)
    yield from _wrong_tiles(state)
    yield from _wrong_crates(state)
    yield from _wrong_tokens(state)
    for seat in range(state.players):
        yield from _wrong_player(state, seat)
        yield from _wrong_board(state, seat)


def _wrong_course(state: State) -> Iterator[str]:
    if not 0 <= state.actor < state.players or not 0 <= state.starter < state.players:
        yield "the seat that decides, or that began, is not at the table"
    if not 0 <= state.round <= st.ROUNDS:
        yield "F1: there are three rounds"
    if not 0 <= state.depth <= st.DEPTH or (state.depth == 0) != bool(state.over):
        yield "something must be left to decide until the game is over"
    if any(state.stack[state.depth :]) or not all(state.stack[: state.depth]):
        yield "the stack of decisions has a gap"
    if state.over and (state.round != st.ROUNDS or NOTHING in state.marker):
        yield "F43: the game ended before all had passed in the third round"


def _wrong_dice(state: State) -> Iterator[str]:
    """F2, F53: every die is in an area, in a tavern, or was taken; F15: the limits."""
    if any(kind == st.ROLL for kind, _ in frames(state)):
        return
    for colour in (st.WHITE, st.ORANGE):
        lying = sum(state.dice[colour * st.PIPS : (colour + 1) * st.PIPS])
        taverns = state.tavern_dice[colour * st.TAVERNS : (colour + 1) * st.TAVERNS]
        lying += sum(value > 0 for value in taverns)
        taken = sum(state.taken[seat * st.COLOURS + colour] for seat in range(state.players))
        if lying + taken != dice_in_round(state, colour):
            yield "F2: a die is missing, or there is one too many"
        limit = 3 if colour == st.WHITE else state.round
        for seat in range(state.players):
            if state.taken[seat * st.COLOURS + colour] > limit:
                yield f"F15: seat {seat} has taken too many dice"
            cells = state.orange[seat] if colour else state.white[seat]
            if count(cells) > state.taken[seat * st.COLOURS + colour]:
                yield f"F18: seat {seat} has dice on its board that it did not take"


def _wrong_tiles(state: State) -> Iterator[str]:
    """F4: each of the 66 tiles is in one place."""
    built: Counter[int] = Counter()
    for seat in range(state.players):
        tiles = {n // SQUARES_EACH for n in _squares(state, seat) if n != NOTHING}
        built.update(tile for tile in tiles if tile < len(TILES))
    for shape in range(SHAPES):
        first = shape * SHAPE_TILES
        stacks = slice(shape * STACKS_EACH, (shape + 1) * STACKS_EACH)
        unseen = [first + i for i in members(state.tile_pool[shape])]
        gone = [first + i for i in members(state.tiles_gone[shape])]
        tops = [int(tile) for tile in state.tile_top[stacks] if tile != NOTHING]
        mine = [t for t in built.elements() if t < BUILT_TILES and TILE_SHAPE[t] == shape]
        if sorted([*unseen, *gone, *tops, *mine]) != list(range(first, first + SHAPE_TILES)):
            yield "F4: each building tile must be in one place"
        if len(unseen) != sum(state.tile_left[stacks]):
            yield "F4: the face-down tiles are miscounted"
    if any(times > 1 for times in built.values()):
        yield "F4: a tile was built twice"


def _wrong_crates(state: State) -> Iterator[str]:
    """F6: each of the 48 crates is in one place."""
    places = [*members(state.crate_pool), *members(state.crates_gone)]
    places += [int(crate) for crate in state.crate_top if crate != NOTHING]
    for pile in state.crates:
        places += members(pile)
    start = any(kind == st.START_CRATES for kind, _ in frames(state))
    if len(set(places)) != len(places) or (len(places) != len(ALL_CRATES) and not start):
        yield "F6: each crate must be in one place"
    if count(state.crate_pool) != sum(state.crate_left):
        yield "F6: the face-down crates are miscounted"


def _wrong_tokens(state: State) -> Iterator[str]:
    """F3: no catch token comes or goes."""
    faces: Counter[int] = Counter()
    for face in range(FACES):
        faces[face] += int(state.tokens[face])
        faces[face] += sum(int(state.caught[s * FACES + face]) for s in range(state.players))
    faces.update(int(token) - 1 for token in [*state.load, *state.token_top] if token)
    faces.update(face for _, face in tokens_under(state))
    for kind, details in frames(state):
        faces.update(_in_hand(kind, details))
    if any(faces[face] != FACE_COUNT[face] for face in range(FACES)) or min(state.tokens) < 0:
        yield "F3: a catch token is missing, or there is one too many"
    for kind in range(KINDS):
        unseen = sum(int(state.tokens[f]) for f in range(FACES) if FACE_KIND[f] == kind)
        if unseen < sum(int(state.token_left[i]) for i in range(kind, STACKS, KINDS)):
            yield "F3: there are fewer tokens than the stacks hold"
    if any(bool(a) != bool(b) for a, b in zip(state.token_top, state.token_known, strict=True)):
        yield "F42: a token on top of a stack is known to somebody"


def _in_hand(kind: int, details: int) -> list[int]:
    if kind == st.LOAD:
        return [details]
    return tokens_in_hand(details) if kind in {st.DRAW, st.KEEP} else []


def _wrong_player(state: State, seat: int) -> Iterator[str]:
    if min(state.goods[seat * st.GOODS : (seat + 1) * st.GOODS]) < 0:
        yield f"F12: seat {seat} has fewer than no resources"
    load = [bool(token) for token in state.load[seat * st.HOLD : (seat + 1) * st.HOLD]]
    slots = FJORD.better_slots if state.powers[seat] & st.BETTER_BOAT else FJORD.slots
    if sum(load) > slots or load != sorted(load, reverse=True):
        yield f"F31: the boat of seat {seat} has {slots} slots"
    if not 0 <= state.boat[seat] <= len(FJORD.areas) or (any(load) and not state.boat[seat]):
        yield f"F32: the boat of seat {seat} is not in the fjord"
    levels = state.levels[seat * st.TRACKS : (seat + 1) * st.TRACKS]
    if not all(0 <= level <= LEVELS for level in levels):
        yield f"F24: a marker of seat {seat} is beside its track"
    most = 1 + sum(most_workers(track) for track in [*TECHNOLOGY.tracks, TECHNOLOGY.carts])
    workers = int(state.workers[seat]) + len(members(state.working[seat]))
    if state.workers[seat] < 0 or workers > most:
        yield f"F8: seat {seat} has {workers} workers"
    others = [int(state.marker[s]) for s in range(state.players) if s != seat]
    if state.marker[seat] != NOTHING and state.marker[seat] in others:
        yield "F35: two markers are in one tavern"
    if not state.carts and any(cell != NOTHING for cell in _carts(state, seat)):
        yield "F47: there are carts, but the variant is not played"


def _wrong_board(state: State, seat: int) -> Iterator[str]:
    """F17, F27, F48: what fills the grid, and one piece a cell."""
    squares = {cell: square_at(state, seat, cell) for cell in range(CELLS)}
    filled = sum(1 << cell for cell, square in squares.items() if square)
    built = sum(1 << cell for cell, square in squares.items() if square and square.building)
    if filled != state.filled[seat] or built != state.built[seat]:
        yield f"F25: the grid of seat {seat} is miscounted"
    tiles = {n // SQUARES_EACH for n in _squares(state, seat)}
    large = range((SHAPES - 1) * SHAPE_TILES, BUILT_TILES)
    if len(tiles & set(large)) != state.large[seat]:
        yield f"F34: the large tiles of seat {seat} are miscounted"
    pieces = [state.white[seat], state.orange[seat], state.working[seat], cart_cells(state, seat)]
    if len(members(pieces[3])) != len(carts_of(state, seat)):
        yield f"F48: two carts of seat {seat} are on one cell"
    union = 0
    for cells in pieces:
        if union & cells:
            yield f"F17: two pieces of seat {seat} are on one cell"
        union |= int(cells)
    if (pieces[0] | pieces[1] | pieces[2]) & ~state.built[seat]:
        yield f"F17: a die or a worker of seat {seat} is on no building"


def _squares(state: State, seat: int) -> list[int]:
    return [int(n) for n in state.square[seat * CELLS : (seat + 1) * CELLS]]


def _carts(state: State, seat: int) -> list[int]:
    return [int(n) for n in state.cart[seat * st.CARTS_EACH : (seat + 1) * st.CARTS_EACH]]

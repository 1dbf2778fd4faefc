"""What must always hold in Saltfjord, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from osada.core.bits import count, members
from osada.games.saltfjord.content.tables import (
    FACE_COUNT,
    FACE_KIND,
    FACES,
    FJORD,
    STACKS,
    TECHNOLOGY,
    TILE_SHAPE,
    TILES,
    most_workers,
)
from osada.games.saltfjord.law import state as st
from osada.games.saltfjord.law.reading import square_at
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
    if any(state.stack[i] & 63 == st.ROLL for i in range(state.depth)):
        return
    for colour in (st.WHITE, st.ORANGE):
        lying = sum(state.dice[colour * 6 : colour * 6 + 6])
        lying += sum(value > 0 for value in state.tavern_dice[colour * 5 : colour * 5 + 5])
        taken = sum(state.taken[seat * 2 + colour] for seat in range(state.players))
        if lying + taken != dice_in_round(state, colour):
            yield "F2: a die is missing, or there is one too many"
        limit = 3 if colour == st.WHITE else state.round
        for seat in range(state.players):
            if state.taken[seat * 2 + colour] > limit:
                yield f"F15: seat {seat} has taken too many dice"
            cells = state.orange[seat] if colour else state.white[seat]
            if count(cells) > state.taken[seat * 2 + colour]:
                yield f"F18: seat {seat} has dice on its board that it did not take"


def _wrong_tiles(state: State) -> Iterator[str]:
    """F4: each of the 66 tiles is in one place."""
    built: Counter[int] = Counter()
    for seat in range(state.players):
        squares = [int(n) for n in state.square[seat * 36 : seat * 36 + 36] if n >= 0]
        built.update({n // 3 for n in squares if n < 3 * len(TILES)})
    for shape in range(3):
        unseen = [22 * shape + i for i in members(state.tile_pool[shape])]
        gone = [22 * shape + i for i in members(state.tiles_gone[shape])]
        tops = [int(t) for t in state.tile_top[2 * shape : 2 * shape + 2] if t != NOTHING]
        mine = [t for t in built.elements() if t < 66 and TILE_SHAPE[t] == shape]
        if sorted([*unseen, *gone, *tops, *mine]) != list(range(22 * shape, 22 * shape + 22)):
            yield "F4: each building tile must be in one place"
        if len(unseen) != sum(state.tile_left[2 * shape : 2 * shape + 2]):
            yield "F4: the face-down tiles are miscounted"
    if any(times > 1 for times in built.values()):
        yield "F4: a tile was built twice"


def _wrong_crates(state: State) -> Iterator[str]:
    """F6: each of the 48 crates is in one place."""
    places = [*members(state.crate_pool), *members(state.crates_gone)]
    places += [int(crate) for crate in state.crate_top if crate != NOTHING]
    for pile in state.crates:
        places += members(pile)
    start = any(state.stack[i] & 63 == st.START_CRATES for i in range(state.depth))
    if len(set(places)) != len(places) or (len(places) != 48 and not start):
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
    faces.update(int(state.under[i]) >> 6 for i in range(state.under_count))
    for i in range(state.depth):
        faces.update(_in_hand(int(state.stack[i])))
    if any(faces[face] != FACE_COUNT[face] for face in range(FACES)) or min(state.tokens) < 0:
        yield "F3: a catch token is missing, or there is one too many"
    for kind in range(3):
        unseen = sum(int(state.tokens[f]) for f in range(FACES) if FACE_KIND[f] == kind)
        if unseen < sum(int(state.token_left[i]) for i in range(kind, STACKS, 3)):
            yield "F3: there are fewer tokens than the stacks hold"
    if any(bool(a) != bool(b) for a, b in zip(state.token_top, state.token_known, strict=True)):
        yield "F42: a token on top of a stack is known to somebody"


def _in_hand(frame: int) -> list[int]:
    kind, details = frame & 63, frame >> 6
    if kind == st.LOAD:
        return [details]
    if kind not in {st.DRAW, st.KEEP}:
        return []
    return [face - 1 for face in (details >> 8 & 63, details >> 20 & 63) if face]


def _wrong_player(state: State, seat: int) -> Iterator[str]:
    if min(state.goods[seat * 8 : seat * 8 + 8]) < 0:
        yield f"F12: seat {seat} has fewer than no resources"
    load = [bool(token) for token in state.load[seat * 4 : seat * 4 + 4]]
    slots = FJORD.better_slots if state.powers[seat] & st.BETTER_BOAT else FJORD.slots
    if sum(load) > slots or load != sorted(load, reverse=True):
        yield f"F31: the boat of seat {seat} has {slots} slots"
    if not 0 <= state.boat[seat] <= len(FJORD.areas) or (any(load) and not state.boat[seat]):
        yield f"F32: the boat of seat {seat} is not in the fjord"
    if not all(0 <= level <= 3 for level in state.levels[seat * 4 : seat * 4 + 4]):
        yield f"F24: a marker of seat {seat} is beside its track"
    most = 1 + sum(most_workers(track) for track in [*TECHNOLOGY.tracks, TECHNOLOGY.carts])
    workers = int(state.workers[seat]) + len(members(state.working[seat]))
    if state.workers[seat] < 0 or workers > most:
        yield f"F8: seat {seat} has {workers} workers"
    others = [int(state.marker[s]) for s in range(state.players) if s != seat]
    if state.marker[seat] != NOTHING and state.marker[seat] in others:
        yield "F35: two markers are in one tavern"
    if not state.carts and any(c != NOTHING for c in state.cart[seat * 2 : seat * 2 + 2]):
        yield "F47: there are carts, but the variant is not played"


def _wrong_board(state: State, seat: int) -> Iterator[str]:
    """F17, F27, F48: what fills the grid, and one piece a cell."""
    squares = {cell: square_at(state, seat, cell) for cell in range(st.CELLS)}
    filled = sum(1 << cell for cell, square in squares.items() if square)
    built = sum(1 << cell for cell, square in squares.items() if square and square.building)
    if filled != state.filled[seat] or built != state.built[seat]:
        yield f"F25: the grid of seat {seat} is miscounted"
    large = sum(n // 3 >= 44 and n // 3 < 66 and n % 3 == 0 for n in _squares(state, seat))
    if large != state.large[seat]:
        yield f"F34: the large tiles of seat {seat} are miscounted"
    pieces = [state.white[seat], state.orange[seat], state.working[seat], cart_cells(state, seat)]
    carts = [int(c) for c in state.cart[seat * 2 : seat * 2 + 2] if 0 <= c < st.WAITING]
    if len(members(pieces[3])) != len(carts):
        yield f"F48: two carts of seat {seat} are on one cell"
    union = 0
    for cells in pieces:
        if union & cells:
            yield f"F17: two pieces of seat {seat} are on one cell"
        union |= int(cells)
    if (pieces[0] | pieces[1] | pieces[2]) & ~state.built[seat]:
        yield f"F17: a die or a worker of seat {seat} is on no building"


def _squares(state: State, seat: int) -> list[int]:
    return [int(n) for n in state.square[seat * 36 : seat * 36 + 36]]

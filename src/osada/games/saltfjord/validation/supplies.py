"""Invariants of the supplies of Saltfjord: each die, tile, crate and token is in one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from osada.core.bits import count, members
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import (
    ALL_ABILITIES,
    ALL_BOARDS,
    ALL_CRATES,
    ALL_SCORING,
    ALL_TILES,
    BUILT_TILES,
    CRATE_STACKS,
    KINDS,
    SHAPE_TILES,
    SHAPES,
    STACK_CRATES,
    STACKS_EACH,
    TILE_STACKS,
)
from osada.games.saltfjord.judge import reading
from osada.games.saltfjord.judge.reading import tiles_on
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.activation import dice_in_round
from osada.games.saltfjord.rules.state import NOTHING, State
from osada.games.saltfjord.validation.progress import (
    ALL_KNOW,
    LOOKERS,
    START,
    dealt,
    laying_out,
    picked,
)

_GREEN: Final = 9
"""The first of the green scoring tiles, which a game for one does without (F54)."""


def wrong_supplies(state: State) -> Iterator[str]:
    """F2 to F9: everything that is laid out."""
    yield from _wrong_dice(state)
    yield from _wrong_tiles(state)
    yield from _wrong_crates(state)
    yield from _wrong_tokens(state)
    yield from _wrong_tops(state)
    yield from _wrong_abilities(state)
    yield from _wrong_scoring(state)
    yield from _wrong_sets(state)
    yield from _wrong_boards(state)


# Dice


def _wrong_dice(state: State) -> Iterator[str]:
    """F2, F53: every die is in an area, in a tavern, or was taken; F15: the limits."""
    for colour in (st.WHITE, st.ORANGE):
        areas = [int(n) for n in _part(state.dice, colour, st.PIPS)]
        taverns = [int(n) for n in _part(state.tavern_dice, colour, st.TAVERNS)]
        taken = [int(n) for n in state.taken[colour :: st.COLOURS]]
        if any(areas) if state.players == 1 else any(taverns):
            yield "F53: dice lie in taverns in a game for one, else in areas"
        if sum(areas) + len(list(filter(None, taverns))) + sum(taken) != _rolled(state, colour):
            yield "F2: a die is missing, or there is one too many"
        if any(taverns[: -int(dice_in_round(state, colour))]):
            yield "F53: a die lies in a tavern too far to the left"
        for seat, number in enumerate(taken):
            if number > (3 if colour == st.WHITE else state.round):
                yield f"F15: seat {seat} has taken too many dice"
            if count((state.orange if colour else state.white)[seat]) > number:
                yield f"F18: seat {seat} has dice on its board that it did not take"


def _part(numbers: vec[i64], which: int, size: int) -> vec[i64]:
    return numbers[which * size : (which + 1) * size]


def _rolled(state: State, colour: int) -> int:
    """Count the dice of a colour on the table: all of them unless they are being rolled."""
    number = int(dice_in_round(state, colour))
    rolls = [details for kind, details in reading.frames(state) if kind == st.ROLL]
    if not rolls:
        return number
    left, rolling = rolls[0] % 32, rolls[0] // 32
    if rolling == colour:
        return number - left
    return number if colour < rolling else 0


# Tiles and crates


def _wrong_tiles(state: State) -> Iterator[str]:
    """F4: each of the 66 tiles is in one place."""
    built = [tile for seat in range(state.players) for tile in tiles_on(state, seat)]
    for shape in range(SHAPES):
        first = shape * SHAPE_TILES
        stacks = slice(shape * STACKS_EACH, (shape + 1) * STACKS_EACH)
        unseen = [first + i for i in members(state.tile_pool[shape])]
        gone = [first + i for i in members(state.tiles_gone[shape])]
        tops = [int(tile) for tile in state.tile_top[stacks] if tile != NOTHING]
        mine = [tile for tile in built if first <= tile < first + SHAPE_TILES]
        if sorted([*unseen, *gone, *tops, *mine]) != list(range(first, first + SHAPE_TILES)):
            yield "F4: each building tile must be in one place"
        if len(unseen) != sum(state.tile_left[stacks]):
            yield "F4: the face-down tiles are miscounted"
        if gone and state.players > 1:
            yield "F55: tiles are removed in a game for one only"
    start = [tile for tile in built if tile >= BUILT_TILES] + _start_tiles_in_hand(state)
    start += [int(tile) for tile in state.set_building if tile != NOTHING]
    if len(set(start)) < len(start):
        yield "F9: each start building must be in one place"


def _start_tiles_in_hand(state: State) -> list[int]:
    hands = [d for kind, d in reading.frames(state) if kind in (st.SPOT, st.ROTATE)]
    tiles = [reading.tile_in_hand(details) for details in hands]
    return [tile for tile, stack, _ in tiles if stack == START]


def _wrong_crates(state: State) -> Iterator[str]:
    """F6: each of the 48 crates is in one place."""
    places = [*members(state.crate_pool), *members(state.crates_gone)]
    places += [int(crate) for crate in state.crate_top if crate != NOTHING]
    for pile in state.crates:
        places += members(pile)
    if state.round == 0:
        laid = dealt(state, st.START_CRATES, CRATE_STACKS)
        tops = [int(crate) for crate in state.crate_top]
        if min(tops[:laid], default=STACK_CRATES) < STACK_CRATES or any(
            crate != NOTHING for crate in tops[laid:]
        ):
            yield "F6: a starting crate lies on each stack"
        places += sorted(set(range(STACK_CRATES, ALL_CRATES)) - set(tops))
    if sorted(places) != list(range(ALL_CRATES)):
        yield "F6: each crate must be in one place"
    if count(state.crate_pool) != sum(state.crate_left):
        yield "F6: the face-down crates are miscounted"
    if state.crates_gone and state.players > 1:
        yield "F56: crates are removed in a game for one only"


def _wrong_tops(state: State) -> Iterator[str]:
    """F4, F6: the top of a stack lies open, unless it is empty or the next one is turned up."""
    frames = reading.frames(state)
    turning = {(kind, details) for kind, details in frames}
    size = SHAPE_TILES // STACKS_EACH
    for stack in range(TILE_STACKS):
        empty = state.tile_top[stack] == NOTHING
        left = int(state.tile_left[stack])
        if empty and left and (st.TURN_TILE, stack) not in turning:
            yield "F4: the top tile of each stack lies open"
        if left + (not empty) > size:
            yield f"F4: {size} tiles make a stack"
    size = STACK_CRATES // CRATE_STACKS
    waiting = [kind for kind, _ in frames] if state.round == 0 else []
    for stack in range(CRATE_STACKS):
        crate, left = int(state.crate_top[stack]), int(state.crate_left[stack])
        due = (st.TURN_CRATE, stack) in turning or st.START_CRATES in waiting
        if crate == NOTHING and left and not due:
            yield "F6: the top crate of each stack lies open"
        if left + (STACK_CRATES > crate != NOTHING) > size:
            yield f"F6: {size} crates make a stack, and a starting crate"
        if crate >= STACK_CRATES and left < size:
            yield "F6: a starting crate lies on a stack that was begun"


# Tokens


def _wrong_tokens(state: State) -> Iterator[str]:
    """F3: no catch token comes or goes."""
    tables = state.tables
    faces: Counter[int] = Counter()
    for face in range(tables.faces):
        faces[face] += int(state.tokens[face]) + sum(
            int(n) for n in state.caught[face :: tables.faces]
        )
    faces.update(int(token) - 1 for token in [*state.load, *state.token_top] if token)
    faces.update(face for _, face in reading.tokens_under(state))
    for kind, details in reading.frames(state):
        faces.update(_in_hand(kind, details))
    if any(faces[face] != tables.face_count[face] for face in range(tables.faces)):
        yield "F3: a catch token is missing, or there is one too many"
    for kind in range(KINDS):
        alike = [face for face in range(tables.faces) if tables.face_kind[face] == kind]
        seen = sum(int(tables.face_count[face] - state.tokens[face]) for face in alike)
        stacks = range(kind, tables.stacks, KINDS)
        gone = sum(int(tables.stack_size[i] - state.token_left[i]) for i in stacks)
        if seen != gone:
            yield f"F3: {seen} tokens of kind {kind + 1} were drawn, but {gone} are gone"
    if any(left > size for left, size in zip(state.token_left, tables.stack_size, strict=True)):
        yield "F3: a stack has more tokens than it began with"
    yield from _wrong_known(state)


def _in_hand(kind: int, details: int) -> list[int]:
    if kind == st.LOAD:
        return [details]
    return reading.tokens_in_hand(details) if kind in {st.DRAW, st.KEEP} else []


def _wrong_known(state: State) -> Iterator[str]:
    """F31, F42: tokens that somebody has looked at, and tokens that went overboard."""
    tables = state.tables
    lookers = [seat for seat in range(state.players) if state.powers[seat] & LOOKERS]
    for stack, (top, known) in enumerate(zip(state.token_top, state.token_known, strict=True)):
        if bool(top) != bool(known):
            yield "F42: a token on top of a stack is known to somebody"
        elif top and tables.face_kind[top - 1] != stack % KINDS:
            yield "F42: a token lies on a stack of another kind"
        elif known not in (0, ALL_KNOW) and not set(members(known)) <= set(lookers):
            yield "F42: a token is known to somebody who could not look"
    if any(state.under[state.under_count :]):
        yield "F31: tokens under the stacks are miscounted"
    for stack, face in reading.tokens_under(state):
        there = stack < tables.stacks and face < tables.faces
        if not there or tables.face_kind[face] != stack % KINDS:
            yield "F31: a token lies under a stack of another kind"
            return


# Abilities, scoring tiles, start sets, boards


def _wrong_abilities(state: State) -> Iterator[str]:
    """F5, F9: each ability tile is on the board, in a start set, or with one player."""
    places = members(state.board_abilities)
    places += [int(ability) for ability in state.set_ability if ability != NOTHING]
    for mine in state.abilities:
        places += members(mine)
    on_board = dealt(state, st.BOARD_ABILITIES, st.SETS)
    drawn = on_board + dealt(state, st.SET_ABILITIES, st.SETS)
    if len(set(places)) < len(places) or len(places) != drawn:
        yield "F5: each ability tile must be in one place"
    if state.round == 0 and count(state.board_abilities) != on_board:
        yield "F5: four ability tiles lie on the board"


def _wrong_scoring(state: State) -> Iterator[str]:
    """F7, F54, F59: a scoring tile on each track, and special ones in a game for one."""
    tracks = _filled(state.scoring, dealt(state, st.SCORING_TILES, st.TRACKS))
    special = _filled(state.special, dealt(state, st.SPECIAL_TILES, int(state.specials)))
    if tracks is None or special is None:
        yield "F7: a scoring tile is missing, or there is one too many"
        return
    most = _GREEN if state.players == 1 else ALL_SCORING
    tiles = [*tracks, *special]
    again = max(len(tiles) - most, 0)  # F59: the sixth is one of the tracks' tiles
    unlike = len(set(tracks)) == len(tracks) and len(set(special)) == len(special)
    if not unlike or len(set(tiles)) != len(tiles) - again or max(tiles, default=0) >= most:
        yield "F7: each scoring tile must be in one place"


def _filled(tiles: Sequence[int] | vec[i64], number: int) -> list[int] | None:
    """The first so many of some places, if those are filled and no others."""
    found = [int(tile) for tile in tiles]
    if NOTHING in found[:number] or any(tile != NOTHING for tile in found[number:]):
        return None
    return found[:number]


def _wrong_sets(state: State) -> Iterator[str]:
    """F9: sets of an ability, a building and resources, of which each seat picks one."""
    arrays = (
        (st.SET_ABILITIES, state.set_ability, 0, ALL_ABILITIES),
        (st.SET_BUILDINGS, state.set_building, BUILT_TILES, ALL_TILES),
        (st.SET_RESOURCES, state.set_resources, 0, st.SETS),
    )
    there = [[i for i, n in enumerate(numbers) if n != NOTHING] for _, numbers, _, _ in arrays]
    for (kind, numbers, first, last), places in zip(arrays, there, strict=True):
        left = [int(numbers[i]) for i in places]
        wanted = dealt(state, kind, st.SETS)
        if len(set(left)) < len(left) or not all(first <= n < last for n in left):
            yield "F9: each part of a start set must be in one place"
        if wanted < st.SETS and places != list(range(wanted)):
            yield "F9: the start sets are dealt in order"
        if wanted == st.SETS and len(places) != st.SETS - len(picked(state)):
            yield "F9: each player picks one start set"
    if not laying_out(state) and not there[0] == there[1] == there[2]:
        yield "F9: a start set was picked in part"


def _wrong_boards(state: State) -> Iterator[str]:
    """F8: all plain boards, or a different village for everybody."""
    number = dealt(state, st.BOARDS, int(state.players)) if state.side else 0
    boards = [int(board) for board in state.board]
    mine = boards[:number]
    if any(boards[number:]) or len(set(mine)) < number or 0 in mine or max(boards) >= ALL_BOARDS:
        yield "F8: all have the plain board, or different villages"

"""Invariants of the progress of a game of Saltfjord: rounds, turns, and the decisions at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from osada.core.bits import count
from osada.core.record import LETTERS
from osada.games.saltfjord.content.grid import (
    ALL_TILES,
    BUILT_TILES,
    CELLS,
    COLUMNS,
    KINDS,
    LINE_CELL,
    LINES,
    TILE_SHAPE,
    TILE_STACKS,
    TURNS,
)
from osada.games.saltfjord.content.tables import Tables
from osada.games.saltfjord.judge import reading
from osada.games.saltfjord.rules import state as st
from osada.games.saltfjord.rules.activation import dice_in_round
from osada.games.saltfjord.rules.fishing import kinds, loaded, slots
from osada.games.saltfjord.rules.state import NOBODY, NOTHING, State

START: Final = 7
"""In place of a stack: a start building."""
LARGE: Final = 2
ALL_KNOW: Final = 31
LOOKERS: Final = st.TWO_TOKENS | st.KIND_2 | st.KIND_3
_SUSPENDED: Final = {st.TURN, st.DIE, st.ACTIVATE, st.END_TURN, st.NEXT_PIER, st.ACT, st.CARTS}
"""The decisions that can wait until something else is settled."""
_TILE: Final = (st.SPOT, st.ROTATE)
_BASES: Final = (st.TURN, st.DIE, st.ACTIVATE, st.END_TURN)


def kinds_of(state: State) -> list[int]:
    """Return the decisions at hand, the next one last."""
    return [kind for kind, _ in reading.frames(state)]


def wrong_course(state: State) -> Iterator[str]:
    """Return errors of the stage of the game; nothing else can be judged if that is wrong."""
    seats = (int(state.actor), int(state.starter), int(state.first_seat))
    if max(seats) >= state.players:
        yield "the seat that decides, or that began, is not at the table"
        return
    if not 0 <= state.depth <= st.DEPTH or (state.depth == 0) != bool(state.over):
        yield "something must be left to decide until the game is over"
        return
    if any(state.stack[state.depth :]) or not all(state.stack[: state.depth]):
        yield "the stack of decisions has a gap"
        return
    if state.specials not in (range(2, 7) if state.players == 1 else (0,)):
        yield "F59: there are two to six special tiles, in a game for one"
    if state.over and (state.round != st.ROUNDS or NOTHING in state.marker):
        yield "F43: the game ended before all had passed in the third round"
        return
    yield from _wrong_stack(state)
    yield from _wrong_markers(state)


def _wrong_stack(state: State) -> Iterator[str]:
    frames = reading.frames(state)
    order = _in_setup(state) if state.round == 0 else _in_order(frames, solo=state.players == 1)
    if not order:
        yield "the stack has decisions in an order in which they cannot come"
        return
    for i, (kind, details) in enumerate(frames):
        below = frames[i - 1][0] if i else NOTHING
        if not _DETAILS[kind](state, details, below):
            yield f"place {i} of the stack is about nothing that can be decided"


def _wrong_markers(state: State) -> Iterator[str]:
    """F35, F55: who has passed has no more turns; markers are in different, empty taverns."""
    frames = kinds_of(state)
    passed = [int(tavern) for tavern in state.marker if tavern != NOTHING]
    if len(set(passed)) < len(passed):
        yield "F35: two markers are in one tavern"
    if passed and (state.round == 0 or st.ROLL in frames):
        yield "F43: somebody has passed before the round"
    mine = state.marker[state.actor] != NOTHING
    if (
        not state.over
        and state.round
        and ((mine and frames[0] != st.END_TURN) or (not mine and st.NEXT_PIER in frames))
    ):
        yield f"F35: it is the turn of seat {LETTERS[state.actor]}, who has passed"
    if state.players == 1 and any(any(state.tavern_dice[t :: st.TAVERNS]) for t in passed):
        yield "F55: the marker is in a tavern with dice"
    if state.round <= 1 and state.first_seat != NOBODY and state.starter != state.first_seat:
        yield "F11: another player than the one named begins"


# The set-up: nature lays out, then the seats pick their sets


def _chain(state: State) -> list[int]:
    """Return the draws before the first round, the last one first."""
    chain = [st.PICK, *[st.SPECIAL_TILES] * (state.players == 1), st.SCORING_TILES]
    chain += [st.SET_RESOURCES, st.SET_BUILDINGS, st.SET_ABILITIES, st.BOARD_ABILITIES]
    chain += [st.START_CRATES, *[st.TURN_TILE] * TILE_STACKS, st.ROLL]
    chain += [st.BOARDS] * int(state.side)
    return chain + [st.FIRST] * (state.first_seat == NOBODY and state.players > 1)


def laying_out(state: State) -> bool:
    """Tell whether nature is still laying out what is needed."""
    return state.round == 0 and kinds_of(state)[:2] == _chain(state)[:2]


def _in_setup(state: State) -> bool:
    frames = reading.frames(state)
    order = [kind for kind, _ in frames]
    if laying_out(state):
        waits = [d for kind, d in frames[:-1] if kind not in (st.TURN_TILE, st.ROLL)]
        first = state.actor == 0 and (state.starter == 0 or st.FIRST not in order)
        return order == _chain(state)[: len(order)] and not any(waits) and first
    picked = int(frames[0][1]) if order[0] == st.PICK else int(state.players)
    rest = tuple(order[1:] if order[0] == st.PICK else order)
    if order == [st.PICK]:
        return picked < state.players and state.actor == picker(state, picked)
    in_hand = {(st.ACT,), (st.DRAW,), *((*act, tile) for act in ((), (st.ACT,)) for tile in _TILE)}
    return rest in in_hand and picked > 0 and state.actor == picker(state, picked - 1)


def picker(state: State, number: int) -> int:
    """F9: sets are picked counter-clockwise, from the player to the right of the first."""
    return int(state.starter + state.players - 1 - number) % int(state.players)


def picked(state: State) -> set[int]:
    """The seats that have picked a start set."""
    frames = dict(reading.frames(state)) if state.round == 0 else {}
    number = frames.get(st.PICK, int(state.players))
    return {picker(state, i) for i in range(number)}


def dealt(state: State, kind: int, most: int) -> int:
    """Count how many things of a kind the set-up has brought so far."""
    frames = dict(reading.frames(state)) if state.round == 0 else {}
    return frames.get(kind, most)


# Turns: what can lie on what


def _in_order(frames: list[tuple[int, int]], *, solo: bool) -> bool:
    order = [kind for kind, _ in frames]
    if order and order[-1] == st.NEXT_PIER:
        return False  # the next crate of a pier needs no decision
    return all(
        _may_lie_on(kind, order[i - 1] if i else NOTHING, solo=solo) for i, kind in enumerate(order)
    )


def _may_lie_on(kind: int, below: int, *, solo: bool) -> bool:
    if kind in _BASES or below == NOTHING:
        return kind in _BASES and below == NOTHING
    if kind == st.NEXT_PIER:
        return below == st.END_TURN
    if kind == st.ROLL:
        return below == st.TURN
    if kind == st.MENU:
        return below in _SUSPENDED - {st.NEXT_PIER}
    if kind == st.TURN_TILE:
        return below in _SUSPENDED or (solo and below == st.TURN_TILE)
    if kind == st.TURN_CRATE:
        return below in _SUSPENDED or (solo and below in (st.ROLL, st.TURN_CRATE))
    return kind in _EFFECTS and below in _SUSPENDED


_EFFECTS: Final = (
    *(st.ACT, st.CARTS, st.SPOT, st.ROTATE, st.DRAW),
    *(st.KEEP, st.LOAD, st.PIER, st.ABILITY),
)

# The details of a frame


def _nothing(_state: State, details: int, _below: int) -> bool:
    return details == 0


def _below_seats(state: State, details: int, _below: int) -> bool:
    return details < state.players


def _below_four(_state: State, details: int, _below: int) -> bool:
    return details < 4


def _special(state: State, details: int, _below: int) -> bool:
    return details < state.specials


def _spot(state: State, details: int, below: int) -> bool:
    tile, stack, _ = reading.tile_in_hand(details)
    if details >= 1024 or tile >= ALL_TILES:
        return False
    if stack == START:
        return state.round == 0 and tile >= BUILT_TILES
    if stack >= TILE_STACKS or state.tile_top[stack] != tile or state.round == 0:
        return False
    return TILE_SHAPE[tile] != LARGE or below == st.END_TURN


def _rotate(state: State, details: int, below: int) -> bool:
    tile, _, cell = reading.tile_in_hand(details)
    chosen = _spot(state, details % 1024, below) and cell < CELLS
    return chosen and TURNS[TILE_SHAPE[tile]] > 1


def _die(state: State, details: int, _below: int) -> bool:
    colour, value = reading.die_in_hand(details)
    return 1 <= value <= st.PIPS and _has_taken(state, colour)


def _has_taken(state: State, colour: int) -> bool:
    """Tell whether the player has a die of a colour that is not on the board."""
    seat = state.actor
    on_board = count(state.orange[seat] if colour else state.white[seat])
    return bool(on_board < state.taken[seat * st.COLOURS + colour])


def _carts(state: State, details: int, below: int) -> bool:
    called, by_row, by_technology = reading.carts_called(details)
    if not state.carts or details >= 16 or not called or (by_row and by_technology):
        return False
    if not by_technology:
        line = reading.frames(state)[0][1] % 16
        if below != st.ACTIVATE or by_row != (line >= COLUMNS):
            return False
    return set(called) <= set(reading.carts_of(state, int(state.actor)))


def _activate(state: State, details: int, _below: int) -> bool:
    line, passed, last = reading.die_on_line(details)
    if line >= LINES or passed > COLUMNS or not _has_taken(state, line // COLUMNS):
        return False
    cell = int(LINE_CELL[line * COLUMNS + passed - 1]) if passed else None
    return last == cell and (cell is None or reading.is_building(state, int(state.actor), cell))


def _act(state: State, details: int, below: int) -> bool:
    if details == 0:  # the pause before the next pier
        return below == st.NEXT_PIER and reading.frames(state)[1][1] >= 256
    return details in (state.tables.start_actions if state.round == 0 else _actions(state.tables))


def _actions(tables: Tables) -> set[int]:
    """The sets of actions that buildings, taverns and piers offer."""
    return {*tables.square_actions, *tables.tavern_action, *tables.pier_actions} - {0}


def _draw(state: State, details: int, _below: int) -> bool:
    stack, wanted = details % 64, details // 64 % 4
    hand = reading.tokens_in_hand(details)
    return (
        _tokens_fit(state, details)
        and len(hand) < wanted
        and state.token_left[stack] > 0
        and not state.token_top[stack]
    )


def _keep(state: State, details: int, _below: int) -> bool:
    fits = _tokens_fit(state, details) and len(reading.tokens_in_hand(details)) == 2
    return bool(fits and not state.token_top[details % 64])


def _tokens_fit(state: State, details: int) -> bool:
    """Tell whether tokens in hand can be from that stack, and known to those who have looked."""
    stack, wanted, seat = details % 64, details // 64 % 4, int(state.actor)
    area, kind = divmod(stack, KINDS)
    if stack >= state.tables.stacks or state.boat[seat] != area + 1 or kind >= kinds(state, seat):
        return False
    if wanted != (2 if state.powers[seat] & LOOKERS else 1) or loaded(state, seat) > area:
        return False
    tokens = [details // 2**8 % 2**12, details // 2**20]
    if tokens[1] and (not tokens[0] or wanted == 1):
        return False
    return all(_token_fits(state, token, kind) for token in tokens if token)


def _token_fits(state: State, token: int, kind: int) -> bool:
    knowers, face = token // 64, token % 64 - 1
    known = knowers == ALL_KNOW or knowers < 1 << state.players
    if not 0 <= face < state.tables.faces or state.tables.face_kind[face] != kind:
        return False
    return known and bool(knowers >> state.actor & 1)


def _load(state: State, details: int, _below: int) -> bool:
    seat = int(state.actor)
    full = loaded(state, seat) == slots(state, seat)
    there = details < state.tables.faces
    return there and full and bool(state.boat[seat] > loaded(state, seat) > 0)


def _pier(state: State, details: int, _below: int) -> bool:
    any_pier = state.powers[state.actor] & st.ANY_PIER
    return bool(any_pier and details < 4 and state.crate_top[details] != NOTHING)


def _ability(state: State, details: int, _below: int) -> bool:
    return details == 0 and bool(state.board_abilities)


def _next_pier(state: State, details: int, _below: int) -> bool:
    pier, used = details % 4, details // 4 % 64
    return details < 512 and bool(used <= count(state.crates[state.actor * st.PIERS + pier]))


def _roll(state: State, details: int, _below: int) -> bool:
    dice, colour = details % 32, details // 32
    return colour < st.COLOURS and 0 < dice <= dice_in_round(state, colour)


def _turn_tile(state: State, details: int, _below: int) -> bool:
    lifted = details < TILE_STACKS and state.tile_top[details] == NOTHING
    return bool(lifted and state.tile_left[details] > 0)


def _turn_crate(state: State, details: int, _below: int) -> bool:
    lifted = details < 4 and state.crate_top[details] == NOTHING
    return bool(lifted and state.crate_left[details] > 0)


_DETAILS: Final[dict[int, Callable[[State, int, int], bool]]] = {
    st.PICK: _below_seats,
    st.SPOT: _spot,
    st.ROTATE: _rotate,
    st.TURN: _nothing,
    st.DIE: _die,
    st.CARTS: _carts,
    st.ACTIVATE: _activate,
    st.ACT: _act,
    st.KEEP: _keep,
    st.LOAD: _load,
    st.PIER: _pier,
    st.ABILITY: _ability,
    st.MENU: _nothing,
    st.END_TURN: _nothing,
    st.NEXT_PIER: _next_pier,
    st.FIRST: _nothing,
    st.BOARDS: _below_seats,
    st.ROLL: _roll,
    st.TURN_TILE: _turn_tile,
    st.TURN_CRATE: _turn_crate,
    st.START_CRATES: _below_four,
    st.BOARD_ABILITIES: _below_four,
    st.SET_ABILITIES: _below_four,
    st.SET_BUILDINGS: _below_four,
    st.SET_RESOURCES: _below_four,
    st.SCORING_TILES: _below_four,
    st.SPECIAL_TILES: _special,
    st.DRAW: _draw,
}

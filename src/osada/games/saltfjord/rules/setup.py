"""The set-up: what nature lays out, and the start sets (F2 to F11, F53, F54, F59, F60)."""

from osada.core.bits import BIT
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import (
    CELLS,
    CRATE_STACKS,
    TILE_STACKS,
)
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.activation import dice_in_round
from osada.games.saltfjord.rules.dealt import (
    AbilityLaidOut,
    BoardDealt,
    CrateTurnedUp,
    DieLaid,
    DieRolled,
    FirstPlayerDrawn,
    ScoringLaid,
    SetAbilityDealt,
    SetBuildingDealt,
    SetResourcesDealt,
    SpecialDrawn,
)
from osada.games.saltfjord.rules.events import SetPicked
from osada.games.saltfjord.rules.frames import kind_of_top, pop, push, replace, top
from osada.games.saltfjord.rules.goods import gain
from osada.games.saltfjord.rules.moves import (
    PICK_SET,
)
from osada.games.saltfjord.rules.shares import (
    own_crates,
    own_dice,
    own_layout,
    own_progress,
    own_villages,
)
from osada.games.saltfjord.rules.state import (
    ACT,
    BOARD_ABILITIES,
    BOARDS,
    FIRST,
    NOBODY,
    NOTHING,
    ORANGE,
    PICK,
    PIPS,
    ROLL,
    SCORING_TILES,
    SET_ABILITIES,
    SET_BUILDINGS,
    SET_RESOURCES,
    SETS,
    SPECIAL_TILES,
    SPOT,
    START_CRATES,
    TAVERNS,
    TRACKS,
    TURN_TILE,
    WHITE,
    State,
)
from osada.games.saltfjord.rules.village import START


def lay_out(state: State) -> None:
    """Return the draws before the first round, the last one first."""
    push(state, PICK, 0)
    if state.players == 1:
        push(state, SPECIAL_TILES, 0)
    push(state, SCORING_TILES, 0)
    push(state, SET_RESOURCES, 0)
    push(state, SET_BUILDINGS, 0)
    push(state, SET_ABILITIES, 0)
    push(state, BOARD_ABILITIES, 0)
    push(state, START_CRATES, 0)
    for stack in range(TILE_STACKS):
        push(state, TURN_TILE, TILE_STACKS - 1 - stack)
    push(state, ROLL, packed.roll(WHITE, dice_in_round(state, WHITE)))
    for seat in range(state.players):
        take_board(state, seat, 0)
    if state.side:
        push(state, BOARDS, 0)
    if state.first_seat == NOBODY and state.players > 1:
        push(state, FIRST, 0)
    else:
        state.starter = max(state.first_seat, 0)


def take_board(state: State, seat: i64, board: i64) -> None:
    """Printed buildings fill their cells (F8)."""
    own_layout(state)
    own_villages(state)
    state.board[seat] = board
    state.filled[seat] = 0
    for cell in range(CELLS):
        square = state.tables.board_square[board * CELLS + cell]
        state.square[seat * CELLS + cell] = square
        if square != NOTHING:
            state.filled[seat] |= BIT[cell]
    state.built[seat] = state.filled[seat]


# What nature draws


def draw_first(state: State, seat: i64, events: list[Event] | None) -> None:
    """The first player (F11)."""
    pop(state)
    state.starter = seat
    if events is not None:
        events.append(FirstPlayerDrawn(seat))


def draw_board(state: State, board: i64, events: list[Event] | None) -> None:
    """The village board of the next seat (F8)."""
    seat = pop(state)
    take_board(state, seat, board)
    if events is not None:
        events.append(BoardDealt(seat, board))
    if seat + 1 < state.players:
        push(state, BOARDS, seat + 1)


def roll(state: State, value: i64, events: list[Event] | None) -> None:
    """A die is rolled and laid out (F2); in a game for one from the right tavern on (F53)."""
    details = top(state)
    colour = packed.roll_colour(details)
    left = packed.roll_left(details)
    own_dice(state)
    if state.players == 1:
        tavern = TAVERNS - 1 - dice_in_round(state, colour) + left
        state.tavern_dice[colour * TAVERNS + tavern] = value + 1
        if events is not None:
            events.append(DieLaid(colour, value, tavern))
    else:
        state.dice[colour * PIPS + value] += 1
        if events is not None:
            events.append(DieRolled(colour, value))
    if left > 1:
        replace(state, ROLL, details - 1)
    elif colour == WHITE:
        replace(state, ROLL, packed.roll(ORANGE, dice_in_round(state, ORANGE)))
    else:
        pop(state)


def lay_start_crate(state: State, crate: i64, events: list[Event] | None) -> None:
    """A starting crate, face up on a stack of eleven (F6)."""
    stack = pop(state)
    own_crates(state)
    state.crate_top[stack] = crate
    if events is not None:
        events.append(CrateTurnedUp(stack, crate))
    if stack + 1 < CRATE_STACKS:
        push(state, START_CRATES, stack + 1)


def lay_ability(state: State, ability: i64, events: list[Event] | None) -> None:
    """An ability tile for the board, or for a start set (F5, F9)."""
    kind = kind_of_top(state)
    number = pop(state)
    own_layout(state)
    if kind == BOARD_ABILITIES:
        state.board_abilities |= BIT[ability]
        if events is not None:
            events.append(AbilityLaidOut(ability))
    else:
        state.set_ability[number] = ability
        if events is not None:
            events.append(SetAbilityDealt(number, ability))
    if number + 1 < SETS:
        push(state, kind, number + 1)


def lay_start_tile(state: State, tile: i64, events: list[Event] | None) -> None:
    """A start building for a start set (F9)."""
    number = pop(state)
    own_layout(state)
    state.set_building[number] = tile
    if events is not None:
        events.append(SetBuildingDealt(number, tile))
    if number + 1 < SETS:
        push(state, SET_BUILDINGS, number + 1)


def lay_start_resources(state: State, tile: i64, events: list[Event] | None) -> None:
    """A start-resources tile for a start set (F9)."""
    number = pop(state)
    own_layout(state)
    state.set_resources[number] = tile
    if events is not None:
        events.append(SetResourcesDealt(number, tile))
    if number + 1 < SETS:
        push(state, SET_RESOURCES, number + 1)


def lay_scoring(state: State, tile: i64, events: list[Event] | None) -> None:
    """A scoring tile for a track, or a special one (F7, F54)."""
    kind = kind_of_top(state)
    number = pop(state)
    own_layout(state)
    if kind == SCORING_TILES:
        state.scoring[number] = tile
        if events is not None:
            events.append(ScoringLaid(number, tile))
        if number + 1 < TRACKS:
            push(state, SCORING_TILES, number + 1)
    else:
        state.special[number] = tile
        if events is not None:
            events.append(SpecialDrawn(tile))
        if number + 1 < state.specials:
            push(state, SPECIAL_TILES, number + 1)


# Start sets


def sets_into(state: State, buffer: vec[i64]) -> i64:
    """Start sets that nobody has picked (F9)."""
    n: i64 = 0
    for i in range(SETS):
        if state.set_ability[i] != NOTHING:
            buffer[n] = PICK_SET + i
            n += 1
    return n


def pick(state: State, number: i64, events: list[Event] | None) -> None:
    """Take a start set: its ability, its building to be placed, its resources (F9, F10)."""
    seat = state.actor
    picked = pop(state)
    if picked + 1 < state.players:
        push(state, PICK, picked + 1)
    own_layout(state)
    own_progress(state)
    state.abilities[seat] = BIT[state.set_ability[number]]
    if events is not None:
        events.append(SetPicked(seat, number, state.set_ability[number]))
    resources = state.set_resources[number]
    gain(state, seat, state.tables.start_gain[resources], events)
    actions = state.tables.start_actions[resources]
    if actions:
        push(state, ACT, actions)
    push(state, SPOT, packed.tile_from(state.set_building[number], START))
    state.set_ability[number] = NOTHING
    state.set_building[number] = NOTHING
    state.set_resources[number] = NOTHING

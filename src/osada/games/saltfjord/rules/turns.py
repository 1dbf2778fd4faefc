"""Turns and rounds: the three actions, passing, what comes next (F34, F35, F43, F55, F56)."""

from osada.core.bits import BIT, count
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import CRATE_STACKS
from osada.games.saltfjord.rules import packed
from osada.games.saltfjord.rules.activation import dice_in_round, dice_into
from osada.games.saltfjord.rules.carts import place_waiting
from osada.games.saltfjord.rules.events import GameEnded, Passed, RoundBegan, TurnEnded
from osada.games.saltfjord.rules.frames import kind_of_top, pop, push, replace, top
from osada.games.saltfjord.rules.free import any_free, offer_free, open_buildings
from osada.games.saltfjord.rules.moves import DONE, PASS
from osada.games.saltfjord.rules.orders import remove_crate, use_pier
from osada.games.saltfjord.rules.shares import own_dice, own_pieces
from osada.games.saltfjord.rules.state import (
    ACT,
    COLOURS,
    END_TURN,
    NEXT_PIER,
    NOTHING,
    ORANGE,
    PICK,
    PIERS,
    PIPS,
    ROLL,
    ROUNDS,
    TAVERNS,
    TURN,
    WHITE,
    State,
)
from osada.games.saltfjord.rules.village import builds_into, take_tile


def turns_into(state: State, buffer: vec[i64]) -> i64:
    """Take a die, build a large tile, or pass (F15, F34, F35)."""
    n = dice_into(state, buffer)
    n = builds_into(state, 4, 5, buffer, n, free=False)
    taken = _taken_taverns(state)
    for tavern in range(TAVERNS):
        if not taken & BIT[tavern]:
            buffer[n] = PASS + tavern
            n += 1
    return offer_free(state, buffer, n)


def _taken_taverns(state: State) -> i64:
    """Taverns with a marker (F35) or, in a game for one, with dice (F55)."""
    taken: i64 = 0
    if state.players > 1:
        for seat in range(state.players):
            if state.marker[seat] >= 0:
                taken |= BIT[state.marker[seat]]
        return taken
    for at in range(COLOURS * TAVERNS):
        if state.tavern_dice[at]:
            taken |= BIT[at % TAVERNS]
    return taken


def build_large(state: State, stack: i64, events: list[Event] | None) -> None:
    """The second action: a large tile (F34)."""
    replace(state, END_TURN, 0)
    take_tile(state, stack, events, free=False)


def go_to_tavern(state: State, tavern: i64, events: list[Event] | None) -> None:
    """The third action: pass, do the tavern's action, then activate the piers (F35)."""
    own_pieces(state)
    state.marker[state.actor] = tavern
    if events is not None:
        events.append(Passed(state.actor, tavern))
    replace(state, END_TURN, 0)
    push(state, NEXT_PIER, 0)
    for _ in range(state.tables.tavern_times[tavern]):
        push(state, ACT, state.tables.tavern_action[tavern])


def endings_into(state: State, buffer: vec[i64]) -> i64:
    """A last free action, or the end of the turn (F36)."""
    n = offer_free(state, buffer, 0)
    buffer[n] = DONE
    return n + 1


def end_turn(state: State, events: list[Event] | None) -> None:
    """The turn is over."""
    pop(state)
    if events is not None:
        events.append(TurnEnded(state.actor))


def settle(state: State, events: list[Event] | None) -> None:
    """Go on until somebody, or nature, has something to decide."""
    while not state.over:
        if state.depth == 0:
            _next_turn(state, events)
            continue
        kind = kind_of_top(state)
        if kind == NEXT_PIER:
            _next_pier(state, events)
        elif kind == END_TURN and not any_free(state):
            end_turn(state, events)
        elif kind == PICK:
            state.actor = (state.starter + state.players - 1 - top(state)) % state.players  # F9
            return
        else:
            return


def _next_pier(state: State, events: list[Event] | None) -> None:
    """Each pier from top to bottom, crate by crate (F35)."""
    details = top(state)
    pier = packed.pier_number(details)
    used = packed.pier_used(details)
    if used < count(state.crates[state.actor * PIERS + pier]):
        replace(state, NEXT_PIER, packed.at_pier(pier, used + 1))
        use_pier(state, pier, events)
    elif details < packed.PAUSED and (used or pier == 0) and open_buildings(state, state.actor):
        # F36: a worker may still bring a crate to this pier or to a later one.
        replace(state, NEXT_PIER, details + packed.PAUSED)
        push(state, ACT, 0)
    elif pier + 1 < PIERS:
        replace(state, NEXT_PIER, packed.at_pier(pier + 1, 0))
    else:
        pop(state)


def _next_turn(state: State, events: list[Event] | None) -> None:
    """The next player clockwise who has not passed; else the round is over (F35)."""
    if state.round == 0:
        _begin_round(state, events)
        return
    for i in range(1, state.players + 1):
        seat = (state.actor + i) % state.players
        if state.marker[seat] == NOTHING:
            state.actor = seat
            push(state, TURN, 0)
            return
    if state.round == ROUNDS:
        state.over = 1
        if events is not None:
            events.append(GameEnded())
    else:
        _end_round(state, events)


def _begin_round(state: State, events: list[Event] | None) -> None:
    state.round += 1
    state.actor = state.starter
    push(state, TURN, 0)
    if events is not None:
        events.append(RoundBegan(state.actor, state.round))


def _end_round(state: State, events: list[Event] | None) -> None:
    """Workers and dice come back, the leftmost tavern starts, all dice are rolled (F43, F56)."""
    leftmost: i64 = 0
    for seat in range(state.players):
        if state.marker[seat] < state.marker[leftmost]:
            leftmost = seat
    state.starter = leftmost
    own_dice(state)
    own_pieces(state)
    for seat in range(state.players):
        state.marker[seat] = NOTHING
        _clear_board(state, seat, events)
    for at in range(COLOURS * PIPS):
        state.dice[at] = 0
    for at in range(COLOURS * TAVERNS):
        state.tavern_dice[at] = 0
    _begin_round(state, events)
    push(state, ROLL, packed.roll(WHITE, dice_in_round(state, WHITE)))
    if state.players == 1:
        for stack in range(CRATE_STACKS):
            remove_crate(state, stack, events)


def _clear_board(state: State, seat: i64, events: list[Event] | None) -> None:
    """A seat's workers and dice leave its board; a waiting cart may find its cell free (F51)."""
    state.workers[seat] += count(state.working[seat])
    state.working[seat] = 0
    state.white[seat] = 0
    state.orange[seat] = 0
    state.taken[seat * COLOURS + WHITE] = 0
    state.taken[seat * COLOURS + ORANGE] = 0
    state.uses[seat] = 0
    if state.carts:
        place_waiting(state, seat, events)

"""Taking a die and activating a row or a column with it (F15 to F22, F26, F48 to F50)."""

from typing import Final

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import COLUMNS, LINE_CELL
from osada.games.saltfjord.rules.carts import call_carts, place_waiting
from osada.games.saltfjord.rules.cells import blocked, use
from osada.games.saltfjord.rules.events import (
    BuildingActivated,
    DieDiscarded,
    DieLeft,
    DieRested,
    DieTaken,
    LineChosen,
)
from osada.games.saltfjord.rules.frames import pop, push, replace, top
from osada.games.saltfjord.rules.free import offer_free
from osada.games.saltfjord.rules.goods import fish, gain_one, pay_one
from osada.games.saltfjord.rules.moves import (
    ACTIVATE_CELL,
    DISCARD,
    DONE,
    LINE,
    TAKE_DIE,
    TAKE_DIE_AT,
)
from osada.games.saltfjord.rules.packed import (
    die,
    die_colour,
    die_value,
    line_last,
    line_number,
    line_passed,
    on_line,
)
from osada.games.saltfjord.rules.shares import own_dice, own_pieces
from osada.games.saltfjord.rules.state import (
    ACTIVATE,
    COLOURS,
    DIE,
    END_TURN,
    FISH,
    NOTHING,
    PIPS,
    TAVERNS,
    WHITE,
    State,
)

WHITE_LIMIT: Final = 3


def may_take(state: State, seat: i64, colour: i64) -> bool:
    """At most three white dice a round, and as many orange ones as the round's number (F15)."""
    taken = state.taken[seat * COLOURS + colour]
    if colour == WHITE:
        return taken < WHITE_LIMIT
    return taken < state.round


def dice_into(state: State, buffer: vec[i64]) -> i64:
    """A die of each colour and value in the areas, or each die in the taverns (F15, F55)."""
    n: i64 = 0
    for colour in range(COLOURS):
        if not may_take(state, state.actor, colour):
            continue
        if state.players == 1:
            for tavern in range(TAVERNS):
                if state.tavern_dice[colour * TAVERNS + tavern]:
                    buffer[n] = TAKE_DIE_AT + colour * TAVERNS + tavern
                    n += 1
        else:
            for value in range(PIPS):
                if state.dice[colour * PIPS + value]:
                    buffer[n] = TAKE_DIE + colour * PIPS + value
                    n += 1
    return n


def take_die(state: State, colour: i64, value: i64, events: list[Event] | None) -> None:
    """Take a die from the area of its value (F15)."""
    own_dice(state)
    state.dice[colour * PIPS + value - 1] -= 1
    _in_hand(state, colour, value, events)


def take_die_at(state: State, colour: i64, tavern: i64, events: list[Event] | None) -> None:
    """In a game for one a die is taken from a tavern (F55)."""
    value = state.tavern_dice[colour * TAVERNS + tavern]
    own_dice(state)
    state.tavern_dice[colour * TAVERNS + tavern] = 0
    _in_hand(state, colour, value, events)


def _in_hand(state: State, colour: i64, value: i64, events: list[Event] | None) -> None:
    state.taken[state.actor * COLOURS + colour] += 1
    replace(state, DIE, die(colour, value))
    if events is not None:
        events.append(DieTaken(state.actor, colour, value - 1))


def price(state: State, value: i64, wanted: i64) -> i64:
    """The fish for turning a die: one a pip, never round the corner (F16)."""
    pips = wanted - value if wanted > value else value - wanted
    return max(pips - _free_pips(state), 0)


def _free_pips(state: State) -> i64:
    """Pips that abilities make free."""
    pips: i64 = 0
    pilots = state.abilities[state.actor] & state.tables.pilots
    while pilots:
        pips += state.tables.free_pips[lowest(pilots)]
        pilots &= pilots - 1
    return pips


def lines_into(state: State, buffer: vec[i64]) -> i64:
    """Lines that the die can be turned to, or discard it (F16, F17, F19)."""
    value = die_value(top(state))
    reach = fish(state, state.actor) + _free_pips(state)
    n: i64 = 0
    for wanted in range(max(value - reach, 1), min(value + reach, PIPS) + 1):
        buffer[n] = LINE + wanted - 1
        n += 1
    buffer[n] = DISCARD
    return offer_free(state, buffer, n + 1)


def choose_line(state: State, wanted: i64, events: list[Event] | None) -> None:
    """Put the die at a column or a row; carts there come first (F17, F48)."""
    details = pop(state)
    colour = die_colour(details)
    cost = price(state, die_value(details), wanted)
    pay_one(state, state.actor, FISH, cost, events)
    line = colour * COLUMNS + wanted - 1
    push(state, ACTIVATE, on_line(line, 0, NOTHING))
    if events is not None:
        events.append(LineChosen(state.actor, colour, wanted - 1, cost))
    if state.carts:
        call_carts(state, line)


def discard(state: State, events: list[Event] | None) -> None:
    """Put the die beside the board for one fish; no carts move (F19, F50)."""
    replace(state, END_TURN, 0)
    if events is not None:
        events.append(DieDiscarded(state.actor))
    gain_one(state, state.actor, FISH, 1, events)


def cells_into(state: State, buffer: vec[i64]) -> i64:
    """Free buildings further along the line, or stop (F17, F26)."""
    details = top(state)
    line = line_number(details)
    open_cells = state.built[state.actor] & ~blocked(state, state.actor)
    n: i64 = 0
    for i in range(line_passed(details), COLUMNS):
        cell = LINE_CELL[line * COLUMNS + i]
        if open_cells & BIT[cell]:
            buffer[n] = ACTIVATE_CELL + cell
            n += 1
    n = offer_free(state, buffer, n)
    buffer[n] = DONE
    return n + 1


def activate(state: State, cell: i64, events: list[Event] | None) -> None:
    """The die goes along its line to a building and activates it (F17)."""
    line = line_number(top(state))
    passed = (cell // COLUMNS if line < COLUMNS else cell % COLUMNS) + 1
    replace(state, ACTIVATE, on_line(line, passed, cell))
    if events is not None:
        events.append(BuildingActivated(state.actor, cell))
    if state.carts:
        place_waiting(state, state.actor, events)
    use(state, cell, events)


def rest_die(state: State, events: list[Event] | None) -> None:
    """The die blocks the last building it activated, or lies beside the board (F18)."""
    details = pop(state)
    last = line_last(details)
    if events is not None:
        left = last == NOTHING
        events.append(DieLeft(state.actor) if left else DieRested(state.actor, last))
    if last == NOTHING:
        return
    own_pieces(state)
    if line_number(details) < COLUMNS:
        state.white[state.actor] |= BIT[last]
    else:
        state.orange[state.actor] |= BIT[last]


def dice_in_round(state: State, colour: i64) -> i64:
    """Count how many dice of a colour are rolled for this round (F2, F43, F53, F56)."""
    number = max(state.round, 1)
    if state.players == 1:
        return 4 if colour == WHITE else number + 1
    return 3 * state.players if colour == WHITE else state.players * number

"""Choosing what to gain, where there is a choice."""

from osada.core.bits import BIT, lowest
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.settlers.content.tables import WITH_GOLD
from osada.games.settlers.rules.moves import DECLINE, TAKE
from osada.games.settlers.rules.offers import DECLINED
from osada.games.settlers.rules.paying import gain
from osada.games.settlers.rules.state import CHOICES, FRAME, GROWING, LEFT, TAKING, UNITS, State


def ask_to_take(
    state: State, seat: i64, times: i64, units: i64, choices: i64, events: list[Event] | None
) -> None:
    """Let a seat choose a resource, some times, each choice worth some units."""
    if choices & (choices - 1) == 0:
        gain(state, seat, lowest(choices), times * units, events)
        return
    at = seat * FRAME
    state.step[seat] = TAKING
    state.frame[at + LEFT] = times
    state.frame[at + UNITS] = units
    state.frame[at + CHOICES] = choices


def choices_into(state: State, seat: i64, first: i64, buffer: vec[i64]) -> i64:
    """The resources that may be chosen, as moves of a family."""
    choices = state.frame[seat * FRAME + CHOICES]
    n: i64 = 0
    for resource in range(WITH_GOLD):
        if choices & BIT[resource]:
            buffer[n] = first + resource
            n += 1
    if choices & DECLINED:
        buffer[n] = DECLINE
        n += 1
    return n


def takes_into(state: State, seat: i64, buffer: vec[i64]) -> i64:
    """Return the resources that may be gained."""
    return choices_into(state, seat, TAKE, buffer)


def take(state: State, seat: i64, resource: i64, events: list[Event] | None) -> None:
    """Gain what was chosen."""
    at = seat * FRAME
    gain(state, seat, resource, state.frame[at + UNITS], events)
    state.frame[at + LEFT] -= 1
    if state.frame[at + LEFT] == 0:
        end_choice(state, seat)


def end_choice(state: State, seat: i64) -> None:
    """Go on with the growth phase."""
    at = seat * FRAME
    state.step[seat] = GROWING
    for place in range(FRAME):
        state.frame[at + place] = 0

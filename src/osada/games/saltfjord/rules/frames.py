"""The stack of what is being decided: a frame is one number, its kind and its details."""

from typing import Final

from osada.core.ints import i64
from osada.games.saltfjord.rules.state import State

KIND: Final = 63
"""The bits of a frame that are its kind."""
DETAILS: Final = 6
"""The first bit of its details."""


def push(state: State, kind: i64, details: i64) -> None:
    """Something is to be decided, or drawn, before all the rest."""
    state.stack[state.depth] = kind + (details << DETAILS)
    state.depth += 1


def pop(state: State) -> i64:
    """Remove the top frame and return its details."""
    state.depth -= 1
    frame = state.stack[state.depth]
    state.stack[state.depth] = 0
    return frame >> DETAILS


def kind_of_top(state: State) -> i64:
    """The kind of the frame on top."""
    return state.stack[state.depth - 1] & KIND


def top(state: State) -> i64:
    """The details of the frame on top."""
    return state.stack[state.depth - 1] >> DETAILS


def replace(state: State, kind: i64, details: i64) -> None:
    """The frame on top gives way to another one."""
    state.stack[state.depth - 1] = kind + (details << DETAILS)

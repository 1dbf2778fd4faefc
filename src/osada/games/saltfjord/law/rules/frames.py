"""The stack of what is being decided: a frame is its kind + 64 * its details."""

from osada.core.ints import i64
from osada.games.saltfjord.law.state import State


def push(state: State, kind: i64, details: i64) -> None:
    """Something is to be decided, or drawn, before all the rest."""
    state.stack[state.depth] = kind + 64 * details
    state.depth += 1


def pop(state: State) -> i64:
    """What was on top is settled; returns its details."""
    state.depth -= 1
    frame = state.stack[state.depth]
    state.stack[state.depth] = 0
    return frame >> 6


def kind_of_top(state: State) -> i64:
    """The kind of the frame on top."""
    return state.stack[state.depth - 1] & 63


def top(state: State) -> i64:
    """The details of the frame on top."""
    return state.stack[state.depth - 1] >> 6


def replace(state: State, kind: i64, details: i64) -> None:
    """The frame on top gives way to another one."""
    state.stack[state.depth - 1] = kind + 64 * details

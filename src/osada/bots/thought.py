"""Explanation of a bot's choice, as data; the words for it come from the game."""

from __future__ import annotations

import msgspec


class LineMove(msgspec.Struct, frozen=True):
    """A move of the expected line; nature's moves are in it too."""

    seat: int
    move: int


class ConsideredMove(msgspec.Struct, frozen=True):
    """A move that the bot considered, and its evaluation."""

    move: int
    looks: int
    """Number of visits or rollouts."""
    result: float
    """Expected result of the seat: 1 is a sure win, or a very good score in a game for one."""
    scores: list[float]
    """Expected final points of every seat."""


class Thought(msgspec.Struct, frozen=True):
    """The reasoning of a bot before a move."""

    options: list[ConsideredMove]
    """Best first; the first one was chosen unless the bot made a blunder."""
    line: list[LineMove]
    """The expected continuation."""
    looks: int
    """Iterations, or positions looked at."""

"""Why a bot chose as it did, as data; the words for it come from the game."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One move of a main line; nature's moves are in it too."""

    seat: int
    move: int


class Option(msgspec.Struct, frozen=True):
    """A move that was thought about."""

    move: int
    looks: int
    """How often it was looked into."""
    result: float
    """What the seat expects of it: 1 is a sure win, or a very good score in a game for one."""
    scores: list[float]
    """The final points that every seat is expected to have."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot thought before a move."""

    options: list[Option]
    """Best first; the first one was chosen unless the bot made a blunder."""
    line: list[Step]
    """How the bot expects the game to go on."""
    looks: int
    """Iterations, or positions looked at."""


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    thought: Thought | None
    """What it thought before its last move, if anything."""

"""Recipes: the settings of a bot's level, as data that suits a game."""

from __future__ import annotations

from typing import Literal

import msgspec


class Recipe(msgspec.Struct, frozen=True):
    """The settings by which a bot of a level thinks.

    Its work is counted, so that a level plays alike on a fast and on a slow machine.
    """

    engine: Literal["greedy", "search", "plans"]
    iterations: int = 0
    """Of a search: walks down the tree. Of plans: rehearsals of a plan."""
    blunder: int = 0
    """The number of moves in a hundred are played at random."""
    steady: tuple[str, ...] = ()
    """Kinds of moves that are never played at random, such as to leave a round."""
    beam: int = 8
    """Plans that are followed at once."""
    plans: int = 8
    """Plans that are rehearsed."""
    narrow: int = 2
    """The beam of those who play on in a rehearsal."""
    horizon: int = 1_000
    """Turns that a rehearsal goes on for."""
    judge: Literal["value", "net"] = "value"
    """The evaluation that chooses among plans and judges rollouts that are cut off: the plain
    value, or a net for strong players (`Game.expert`)."""
    otherwise: Recipe | None = None
    """The recipe for kinds of games without such a net."""

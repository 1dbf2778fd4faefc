"""The recipes of the levels of Saltfjord."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from osada.evaluation.recipe import Recipe

_STEADY: Final = ("pass", "discard", "done", "skip", "free", "overboard")
"""A round that is left early, or a die for a fish, makes a game that nobody learns from."""
_BY_VALUE: Final = Recipe("plans", iterations=64, beam=64, plans=24, narrow=8, horizon=3)
"""For those ways to play in which no net chooses yet."""
_BY_NET: Final = replace(_BY_VALUE, judge="net", otherwise=_BY_VALUE)
LEVELS: Final = {
    "level1": Recipe("greedy", blunder=40, steady=_STEADY, beam=2),
    "level2": Recipe("greedy", blunder=5, steady=_STEADY, beam=6),
    "level3": Recipe("greedy", beam=24),
    "level4": Recipe("plans", iterations=24, beam=32, plans=8, narrow=4, horizon=2),
    "level5": replace(_BY_NET, iterations=176, horizon=1),
    "review": replace(
        _BY_NET,
        iterations=3072,
        horizon=2,
        otherwise=replace(_BY_VALUE, iterations=1536, horizon=2),
    ),
}

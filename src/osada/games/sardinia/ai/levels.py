"""The recipes of the levels of Sardinia."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from osada.evaluation.recipe import Recipe

_BY_VALUE: Final = Recipe("plans", iterations=64, beam=24, plans=16, narrow=8, horizon=6)
"""For those ways to play in which no net chooses yet."""
_BY_NET: Final = replace(_BY_VALUE, horizon=2, judge="net", otherwise=_BY_VALUE)
LEVELS: Final = {
    "level1": Recipe("greedy", blunder=60, beam=1),
    "level2": Recipe("greedy", blunder=15, beam=2),
    "level3": Recipe("search", iterations=400, blunder=10),
    "level4": Recipe("search", iterations=800, blunder=3),
    "level5": replace(_BY_NET, iterations=160),
    "review": replace(_BY_NET, iterations=4096, otherwise=replace(_BY_VALUE, iterations=1024)),
}

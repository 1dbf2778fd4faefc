"""The recipes of the levels of Settlers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from osada.evaluation.recipe import Recipe

_TO_THE_END: Final = Recipe("plans", iterations=128, beam=128, plans=16, narrow=6)
"""For competitions, in which no net chooses yet."""
_BY_NET: Final = replace(_TO_THE_END, plans=24, judge="net", otherwise=_TO_THE_END)
LEVELS: Final = {
    "level1": Recipe("greedy", blunder=60, beam=1),
    "level2": Recipe("greedy", blunder=5, beam=4),
    "level3": Recipe("greedy", beam=24),
    "level4": Recipe("plans", iterations=32, beam=64, plans=8, narrow=4),
    "level5": replace(_BY_NET, iterations=336, narrow=10, horizon=1),
    "review": replace(
        _BY_NET, iterations=8192, horizon=2, otherwise=replace(_TO_THE_END, iterations=4096)
    ),
}

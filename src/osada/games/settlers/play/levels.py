"""How bots of each level think about Settlers."""

from __future__ import annotations

from typing import Final

from osada.core.levels import Recipe

_TO_THE_END: Final = Recipe("plans", iterations=128, beam=128, plans=16, narrow=6)
"""For competitions, in which no net chooses yet."""
LEVELS: Final = {
    "level1": Recipe("greedy", blunder=60, beam=1),
    "level2": Recipe("greedy", blunder=5, beam=4),
    "level3": Recipe("greedy", beam=24),
    "level4": Recipe("plans", iterations=32, beam=64, plans=8, narrow=4),
    "level5": Recipe(
        "plans",
        iterations=384,
        beam=128,
        plans=24,
        narrow=6,
        horizon=1,
        judge="net",
        otherwise=_TO_THE_END,
    ),
    "review": Recipe(
        "plans",
        iterations=8192,
        beam=128,
        plans=24,
        narrow=6,
        horizon=2,
        judge="net",
        otherwise=Recipe("plans", iterations=4096, beam=128, plans=16, narrow=6),
    ),
}

"""How bots of each level think about Sardinia."""

from __future__ import annotations

from typing import Final

from osada.core.levels import Recipe

_BY_VALUE: Final = Recipe("plans", iterations=64, beam=24, plans=16, narrow=8, horizon=6)
"""For those ways to play in which no net chooses yet."""
LEVELS: Final = {
    "level1": Recipe("greedy", blunder=60, beam=1),
    "level2": Recipe("greedy", blunder=15, beam=2),
    "level3": Recipe("search", iterations=400, blunder=10),
    "level4": Recipe("search", iterations=800, blunder=3),
    "level5": Recipe(
        "plans",
        iterations=160,
        beam=24,
        plans=16,
        narrow=8,
        horizon=2,
        judge="net",
        otherwise=_BY_VALUE,
    ),
    "review": Recipe(
        "plans",
        iterations=4096,
        beam=24,
        plans=16,
        narrow=8,
        horizon=2,
        judge="net",
        otherwise=Recipe("plans", iterations=1024, beam=24, plans=16, narrow=8, horizon=6),
    ),
}

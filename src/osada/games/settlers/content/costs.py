"""Costs as numbers: each of the 56 ways to ask for at most five stone, wood and food."""

from __future__ import annotations

from functools import cache
from itertools import accumulate, product
from operator import or_
from typing import Final

from osada.games.settlers.content.components import DEAREST
from osada.games.settlers.content.effects import Bundle, Cost

ALL: Final = [c for c in product(range(DEAREST + 1), repeat=3) if sum(c) <= DEAREST]


def number(cost: Cost | Bundle) -> int:
    """The number of a cost; gold and what is chosen do not belong to it."""
    return ALL.index((cost.stone, cost.wood, cost.food))


def less(cost: tuple[int, ...], kind: int) -> int:
    """The number of a cost with one less of a kind, -1 if it has none."""
    return ALL.index((*cost[:kind], cost[kind] - 1, *cost[kind + 1 :])) if cost[kind] else -1


@cache
def affordable() -> list[int]:
    """For each pool, up to five of everything, the set of costs that it can pay (W6)."""
    sets: list[int] = []
    for stone, wood, food in product(range(DEAREST + 1), repeat=3):
        lacking = [0] * (DEAREST + 1)  # costs by how many resources the pool lacks
        for i, (s, w, f) in enumerate(ALL):
            lacking[max(s - stone, 0) + max(w - wood, 0) + max(f - food, 0)] |= 1 << i
        sets += accumulate(lacking, or_)
    return sets

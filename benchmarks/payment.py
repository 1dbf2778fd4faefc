"""How long Saltfjord's payment helper thinks, over random stores.

`python -m benchmarks.payment [STORES]` tries 200 stores of each size, or as many as you say.
Beside it, in the same run, the plain search of every row of free actions, on small stores only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import thread_time

from osada.core.rng import Rng
from osada.games.saltfjord.presentation.conversion import Purse
from tests.games.saltfjord.test_conversion import COSTS, cheapest, goods, plain_search, random_purse

Search = Callable[[Purse, list[int]], object]


def main(stores: int = 200) -> None:
    print("goods  median ms  slowest ms")
    for most in (6, 12, 18, 24, 27, 40):
        times = measure(most, cheapest, stores)
        print(f"{most:5}  {median(times):9.3f}  {max(times):10.3f}")
    few = max(1, stores // 10)
    ours, plain = measure(5, cheapest, few), measure(5, plain_search, few)
    print(f"plain search, 5 goods: {sum(plain) / sum(ours):.0f} times slower")


def measure(most: int, search: Search, stores: int) -> list[float]:
    """Milliseconds of CPU for each store and cost."""
    rng, times = Rng(most), []
    for _ in range(stores):
        start = random_purse(rng, most)
        times += [1000 * min(seconds(search, start, cost) for _ in range(2)) for cost in COSTS]
    return times


def seconds(search: Search, start: Purse, cost: dict[str, int]) -> float:
    began = thread_time()
    search(start, goods(**cost))
    return thread_time() - began


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

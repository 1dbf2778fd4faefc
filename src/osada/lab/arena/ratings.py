"""Ratings from places: a Plackett-Luce model, which is Bradley-Terry when two play.

The strengths are the most likely ones given all finishing orders (Hunter's MM algorithm), with
half a win and half a loss against an average bot added for everybody, so that a bot that never
lost has a rating too. A tie counts as all its orders in equal parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations, product
from math import factorial, log, log10, prod, sqrt
from random import Random
from typing import Final

import msgspec

Order = tuple[str, ...]
"""Who finished before whom; a bot may be in it several times."""
Orders = Mapping[Order, float]

_ROUNDS: Final = 200
_RESAMPLES: Final = 200
MIDDLE: Final = 1500
"""The mean of all ratings."""


class Finish(msgspec.Struct, frozen=True):
    """Who sat at a table and which places they had."""

    deal: int
    bots: list[str]
    places: list[int]


class Rating(msgspec.Struct, frozen=True):
    """An Elo-like number with its 95 % confidence interval: 400 points are odds of ten to one."""

    rating: float
    low: float
    high: float


def rate(finishes: Sequence[Finish], seed: int = 0) -> dict[str, Rating]:
    """The rating of every bot; the intervals come from drawing the deals again and again."""
    bots = sorted({bot for finish in finishes for bot in finish.bots})
    by_deal: dict[int, list[Orders]] = {}
    for finish in finishes:
        by_deal.setdefault(finish.deal, []).append(orders(finish))
    chaos, deals = Random(seed), [_sum(counted) for counted in by_deal.values()]
    middle = elo(strengths(bots, _sum(deals)))
    drawn = [
        elo(strengths(bots, _sum(chaos.choices(deals, k=len(deals))))) for _ in range(_RESAMPLES)
    ]
    errors = standard_errors(bots, _sum(deals))
    return {bot: _rating(middle[bot], errors[bot], [again[bot] for again in drawn]) for bot in bots}


def _rating(middle: float, error: float, drawn: list[float]) -> Rating:
    """The wider of two intervals: that of the drawn deals, and that of the likelihood."""
    drawn = sorted(drawn)
    edge = len(drawn) // 40
    low = min(drawn[edge], middle - 1.96 * error)
    high = max(drawn[-1 - edge], middle + 1.96 * error)
    return Rating(round(middle, 1), round(low, 1), round(high, 1))


def _sum(parts: Iterable[Orders]) -> dict[Order, float]:
    total: dict[Order, float] = {}
    for part in parts:
        for order, weight in part.items():
            total[order] = total.get(order, 0) + weight
    return total


def orders(finish: Finish) -> dict[Order, float]:
    """The finishing order; where places are shared, every order of those who share, in parts."""
    groups: dict[int, list[str]] = {}
    for place, bot in sorted(zip(finish.places, finish.bots, strict=True)):
        groups.setdefault(place, []).append(bot)
    share = 1 / prod(factorial(len(group)) for group in groups.values())
    found: dict[Order, float] = {}
    for parts in product(*(permutations(group) for group in groups.values())):
        order = tuple(bot for part in parts for bot in part)
        found[order] = found.get(order, 0) + share
    return found


def strengths(bots: Sequence[str], counted: Orders) -> dict[str, float]:
    """The most likely strengths, their product being 1."""
    power = dict.fromkeys(bots, 1.0)
    wins = dict.fromkeys(bots, 0.5)
    for order, weight in counted.items():
        for bot in order[:-1]:
            wins[bot] += weight
    for _ in range(_ROUNDS):
        load = {bot: 1 / (power[bot] + 1) for bot in bots}
        for order, weight in counted.items():
            _add_load(load, order, weight, power)
        power = {bot: wins[bot] / load[bot] for bot in bots}
        middle = prod(power.values()) ** (1 / len(bots))
        power = {bot: value / middle for bot, value in power.items()}
    return power


def _add_load(
    load: dict[str, float], order: Order, weight: float, power: Mapping[str, float]
) -> None:
    """For each place given away: everybody who could have had it."""
    for stage in range(len(order) - 1):
        rest = order[stage:]
        part = weight / sum(power[bot] for bot in rest)
        for bot in rest:
            load[bot] += part


def standard_errors(bots: Sequence[str], counted: Orders) -> dict[str, float]:
    """How sharp the likelihood is around the strengths, on the scale of the ratings."""
    power = strengths(bots, counted)
    at = {bot: i for i, bot in enumerate(bots)}
    known = [[0.0] * len(bots) for _ in bots]
    for bot in bots:
        share = power[bot] / (power[bot] + 1)
        known[at[bot]][at[bot]] += share * (1 - share)
    for order, weight in counted.items():
        for stage in range(len(order) - 1):
            rest = order[stage:]
            whole = sum(power[bot] for bot in rest)
            for one in rest:
                part = weight * power[one] / whole
                known[at[one]][at[one]] += part
                for other in rest:
                    known[at[one]][at[other]] -= part * power[other] / whole
    return {bot: 400 / log(10) * sqrt(inverse(known)[at[bot]][at[bot]]) for bot in bots}


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(n):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]


def elo(power: Mapping[str, float]) -> dict[str, float]:
    """Strengths on the scale of chess players."""
    return {bot: MIDDLE + 400 * log10(value) for bot, value in power.items()}

"""Ratings from places: a Plackett-Luce model, which is Bradley-Terry when two play.

The strengths are the most likely ones given all finishing orders, with half a win and half a loss
against an average bot added for everybody, so that a bot that never lost has a rating too. A tie
counts as all its orders in equal parts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import exp, factorial, log, log10, prod, sqrt
from operator import mul
from random import Random
from typing import Final

import msgspec

from osada.lab.solve import inverse

Order = tuple[str, ...]
"""Finishing order; a bot may be in it several times."""
Orders = Mapping[Order, float]
Deals = list[tuple[Orders, float]]
"""Finishing orders of each deal, and their number."""
Rows = list[list[float]]

_ROUNDS: Final = 100
_NEAR: Final = 1e-9
_RESAMPLES: Final = 200
MIDDLE: Final = 1500
"""The mean of all ratings."""


class FinishOrder(msgspec.Struct, frozen=True):
    """Bots of a table and their places."""

    deal: int
    bots: list[str]
    places: list[int]


class BotRating(msgspec.Struct, frozen=True):
    """An Elo-like number with its 95 % confidence interval: 400 points are odds of ten to one."""

    rating: float
    low: float
    high: float


def rate(finishes: Sequence[FinishOrder], seed: int = 0) -> dict[str, BotRating]:
    """The rating of every bot; the intervals come from drawing the deals again and again."""
    bots = sorted({bot for finish in finishes for bot in finish.bots})
    deals = _deals(finishes)
    found = strengths(bots, _sum(deals))
    middle = elo(found.power)
    drawn = [elo(strengths(bots, _sum(again)).power) for again in _drawn(deals, Random(seed))]
    return {
        bot: _rating(middle[bot], found.errors[bot], [again[bot] for again in drawn])
        for bot in bots
    }


def _deals(finishes: Sequence[FinishOrder]) -> Deals:
    """The orders of each deal; deals that came out alike are counted."""
    by_deal: dict[int, list[tuple[Orders, float]]] = {}
    for finish in finishes:
        by_deal.setdefault(finish.deal, []).append((orders(finish), 1))
    alike = Counter(tuple(sorted(_sum(parts).items())) for parts in by_deal.values())
    return [(dict(deal), count) for deal, count in alike.items()]


def _drawn(deals: Deals, chaos: Random) -> Iterator[Deals]:
    """As many deals as there are, drawn from among them, many times over."""
    counts = [int(count) for _, count in deals]
    for _ in range(_RESAMPLES):
        found = Counter(chaos.choices(range(len(deals)), counts, k=sum(counts)))
        yield [(deals[i][0], count) for i, count in sorted(found.items())]


def _rating(middle: float, error: float, drawn: list[float]) -> BotRating:
    """The wider of two intervals: that of the drawn deals, and that of the likelihood."""
    drawn = sorted(drawn)
    edge = len(drawn) // 40
    half = 1.96 * error * 400 / log(10)
    low = min(drawn[edge], middle - half)
    high = max(drawn[-1 - edge], middle + half)
    return BotRating(round(middle, 1), round(low, 1), round(high, 1))


def _sum(parts: Iterable[tuple[Orders, float]]) -> dict[Order, float]:
    total: dict[Order, float] = {}
    for part, times in parts:
        for order, weight in part.items():
            total[order] = total.get(order, 0) + times * weight
    return total


def orders(finish: FinishOrder) -> dict[Order, float]:
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


class Fit(msgspec.Struct, frozen=True):
    """Fitted strengths; their logarithms add up to 0."""

    power: dict[str, float]
    errors: dict[str, float]
    """Standard errors of the logarithms."""


def strengths(bots: Sequence[str], counted: Orders) -> Fit:
    """The most likely strengths, by Newton's method."""
    level = dict.fromkeys(bots, 0.0)
    spread = [[0.0] * len(bots)] * len(bots)
    for _ in range(_ROUNDS):
        slope, sharpness = _likelihood(level, counted)
        spread = _adding_up_to_zero(inverse(sharpness))
        steps = [sum(map(mul, row, slope)) for row in spread]
        far = max(map(abs, steps))
        level = {
            bot: at + step / max(1, far)
            for (bot, at), step in zip(level.items(), steps, strict=True)
        }
        if far < _NEAR:
            break
    errors = {bot: sqrt(spread[i][i]) for i, bot in enumerate(bots)}
    return Fit({bot: exp(at) for bot, at in level.items()}, errors)


def _likelihood(level: Mapping[str, float], counted: Orders) -> tuple[list[float], Rows]:
    """Return gradient and negative Hessian of the log-likelihood."""
    power = [exp(at) for at in level.values()]
    at = {bot: i for i, bot in enumerate(level)}
    slope = [0.5 - p / (p + 1) for p in power]
    sharpness = [[0.0] * len(power) for _ in power]
    for i, p in enumerate(power):
        sharpness[i][i] = p / (p + 1) ** 2
    for order, weight in counted.items():
        places = [at[bot] for bot in order]
        for stage in range(len(places) - 1):
            slope[places[stage]] += weight
            _add_stage(slope, sharpness, places[stage:], weight, power)
    return slope, sharpness


def _add_stage(
    slope: list[float], sharpness: Rows, rest: list[int], weight: float, power: list[float]
) -> None:
    """One place was given away: everybody who was left could have had it."""
    whole = sum(power[i] for i in rest)
    for i in rest:
        part = weight * power[i] / whole
        slope[i] -= part
        sharpness[i][i] += part
        for j in rest:
            sharpness[i][j] -= part * power[j] / whole


def _adding_up_to_zero(spread: Rows) -> Rows:
    """Covariances of numbers that are known to add up to 0: only differences are uncertain."""
    sums = [sum(row) for row in spread]
    total = sum(sums)
    return [
        [x - one * other / total for x, other in zip(row, sums, strict=True)]
        for row, one in zip(spread, sums, strict=True)
    ]


def elo(power: Mapping[str, float]) -> dict[str, float]:
    """Strengths on the scale of chess players."""
    return {bot: MIDDLE + 400 * log10(value) for bot, value in power.items()}

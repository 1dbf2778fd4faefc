"""From games to a verdict: what a design is worth, and which of its parts are out of line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles, stdev
from typing import Final, Literal

import msgspec

from osada.core.design import Design, Printed
from osada.lab.balance.trials import WHOLE, Outcome

_SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
_IDLE: Final = 0.05
"""A part that is finished in fewer games is never built."""
_ONE_PLAN: Final = 0.6
"""A share of all settlements that one plan must not have."""
_OFTEN: Final = 1.0
"""Settlements of one plan in a game, from which on its share matters."""

Kind = Literal["fine", "strong", "useless", "unbuilt"]


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval."""

    mean: float
    error: float


class PartVerdict(msgspec.Struct, frozen=True):
    """What one part is worth."""

    id: str
    worth: Estimate
    """Points that it brings: with it less without it, on the same draws."""
    built: float
    """In what share of games it was finished."""
    settled: float
    """How often it was enlarged in a game."""
    kind: Kind


class Band(msgspec.Struct, frozen=True):
    """What is usual: the range of the printed designs."""

    low: float
    middle: float
    high: float


class Verdict(msgspec.Struct, frozen=True):
    """All that was found."""

    design: str
    level: str
    games: int
    points: Estimate
    spread: list[float]
    """The points of a tenth, a quarter, half, three quarters and nine tenths of the games."""
    above: float | None
    """The share of printed designs that bring fewer points; `None` without any to compare with."""
    usual: Band | None
    parts: list[PartVerdict]
    sources: dict[str, float]
    """Points by source, in a game."""
    plan: str | None
    """The part whose plan dominates, if one does."""


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of some games."""
    if len(numbers) < 2:
        return Estimate(float(numbers[0]) if numbers else 0.0, float("inf"))
    return Estimate(fmean(numbers), _SURE * stdev(numbers) / len(numbers) ** 0.5)


class Judge:
    """Holds a design's games against those of printed designs."""

    def __init__(self, design: Design, printed: Sequence[Printed]) -> None:
        self._design = design
        self._printed = printed
        worths = sorted(worth for each in printed for worth in each.worth)
        self._strong = 1.25 * worths[-1] + 1 if worths else float("inf")

    def verdict(self, outcomes: Iterable[Outcome], level: str) -> Verdict:
        """What the games say."""
        games = defaultdict[int, dict[str, Outcome]](dict)
        for outcome in outcomes:
            games[outcome.trial.missing][outcome.trial.seed] = outcome
        whole = list(games[WHOLE].values())
        points = [float(outcome.points) for outcome in whole]
        found = estimate(points)
        return Verdict(
            design=self._design.name,
            level=level,
            games=len(whole),
            points=found,
            spread=_spread(points),
            above=self._above(found.mean),
            usual=self._usual(),
            parts=[self._part(i, games) for i in range(len(self._design.parts))],
            sources=_sources(whole),
            plan=self._plan(whole),
        )

    def _part(self, part: int, games: dict[int, dict[str, Outcome]]) -> PartVerdict:
        whole, less = games[WHOLE], games[part]
        both = [float(whole[seed].points - less[seed].points) for seed in less if seed in whole]
        worth = estimate(both)
        uses = [outcome.uses[part] for outcome in whole.values()]
        built = fmean(use.built for use in uses) if uses else 0.0
        settled = fmean(use.settled for use in uses) if uses else 0.0
        kind = self._kind(worth, built)
        return PartVerdict(self._design.parts[part], worth, built, settled, kind)

    def _kind(self, worth: Estimate, built: float) -> Kind:
        if worth.mean - worth.error > self._strong:
            return "strong"
        if built < _IDLE:
            return "unbuilt"
        return "useless" if worth.mean + worth.error < _WORTHLESS else "fine"

    def _plan(self, whole: list[Outcome]) -> str | None:
        founded = Counter[int]()
        for outcome in whole:
            for i, use in enumerate(outcome.uses):
                founded[i] += use.settled
        (part, often), *_ = founded.most_common(1) or [(0, 0)]
        share = often / max(1, founded.total())
        dominates = share > _ONE_PLAN and often > _OFTEN * len(whole)
        return self._design.parts[part] if dominates else None

    def _above(self, mean: float) -> float | None:
        if not self._printed:
            return None
        return fmean(each.sketch < mean for each in self._printed)

    def _usual(self) -> Band | None:
        means = sorted(each.sketch for each in self._printed)
        return Band(means[0], means[len(means) // 2], means[-1]) if means else None


_WORTHLESS: Final = 0.5
"""Points below which a part that is built might as well not be there."""


def _spread(points: list[float]) -> list[float]:
    if len(points) < 2:
        return points * 5
    tenths = quantiles(points, n=20, method="inclusive")
    return [tenths[i] for i in (1, 4, 9, 14, 17)]


def _sources(whole: list[Outcome]) -> dict[str, float]:
    names = whole[0].sources if whole else {}
    return {name: fmean(outcome.sources[name] for outcome in whole) for name in names}

"""From games to a verdict: what a design is worth, and which of its parts are out of line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles, stdev
from typing import Final, Literal

import msgspec

from osada.core.design import Design, Printed
from osada.lab.balance.trials import QUICK, STRONG, WHOLE, Outcome

_SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
_UNBUILT: Final = 0.05
"""A part that is finished in fewer games is one that nobody builds."""
_WORTHLESS: Final = 0.5
"""Points: a part that brings fewer, for certain, might as well not be there."""
_ONE_PLAN: Final = 0.6
"""A share of all settlements that one plan must not have."""
_OFTEN: Final = 1.0
"""Settlements of one plan in a game, from which on its share matters."""

Kind = Literal["fine", "strong", "useless", "unbuilt"]
Standing = Literal["usual", "generous", "meagre"]


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval."""

    mean: float
    error: float


class PartVerdict(msgspec.Struct, frozen=True):
    """What one part is worth."""

    id: str
    worth: Estimate | None
    """Points that it brings: with it less without it, on the same draws; `None` until tried."""
    built: float
    """In what share of games it was finished."""
    settled: float
    """How often it was enlarged in a game."""
    kind: Kind


class Judgement(msgspec.Struct, frozen=True):
    """All that was found."""

    design: str
    games: int
    points: Estimate
    """What the strongest level makes of it."""
    spread: list[float]
    """The points of a tenth, a quarter, half, three quarters and nine tenths of the games."""
    standing: Standing
    printed: list[float]
    """What the strongest level makes of each printed design."""
    parts: list[PartVerdict]
    usual: tuple[float, float] | None
    """Between which two worths nine of ten printed parts lie."""
    sources: dict[str, float]
    """Points by source, in a game."""
    plan: str | None
    """The part whose plan dominates, if one does."""


def estimate(numbers: Sequence[float]) -> Estimate:
    """The mean of some games."""
    if len(numbers) < 2:
        return Estimate(float(numbers[0]) if numbers else 0.0, 99.0)
    return Estimate(fmean(numbers), _SURE * stdev(numbers) / len(numbers) ** 0.5)


class Judge:
    """Holds a design's games against those of printed designs."""

    def __init__(self, design: Design, printed: Sequence[Printed]) -> None:
        self._design = design
        self._printed = printed
        worths = sorted(worth for each in printed for worth in each.worth)
        self._usual = _middle(worths) if worths else None
        self._most = worths[-1] if worths else float("inf")

    def verdict(self, outcomes: Iterable[Outcome]) -> Judgement:
        """What the games say."""
        games = defaultdict[tuple[str, int], dict[str, Outcome]](dict)
        for outcome in outcomes:
            games[outcome.trial.level, outcome.trial.missing][outcome.trial.seed] = outcome
        whole = list(games[STRONG, WHOLE].values())
        points = [float(outcome.points) for outcome in whole]
        return Judgement(
            design=self._design.name,
            games=len(whole),
            points=estimate(points),
            spread=_spread(points),
            standing=self._standing(estimate(points)),
            printed=sorted(each.mean for each in self._printed),
            parts=[self._part(i, games) for i in range(len(self._design.parts))],
            usual=self._usual,
            sources=_sources(whole),
            plan=self._plan(whole),
        )

    def _standing(self, points: Estimate) -> Standing:
        """Out of line is what lies, for certain, beyond all that is printed."""
        means = [each.mean for each in self._printed]
        if means and points.mean - points.error > max(means):
            return "generous"
        return "meagre" if means and points.mean + points.error < min(means) else "usual"

    def _part(self, part: int, games: dict[tuple[str, int], dict[str, Outcome]]) -> PartVerdict:
        whole, less = games[QUICK, WHOLE], games[QUICK, part]
        both = [float(whole[seed].points - less[seed].points) for seed in less if seed in whole]
        worth = estimate(both) if len(both) > 1 else None
        uses = [outcome.uses[part] for outcome in games[STRONG, WHOLE].values()]
        built = fmean(use.built for use in uses) if uses else 0.0
        settled = fmean(use.settled for use in uses) if uses else 0.0
        kind = self._kind(worth, built, len(uses))
        return PartVerdict(self._design.parts[part], worth, built, settled, kind)

    def _kind(self, worth: Estimate | None, built: float, games: int) -> Kind:
        if worth is not None and worth.mean - worth.error > self._most:
            return "strong"
        if games and built < _UNBUILT:
            return "unbuilt"
        worthless = worth is not None and worth.mean + worth.error < _WORTHLESS
        return "useless" if worthless else "fine"

    def _plan(self, whole: list[Outcome]) -> str | None:
        founded = Counter[int]()
        for outcome in whole:
            for i, use in enumerate(outcome.uses):
                founded[i] += use.settled
        (part, often), *_ = founded.most_common(1) or [(0, 0)]
        share = often / max(1, founded.total())
        dominates = share > _ONE_PLAN and often > _OFTEN * len(whole)
        return self._design.parts[part] if dominates else None


def _middle(worths: list[float]) -> tuple[float, float]:
    cut = len(worths) // 20
    return worths[cut], worths[-1 - cut]


def _spread(points: list[float]) -> list[float]:
    if len(points) < 2:
        return points * 5
    tenths = quantiles(points, n=20, method="inclusive")
    return [tenths[i] for i in (1, 4, 9, 14, 17)]


def _sources(whole: list[Outcome]) -> dict[str, float]:
    names = whole[0].sources if whole else {}
    return {name: fmean(outcome.sources[name] for outcome in whole) for name in names}

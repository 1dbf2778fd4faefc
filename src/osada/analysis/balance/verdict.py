"""From games to a verdict: what a design is worth, and which of its parts are out of line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean, quantiles, stdev
from typing import Final, Literal

import msgspec

from osada.analysis.balance.design_trials import QUICK, STRONG, Form, TrialOutcome
from osada.core.design import Design, Printed

_SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
_UNBUILT: Final = 0.1
"""A part that is finished in a smaller share of games is one that nobody builds."""
_BUILT: Final = 0.5
"""A kind of part of which each printed one is finished more often is one that bots build."""
_LEAST_GIFT: Final = 1.0
"""Points: a part that brings fewer, for certain, even as a gift, might as well not be there."""
_USEFUL_GIFT: Final = 3.0
_USEFUL_BUILT: Final = 0.9
"""Points and share of games from which on bots know what a kind of part is for."""
_ONE_PLAN: Final = 0.6
"""A share of all settlements that one plan must not have."""
_OFTEN: Final = 1.0
"""Settlements of one plan in a game, from which on its share matters."""

Kind = Literal["fine", "strong", "useless", "unbuilt", "unclear"]
Games = dict[tuple[str, Form, int], dict[str, TrialOutcome]]
"""By level, form and part, then by seed."""
Standing = Literal["usual", "generous", "meagre"]


class Estimate(msgspec.Struct, frozen=True):
    """A mean and half the width of its 95 % interval."""

    mean: float
    error: float


class PartVerdict(msgspec.Struct, frozen=True):
    """Measured worth of one part."""

    id: str
    worth: Estimate | None
    """Points that it brings: with it less without it, on the same draws; `None` until tried."""
    gift: Estimate | None
    """The same where it costs next to nothing."""
    gift_built: float
    """In what share of those games it was finished."""
    built: float
    """In what share of games it was finished."""
    settled: float
    """Mean number of times it was enlarged in a game."""
    kind: Kind


class Judgement(msgspec.Struct, frozen=True):
    """All that was found."""

    design: str
    games: int
    points: Estimate
    """Mean score of the strongest level."""
    spread: list[float]
    """The points of a tenth, a quarter, half, three quarters and nine tenths of the games."""
    standing: Standing
    printed: list[float]
    """Mean score of the strongest level on each printed design."""
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


class BalanceJudge:
    """Holds a design's games against those of printed designs."""

    def __init__(self, design: Design, printed: Sequence[Printed]) -> None:
        self._design = design
        self._printed = printed
        worths = sorted(worth for each in printed for worth in each.worth)
        self._usual = _middle(worths) if worths else None
        self._most = worths[-1] if worths else float("inf")
        self._useful, self._built = _useful(printed), _built(printed)

    def verdict(self, outcomes: Iterable[TrialOutcome]) -> Judgement:
        """Judge a design by its games."""
        games: Games = defaultdict(dict)
        for outcome in outcomes:
            trial = outcome.trial
            games[trial.level, trial.form, trial.part][trial.seed] = outcome
        whole = list(games[STRONG, "whole", 0].values())
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

    def _part(self, part: int, games: Games) -> PartVerdict:
        less = games[QUICK, "without", part]
        worth = _ahead(games[QUICK, "whole", 0], less)
        gift = _ahead(games[QUICK, "gift", part], less)
        uses = [outcome.uses[part] for outcome in games[STRONG, "whole", 0].values()]
        built = fmean(use.built for use in uses) if uses else 0.0
        settled = fmean(use.settled for use in uses) if uses else 0.0
        gifts = [outcome.uses[part].built for outcome in games[QUICK, "gift", part].values()]
        found = PartVerdict(
            id=self._design.parts[part],
            worth=worth,
            gift=gift,
            gift_built=fmean(gifts) if gifts else 0.0,
            built=built,
            settled=settled,
            kind="fine",
        )
        return msgspec.structs.replace(found, kind=self._kind(part, found))

    def _kind(self, part: int, found: PartVerdict) -> Kind:
        """Classify a part; where bots do not use such parts, the result is unclear."""
        if found.worth is None or found.gift is None:
            return "fine"
        if found.worth.mean - found.worth.error > self._most:
            return "strong"
        kind = self._design.kind(part)
        unbuilt = found.built < _UNBUILT
        if unbuilt and kind in self._built:
            return "unbuilt"
        useless = found.gift.mean + found.gift.error < _LEAST_GIFT
        if useless and kind in self._useful:
            return "useless"
        return "unclear" if unbuilt or useless else "fine"

    def _plan(self, whole: list[TrialOutcome]) -> str | None:
        founded = Counter[int]()
        for outcome in whole:
            for i, use in enumerate(outcome.uses):
                founded[i] += use.settled
        (part, often), *_ = founded.most_common(1) or [(0, 0)]
        share = often / max(1, founded.total())
        dominates = share > _ONE_PLAN and often > _OFTEN * len(whole)
        return self._design.parts[part] if dominates else None


def _ahead(these: dict[str, TrialOutcome], those: dict[str, TrialOutcome]) -> Estimate | None:
    """By how many points, on the same draws; nothing can be said of fewer than two games."""
    both = these.keys() & those.keys()
    if len(both) < 2:
        return None
    return estimate([float(these[seed].points - those[seed].points) for seed in sorted(both)])


def _by_kind(printed: Sequence[Printed], numbers: str) -> dict[str, list[float]]:
    found = defaultdict[str, list[float]](list)
    for each in printed:
        for kind, number in zip(each.kinds, getattr(each, numbers), strict=True):
            found[kind].append(number)
    return found


def _useful(printed: Sequence[Printed]) -> set[str]:
    """The kinds of parts of which bots make something, where they cost next to nothing."""
    gifts, built = _by_kind(printed, "gift"), _by_kind(printed, "gift_built")
    return {
        kind
        for kind, points in gifts.items()
        if fmean(points) >= _USEFUL_GIFT and fmean(built[kind]) >= _USEFUL_BUILT
    }


def _built(printed: Sequence[Printed]) -> set[str]:
    """The kinds of parts that bots build."""
    return {kind for kind, shares in _by_kind(printed, "built").items() if min(shares) >= _BUILT}


def _middle(worths: list[float]) -> tuple[float, float]:
    cut = len(worths) // 20
    return worths[cut], worths[-1 - cut]


def _spread(points: list[float]) -> list[float]:
    if len(points) < 2:
        return points * 5
    tenths = quantiles(points, n=20, method="inclusive")
    return [tenths[i] for i in (1, 4, 9, 14, 17)]


def _sources(whole: list[TrialOutcome]) -> dict[str, float]:
    names = whole[0].sources if whole else {}
    return {name: fmean(outcome.sources[name] for outcome in whole) for name in names}

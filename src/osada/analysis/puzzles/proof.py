"""Sequential test of paired rollouts: is one turn clearly the best?

Every pass gives all turns the same luck, so what is looked at are differences. The turns are looked
at several times, with more and more rollouts; the 5 % by which a verdict may be wrong are shared
out among all looks and all turns (Bonferroni), so that looking often makes nothing look certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

import msgspec

from osada.analysis.puzzles.end_rollout import EndRollout
from osada.analysis.review.turn_analyzer import TurnAnalyzer
from osada.analysis.turn import Turn, TurnEnd
from osada.core.rng import Rng

LEAD: Final = 3.0
"""Points by which the best turn must be ahead."""
EQUAL: Final = 1.0
"""Turns that differ by less than this are equally good."""
LOOKS: Final = (8, 16, 32, 64, 128)
"""Rollouts of each turn after which a verdict may be given."""
_DOUBT: Final = 0.05
_NET_TIMES: Final = 48
"""Rollouts by the net for strong players."""
_NET_SURE: Final = 2.0
"""Standard errors by which the lead must be more than none there."""
_LUCK: Final = 1 << 30


class Proof(msgspec.Struct, frozen=True):
    """Result of the test."""

    best: list[int]
    """The turns that are equally good, best first, by their number."""
    values: list[float]
    """Mean result of each turn; those of the best turns can be compared with each other."""
    losses: list[float]
    """Mean loss of each turn against the best."""
    second: int
    margin: float
    rollouts: int


class SequentialTest:
    """Turns being compared with one of them, which looked best before."""

    def __init__(
        self, rollout: EndRollout, ends: Sequence[TurnEnd], favourite: int, luck: int
    ) -> None:
        self._rollout, self._ends, self._favourite = rollout, ends, favourite
        self._rng = Rng(luck)
        self._came: list[list[float]] = [[] for _ in ends]
        self._left = set(range(len(ends))) - {favourite}
        self._margins: dict[int, float] = {}
        self._equal: set[int] = set()
        share = _DOUBT / (len(LOOKS) * max(1, len(self._left)))
        self._z = NormalDist().inv_cdf(1 - share)

    def verdict(self) -> Proof | None:
        """Return the best turns, or `None` if some turn stays undecided."""
        for look in LOOKS:
            while len(self._came[self._favourite]) < look:
                self._pass()
            if not all(self._judged(turn, look == LOOKS[-1]) for turn in sorted(self._left)):
                return None
            if not self._left:
                return self._proof() if self._margins else None
        return None

    def _pass(self) -> None:
        """One rollout of each turn that is still open."""
        luck = int(self._rng.below(_LUCK))
        for turn in (self._favourite, *sorted(self._left)):
            self._came[turn].append(self._rollout.play(self._ends[turn], luck))

    def _judged(self, turn: int, last: bool) -> bool:
        """Judge a turn if it can be judged; false where the position makes no puzzle."""
        mean, error = self._behind(turn)
        reach = self._z * error
        if mean - reach >= LEAD:
            self._margins[turn] = mean - reach
        elif mean - reach >= -EQUAL and mean + reach <= EQUAL:
            self._equal.add(turn)
        else:
            return not last and self._may_be_judged(mean, error, len(self._came[turn]))
        self._left.discard(turn)
        return True

    def _may_be_judged(self, mean: float, error: float, done: int) -> bool:
        """Check that the last look may decide, if the mean stays within its error."""
        reach = self._z * error * sqrt(done / LOOKS[-1])
        return mean + error - reach >= LEAD or abs(mean) - error + reach <= EQUAL

    def _behind(self, turn: int) -> tuple[float, float]:
        """By how much a turn is behind, with its standard error."""
        pairs = zip(self._came[self._favourite], self._came[turn], strict=False)
        behind = [best - other for best, other in pairs]
        return fmean(behind), stdev(behind) / sqrt(len(behind))

    def _proof(self) -> Proof:
        losses = [self._behind(turn)[0] for turn in range(len(self._ends))]
        base = fmean(self._came[self._favourite])
        best = sorted({self._favourite, *self._equal}, key=losses.__getitem__)
        second = min(self._margins, key=losses.__getitem__)
        return Proof(
            best=best,
            values=[base - loss for loss in losses],
            losses=[loss - losses[best[0]] for loss in losses],
            second=second,
            margin=min(self._margins.values()),
            rollouts=len(self._came[second]),
        )


def net_agrees(turn: Turn, best: list[int], second: list[int], luck: int) -> bool:
    """Check that one turn leads another by the net for strong players, if there is one.

    The rollouts of the test are played by the plain value. Where the strongest level chooses by a
    net, players who choose by it must see the lead as well.
    """
    analyzer, rng = TurnAnalyzer(turn.game, turn.begin), Rng(luck)
    if analyzer.recipe.judge != "net":
        return True
    one, other = (analyzer.candidate(turn.begin, turn.seat, moves) for moves in (best, second))
    for _ in range(_NET_TIMES):
        same = int(rng.below(_LUCK))
        analyzer.roll_out(one, turn.seat, same)
        analyzer.roll_out(other, turn.seat, same)
    leads = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=True)]
    return fmean(leads) >= max(EQUAL, _NET_SURE * stdev(leads) / sqrt(_NET_TIMES))

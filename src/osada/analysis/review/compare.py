"""Comparison of the played turn with the best candidate.

All candidates are rolled out with the same luck, and those that are clearly worse are dropped. The
best turn is chosen on some rollouts and measured on others (cross-validation), so that luck is not
mistaken for merit.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.core.position import Position
from osada.core.rng import Rng

FINALISTS: Final = 3
_BATCH: Final = 16
_FIRST: Final = 6
"""Rollouts of every turn before any is left out."""
_FOLDS: Final = 8
"""Parts of the rollouts: the best by seven of them is measured by the eighth."""
_FEW: Final = 3
"""Rollouts that came to the same: nature has no say before they end."""
_LUCK: Final = 1 << 30
_SURE: Final = 2.33
"""Standard errors by which a turn must be worse to be left out: wrong once in a hundred."""
_NEAR: Final = 0.25
"""Of what is nothing: turns that differ by less need not be told apart."""
_CLEAR: Final = 2.5
"""Standard errors from the nearest threshold: then more rollouts would change nothing."""
_NOTHING: Final = 0.5
"""Of an inaccuracy: who loses less has played as well as the best."""


class Comparison(msgspec.Struct, frozen=True):
    """The finalists, best first, and the loss of the played turn."""

    finalists: list[Candidate]
    loss: float
    error: float


def compare(
    analyzer: TurnAnalyzer,
    candidates: list[Candidate],
    played: Candidate,
    seat: int,
    luck: int,
    marks: list[float],
) -> Comparison:
    """Compare the played turn with the candidates."""
    rng, field = Rng(luck), _with(candidates, played)
    least = marks[0] * _NOTHING
    alive = _raced(analyzer, field, played, seat, rng, [least, *marks])
    loss, best = _lost(alive, played), max(alive, key=Candidate.mean)
    error = _difference(best, played)[1]
    if loss < least or best is played:
        return Comparison(_ranked(field, played), 0.0, error)
    return Comparison(_ranked(field, best), loss, error)


def _raced(
    analyzer: TurnAnalyzer,
    alive: list[Candidate],
    played: Candidate,
    seat: int,
    rng: Rng,
    marks: list[float],
) -> list[Candidate]:
    """Race the candidates until the label is clear or all rollouts are spent."""
    left, times = analyzer.rollout_budget, _FIRST
    while times > 0:
        _more(analyzer, alive, seat, rng, times)
        left -= times * len(alive)
        best, near = max(alive, key=Candidate.mean), marks[0] * _NEAR
        alive = [e for e in alive if e in (best, played) or _may_be_better(e, best, near)]
        if _is_clear(alive, played, marks):
            break
        times = min(max(_FIRST, len(played.results) // 2), left // len(alive))
    return alive


def _with(candidates: list[Candidate], played: Candidate) -> list[Candidate]:
    return [played, *(each for each in candidates if each.key != played.key)]


def _more(analyzer: TurnAnalyzer, alive: list[Candidate], seat: int, rng: Rng, times: int) -> None:
    """Roll out each candidate with the same luck; fewer times where luck makes no difference."""
    for done in range(times):
        luck = int(rng.below(_LUCK))
        for each in alive:
            analyzer.roll_out(each, seat, luck)
        if done + 1 >= _FEW and all(len(set(each.results[-_FEW:])) == 1 for each in alive):
            return


def _lost(alive: list[Candidate], played: Candidate) -> float:
    """Cross-validate the loss: choose the best turn on some rollouts, measure it on the others."""
    many, lost = len(played.results), 0.0
    totals = {each.key: sum(each.results) for each in alive}
    for fold in range(min(_FOLDS, many)):
        parts = {each.key: sum(each.results[fold::_FOLDS]) for each in alive}
        best = max(totals, key=lambda key: totals[key] - parts[key])
        lost += parts[best] - parts[played.key]
    return lost / many


def _may_be_better(other: Candidate, best: Candidate, near: float) -> bool:
    """Check that a turn may still be better than the best so far by more than `near`."""
    mean, error = _difference(other, best)
    return mean + _SURE * error > near


def _difference(best: Candidate, other: Candidate) -> tuple[float, float]:
    """By how much one is better, on the same luck, and the standard error of that."""
    pairs = zip(best.results, other.results, strict=False)
    found = [one - two for one, two in pairs]
    many, mean = len(found), sum(found) / len(found)
    spread = sum((each - mean) ** 2 for each in found) / (many - 1)
    return mean, sqrt(spread / many) * (1 + _FIRST / many)  # few know their own error badly


def lost_by(best: Candidate, other: Candidate, inaccuracy: float) -> float:
    """Return the loss of a turn against the best; 0 where it is as good."""
    mean, _ = _difference(best, other)
    return mean if mean >= inaccuracy * _NOTHING else 0.0


def _is_clear(alive: list[Candidate], played: Candidate, marks: list[float]) -> bool:
    """Check that the loss lies between the same two thresholds within its error."""
    found = [_difference(each, played) for each in alive]
    if len(played.results) < _BATCH and any(error for _, error in found):
        return False  # what comes seldom may not have come yet
    least = max(mean - _CLEAR * error for mean, error in found)
    most = max(mean + _CLEAR * error for mean, error in found)
    return not any(least < mark <= most for mark in marks)


def _ranked(field: list[Candidate], first: Candidate) -> list[Candidate]:
    rest = sorted((each for each in field if each is not first), key=lambda e: -expected(first, e))
    return [first, *rest]


def expected(best: Candidate, other: Candidate) -> float:
    """Return the expected result of a turn; a dropped one is measured against the best."""
    gap = _difference(best, other)[0]
    left_out = len(other.results) < len(best.results)
    return best.mean() - (max(0.0, gap) if left_out else gap)


def forced(position: Position, seat: int, moves: list[int]) -> bool:
    """Check that a turn left nothing to choose."""
    walker = position.clone()
    for move in moves:
        if len(walker.legal(seat)) > 1:
            return walker.courtesy(seat) == move
        walker.play(seat, move)
    return True

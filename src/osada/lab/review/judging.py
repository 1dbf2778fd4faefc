"""A decision judged: what was played beside the best that was found.

Some rehearsals choose the best turn; others, with fresh luck that is the same for both, say by how
much it is better than what was played. So nothing is called better because it was lucky twice.
"""

from __future__ import annotations

from math import inf, isfinite, sqrt
from typing import Final

import msgspec

from osada.core.position import Position
from osada.core.rng import Rng
from osada.lab.review.options import Choice, Table

FINALISTS: Final = 3
_CHOOSING: Final = 3
"""One of so many rehearsals is for choosing."""
_BATCH: Final = 16
_FEW: Final = 3
"""Rehearsals that came to the same: nature has no say before they end."""
_LUCK: Final = 1 << 30
_SURE: Final = 2.33
"""Standard errors by which a turn must be worse before that counts: wrong once in a hundred."""
_CLEAR: Final = 3.0
"""Standard errors from the nearest threshold: then more rehearsals would change nothing."""


class Verdict(msgspec.Struct, frozen=True):
    """What was found: finalists, best first, and what was lost."""

    finalists: list[Choice]
    loss: float
    error: float


def compared(
    table: Table, choices: list[Choice], played: Choice, seat: int, luck: int, marks: list[float]
) -> Verdict:
    """Judge what was played among what could have been."""
    rng, left = Rng(luck), table.rehearsals
    alive = _chosen(table, _with(choices, played), played, seat, rng, left // _CHOOSING)
    left -= left // _CHOOSING
    best = alive[0]
    for each in alive:
        each.results, each.points, each.scores = [], [], []
    if best is played:
        _more(table, alive, seat, rng, _BATCH)
        return Verdict(_ranked(alive, played), 0.0, 0.0)
    mean, error = 0.0, inf
    while left > 0 and not _is_clear(mean, error, marks):
        _more(table, alive, seat, rng, _BATCH)
        left -= _BATCH * len(alive)
        mean, error = _difference(best, played)
    lost = mean if mean > _SURE * error else 0.0
    return Verdict(_ranked(alive, best if lost else played), lost, error)


def best_of(table: Table, choices: list[Choice], seat: int, luck: int) -> list[Choice]:
    """The best few, best first, each with as many rehearsals."""
    rng, left = Rng(luck), table.rehearsals
    alive = _chosen(table, choices, None, seat, rng, left // 2)
    best = alive[0]
    for each in alive:
        each.results, each.points, each.scores = [], [], []
    _more(table, alive, seat, rng, max(_BATCH, left // 2 // len(alive)))
    return _ranked(alive, best)


def _with(choices: list[Choice], played: Choice) -> list[Choice]:
    return [played, *(each for each in choices if each.mark != played.mark)]


def _chosen(
    table: Table, alive: list[Choice], played: Choice | None, seat: int, rng: Rng, most: int
) -> list[Choice]:
    """The few that do best, best first; what was played stays among them."""
    halvings = max(1, (len(alive) // FINALISTS).bit_length())
    for _ in range(halvings):
        _more(table, alive, seat, rng, max(2, most // (halvings * len(alive))))
        alive = sorted(alive, key=lambda each: -each.mean())
        keep = max(FINALISTS, (len(alive) + 1) // 2)
        if played is not None and played in alive[keep:]:
            alive = [*alive[: keep - 1], played]
        else:
            alive = alive[:keep]
    few = alive[:FINALISTS]
    return few if played is None or played in few else [*few, played]


def _more(table: Table, alive: list[Choice], seat: int, rng: Rng, times: int) -> None:
    """Rehearse each as often, all with the same luck; less where luck makes no difference."""
    for done in range(times):
        luck = int(rng.below(_LUCK))
        for each in alive:
            table.rehearse(each, seat, luck)
        if done + 1 >= _FEW and all(len(set(each.results[-_FEW:])) == 1 for each in alive):
            return


def _difference(best: Choice, played: Choice) -> tuple[float, float]:
    """By how much one is better, on the same luck, and the standard error of that."""
    pairs = zip(best.results, played.results, strict=True)
    found = [one - other for one, other in pairs]
    mean = sum(found) / len(found)
    spread = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
    return mean, sqrt(spread / len(found))


def lost_by(best: Choice, other: Choice) -> float:
    """What one turn loses beside the best; 0 where that is not certain."""
    mean, error = _difference(best, other)
    return mean if mean > _SURE * error else 0.0


def _is_clear(mean: float, error: float, marks: list[float]) -> bool:
    return isfinite(error) and all(abs(mean - mark) > _CLEAR * error for mark in marks)


def _ranked(alive: list[Choice], first: Choice) -> list[Choice]:
    rest = sorted((each for each in alive if each is not first), key=lambda each: -each.mean())
    return [first, *rest]


def forced(position: Position, seat: int, moves: list[int]) -> bool:
    """Whether a turn left nothing to choose."""
    walker = position.clone()
    for move in moves:
        if len(walker.legal(seat)) > 1:
            return walker.courtesy(seat) == move
        walker.play(seat, move)
    return True

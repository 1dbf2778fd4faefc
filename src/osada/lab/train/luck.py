"""Luck of a result: the value after each draw less its expectation before.

Draws that follow each other are one: a roll of four dice, or a whole set-up. What they are worth is
told by the position in which somebody decides again, or by what a greedy player makes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec
import numpy as np

from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.value import POINT, Value
from osada.lab.train.selfplay import GameLog, SelfPlayPlan

MANY: Final = 256
"""Positions that draws may lead to, to be looked at one by one; of more, so many are sampled."""


class PositionScale(Protocol):
    """Evaluation of a position for the first seat, as one number."""

    def __call__(self, position: Position, /) -> float:
        """The worth of a position."""
        ...


class Lead:
    """Points, or how far one is ahead; by any value."""

    def __init__(self, value: Value, players: int) -> None:
        self._value, self._points = value, zeros(players)

    def __call__(self, position: Position) -> float:
        """The points of the first seat less those of the best other one."""
        if position.turn() == OVER:
            return lead(position.scores())
        self._value.estimate_into(position, self._points)
        return lead([self._points[seat] / POINT for seat in range(len(self._points))])


def lead(points: list[float] | list[int]) -> float:
    """Return the lead of the first seat; alone, its points."""
    return float(points[0] - max(points[1:], default=0))


class GreedyLookahead:
    """Gain of a greedy player in its next turns, by another scale.

    A net need not guess then what can be made of a draw: it sees what was made of it. Less varies
    in what is added than in the worth itself, so that few samples of draws will do. What later
    draws change by that scale is taken out again. Each turn has a share in the sum.
    """

    def __init__(
        self, scale: PositionScale, planner: Planner, shares: Sequence[float] = (1.0,)
    ) -> None:
        self._scale, self._planner, self._shares = scale, planner, shares
        self._rng = Rng(1)

    def __call__(self, position: Position) -> float:
        """By how much the ends of turns are worth more than where they began."""
        if position.turn() < 0:
            return 0.0
        worth, drawn, added, walker = self._scale(position), 0.0, 0.0, position
        for share in self._shares:
            if walker.turn() == NATURE:
                walker, luck = self._draw(walker)
                drawn += luck
            walker = self._played(walker)
            added += share * (self._scale(walker) - drawn - worth)
        return added

    def _played(self, position: Position) -> Position:
        if (actor := position.turn()) < 0:
            return position
        self._planner.think(position, actor)
        return self._planner.ends.positions[0].clone()

    def _draw(self, position: Position) -> tuple[Position, float]:
        """Sample the next draw, and return its luck."""
        expected = mean_of(self._scale, leaves(position, MANY, self._rng))
        after = _drawn(position.clone(), self._rng)
        return after, self._scale(after) - expected


def leaves(position: Position, many: int, rng: Rng) -> list[tuple[float, Position]]:
    """List the outcomes of draws with their probabilities; sampled if there are too many."""
    found = _every(position, many)
    if found is not None:
        return found
    return [(1 / many, _drawn(position.clone(), rng)) for _ in range(many)]


def mean_of(scale: PositionScale, ends: list[tuple[float, Position]]) -> float:
    """Return the expectation over draws."""
    return sum(share * scale(end) for share, end in ends)


def _every(position: Position, many: int) -> list[tuple[float, Position]] | None:
    """All that draws can lead to; `None` if that is too much."""
    open_ends, found = [(1.0, position)], []
    while open_ends:
        share, at = open_ends.pop()
        if at.turn() != NATURE:
            found.append((share, at))
            continue
        draws = at.chances()
        if len(found) + len(open_ends) + len(draws) > many:
            return None
        total = sum(weight for _, weight in draws)
        for move, weight in draws:
            after = at.clone()
            after.play(NATURE, move)
            open_ends.append((share * weight / total, after))
    return found


def _drawn(position: Position, rng: Rng) -> Position:
    moves, weights = zeros(position.width()), zeros(position.width())
    while position.turn() == NATURE:
        position.play(NATURE, position.chance_by(rng, moves, weights))
    return position


def luck_of(
    game: Game, plan: SelfPlayPlan, log: GameLog, scale: PositionScale, many: int = MANY
) -> float:
    """The luck of the first seat in a whole game."""
    position, rng = game.new(plan.players, log.options), Rng(log.number)
    luck, i = 0.0, 0
    while i < len(log.moves):
        if log.moves[i] != NATURE:
            position.play(log.moves[i], log.moves[i + 1])
            i += 2
            continue
        ends = leaves(position, many, rng)
        while i < len(log.moves) and log.moves[i] == NATURE:
            position.play(NATURE, log.moves[i + 1])
            i += 2
        if len(ends) > 1:
            luck += scale(position) - mean_of(scale, ends)
    return luck


class Luck(msgspec.Struct, frozen=True):
    """Variance reduction by taking luck out of results."""

    games: int
    mean: float
    error: float
    """The standard error of the mean."""
    factor: float
    cut: float
    """By how many times the variance of results is smaller without luck."""
    correlation: float


def summed_up(results: Iterable[float], lucks: Iterable[float], factor: float) -> Luck:
    """Measure what luck explains, with a factor that was fixed before."""
    result, luck = np.array(list(results)), np.array(list(lucks))
    return Luck(
        len(luck),
        float(luck.mean()),
        float(luck.std(ddof=1) / np.sqrt(len(luck))),
        factor,
        float(result.var() / (result - factor * luck).var()),
        float(np.corrcoef(result, luck)[0, 1]),
    )


def factor_of(results: Iterable[float], lucks: Iterable[float]) -> float:
    """The factor that takes most variance out: found on games of their own, then kept."""
    result, luck = np.array(list(results)), np.array(list(lucks))
    return float(np.cov(result, luck)[0, 1] / luck.var(ddof=1))

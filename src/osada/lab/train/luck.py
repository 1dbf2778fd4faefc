"""How much of a result was luck: the value after each draw less what was expected of the draw.

Draws that follow each other are looked at together, as far as there are few enough of them: what a
draw is worth is then told by the positions in which somebody decides again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

import msgspec
import numpy as np

from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.value import POINT, Value
from osada.lab.train.course import Course, Log

MANY: Final = 256
"""Positions that the draws to come may lead to, if they are to be looked at one by one."""


class Scale(Protocol):
    """What a position is worth to the first seat, as one number."""

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
    """How far the first seat is ahead; alone, its points."""
    return float(points[0] - max(points[1:], default=0))


def expected(position: Position, scale: Scale, many: int = MANY) -> float:
    """What a position is worth, draws to come looked at one by one if there are not too many."""
    if position.turn() != NATURE:
        return scale(position)
    draws = position.chances()
    if len(draws) > many:
        return scale(position)
    return mean_over(position, draws, scale, many // len(draws))


def mean_over(position: Position, draws: list[tuple[int, int]], scale: Scale, many: int) -> float:
    """The mean worth of what can be drawn."""
    total = sum(weight for _, weight in draws)
    found = 0.0
    for move, weight in draws:
        after = position.clone()
        after.play(NATURE, move)
        found += weight / total * expected(after, scale, many)
    return found


def luck_of(game: Game, course: Course, log: Log, scale: Scale) -> float:
    """The luck of the first seat in a whole game."""
    position = game.new(course.players, log.options)
    luck = 0.0
    for i in range(0, len(log.moves), 2):
        seat, move = log.moves[i], log.moves[i + 1]
        draws = position.chances() if seat == NATURE else []
        if len(draws) > 1:
            many = max(1, MANY // len(draws))
            before = mean_over(position, draws, scale, many)
            position.play(seat, move)
            luck += expected(position, scale, many) - before
        else:
            position.play(seat, move)
    return luck


class Luck(msgspec.Struct, frozen=True):
    """What taking luck out of results comes to."""

    games: int
    mean: float
    error: float
    """The standard error of the mean."""
    factor: float
    cut: float
    """By how many times the variance of results is smaller without luck."""
    correlation: float


def summed_up(results: Iterable[float], lucks: Iterable[float], factor: float) -> Luck:
    """What luck explains, with a factor that was fixed before."""
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

"""Position evaluation: the points and the result that each seat may expect.

A game's `value` is an object of a subclass that says how many points each
seat may expect. All the rest, what a lead is worth and what a result is, is the same in all games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from osada.core.ints import i64, vec
from osada.core.position import OVER, Position

ONE: Final = 1_000_000
"""The result of a seat that has won for certain; a loss is 0."""
POINT: Final = 100
"""Expected points are counted in hundredths."""

_STEPS: Final = 64
_REACH: Final = 8 * _STEPS
_CHANCE: Final[vec[i64]] = vec[i64](
    [round(ONE / (1 + exp(-i / _STEPS))) for i in range(-_REACH, _REACH + 1)]
)


def chance_of(lead: i64, spread: i64) -> i64:
    """Return the chance that a lead holds if estimates are off by `spread`: a logistic curve."""
    at = lead * _STEPS // spread + _REACH
    if at < 0:
        return _CHANCE[0]
    return _CHANCE[at] if at < 2 * _REACH else _CHANCE[2 * _REACH]


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A judgement of positions; as it stands here it only counts the points there are."""

    def estimate_into(self, position: Position, points: vec[i64]) -> None:
        """Write the final points that each seat may expect, in hundredths."""
        scores = position.scores()
        for seat in range(len(points)):
            points[seat] = scores[seat] * POINT

    def final_into(self, position: Position, points: vec[i64]) -> None:
        """Write what the end came to, in hundredths; where winning asks for more, with that."""
        scores = position.scores()
        for seat in range(len(points)):
            points[seat] = scores[seat] * POINT

    def spread(self, position: Position) -> i64:
        """By how many hundredths of a point a lead may still turn out otherwise."""
        return 10 * POINT

    def par(self) -> i64:
        """Many points for a game for one, in hundredths: about twice of what is usual."""
        return 200 * POINT

    def digest(self, position: Position, seat: i64) -> i64:
        """Equal, and not 0, for positions that leave a seat's plan the same; 0 if not known."""
        return 0

    def clock(self, position: Position, seat: i64) -> i64:
        """Return a number that differs from turn to turn where a seat's turn begins; otherwise 0.

        A plan ends where it changes, or where somebody else has a say.
        """
        return 0

    def sees_through(self, position: Position, seat: i64) -> bool:
        """Tell whether a plan goes on, with a sample, after what nature is about to draw."""
        return False

    def theme(self, position: Position, seat: i64) -> i64:
        """Equal for ends of plans that do much the same; only a few of each are rehearsed."""
        return 0

    def asks(self, position: Position, seat: i64) -> bool:
        """Tell whether a position is in the middle of a decision, and cannot be judged."""
        return False

    def idle(self, position: Position, seat: i64, move: i64) -> bool:
        """Tell whether plans leave a move out: it only postpones, or hardly ever helps."""
        return False

    def results_into(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        """Write each seat's points and its result, from 0 to `ONE`.

        A tenth of a result is for the points themselves, so that a bot goes on to play well when
        all is won or lost.
        """
        over = position.turn() == OVER
        if over:
            self.final_into(position, points)
        else:
            self.estimate_into(position, points)
        if len(points) == 1:
            results[0] = _share_of(points[0], self.par())
        elif over:
            self._final_into(position, points, results)
        else:
            self._likely_into(position, points, results)

    def _likely_into(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        spread = self.spread(position)
        for seat in range(len(points)):
            lead = lead_of(points, seat)
            sure = chance_of(lead, spread)
            results[seat] = (9 * sure + chance_of(lead, 30 * POINT)) // 10

    def _final_into(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        places = position.places()
        winners: i64 = places.count(1)
        for seat in range(len(points)):
            won: i64 = 9 * ONE // winners if places[seat] == 1 else 0
            results[seat] = (won + chance_of(lead_of(points, seat), 30 * POINT)) // 10


@mypyc_attr(allow_interpreted_subclasses=True)
class WeightedValue(Value):
    """Expects the points there are and a weighted sum of features; the weights can be fitted."""

    def __init__(self, names: Sequence[str], seats: i64, weights: Mapping[str, int]) -> None:
        self.names: list[str] = list(names)
        self.count: i64 = len(self.names)
        self.weights: vec[i64] = vec[i64]([weights[name] for name in self.names])
        self.features: vec[i64] = vec[i64]([0] * (seats * self.count))

    def features_into(self, position: Position, out: vec[i64]) -> None:
        """Write the features of every seat, seat by seat, in hundredths of points."""
        raise NotImplementedError

    def points_into(self, position: Position, points: vec[i64]) -> None:
        """Write the points that each seat has already, in hundredths."""
        scores = position.scores()
        for seat in range(len(points)):
            points[seat] = scores[seat] * POINT

    def estimate_into(self, position: Position, points: vec[i64]) -> None:
        """Write the final points that each seat may expect, in hundredths."""
        features, weights, count = self.features, self.weights, self.count
        self.points_into(position, points)
        self.features_into(position, features)
        first: i64 = 0
        for seat in range(len(points)):
            total: i64 = 0
            for i in range(count):
                total += features[first + i] * weights[i]
            points[seat] += total // 1000
            first += count

    def weigh(self, weights: Sequence[int]) -> None:
        """Take other weights, in thousandths."""
        for i in range(self.count):
            self.weights[i] = weights[i]

    def features_of(self, position: Position, seat: i64) -> tuple[list[int], int]:
        """A seat's features, and the points it has; for readers, not for the fast path."""
        points = vec[i64]([0] * len(position.scores()))
        self.points_into(position, points)
        self.features_into(position, self.features)
        first = seat * self.count
        features = [int(self.features[first + i]) for i in range(self.count)]
        return features, int(points[seat])

    def weight_list(self) -> list[int]:
        """The weights in force; for readers, not for the fast path."""
        return [int(self.weights[i]) for i in range(self.count)]


def lead_of(points: vec[i64], seat: i64) -> i64:
    """By how much a seat is ahead of the best other one."""
    best: i64 = -(1 << 40)
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def _share_of(points: i64, par: i64) -> i64:
    share = points * ONE // par
    if share < 0:
        return 0
    return min(ONE, share)

"""Why one turn is better than another: the features that differ, and what each is worth."""

from __future__ import annotations

from typing import Final

from osada.analysis.review.evaluator import net_for
from osada.analysis.review.model import Cause
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.ai import ai_of
from osada.evaluation.features import Feature, Features
from osada.evaluation.net import LIFT, Net
from osada.evaluation.value import POINT, WeightedValue

MOST: Final = 3
_LEAST: Final = 0.1
"""Points below which a feature is not worth a word."""


def causes(game: Game, seat: int, best: Position, played: Position) -> list[Cause]:
    """The features that speak most for the better turn."""
    judge, features, value = net_for(game, best), ai_of(game).features, ai_of(game).value
    if features is None:
        return []
    if judge is not None:
        net = judge.nets[features.kind(best)]
        found = _by_net(net, features, seat, best, played)
    elif isinstance(value, WeightedValue):
        found = _by_weights(value, seat, best, played)
    else:
        return []
    seen = [each for each in found if each.points >= _LEAST and _speaks(each, seat)]
    return sorted(seen, key=lambda each: -each.points)[:MOST]


def _speaks(cause: Cause, seat: int) -> bool:
    """Check that a cause is plausible to a reader: more for the seat, or less for another."""
    more = round(cause.best, 1) - round(cause.played, 1)
    return more != 0 and (more > 0) == (cause.seat in (seat, None))


def _by_net(
    net: Net, features: Features, seat: int, best: Position, played: Position
) -> list[Cause]:
    """Measure each feature by swapping its value alone between the two positions."""
    players = len(best.scores())
    size = int(features.size(players))
    rows = zeros(size), zeros(size)
    for row, position in zip(rows, (best, played), strict=True):
        features.write(position, seat, row)
    lead = _Lead(net, players)
    tops = [lead(row) for row in rows]
    found = []
    for i in range(size):
        one, other = rows[0][i], rows[1][i]
        if one == other:
            continue
        rows[0][i], rows[1][i] = other, one
        worth = (tops[0] - lead(rows[0]) + lead(rows[1]) - tops[1]) / 2
        rows[0][i], rows[1][i] = one, other
        found.append(_cause(features, i, players, seat, (int(one), int(other)), worth))
    return found


class _Lead:
    """Lead of the first seat by a net."""

    def __init__(self, net: Net, players: int) -> None:
        self._net, self._players = net, players
        self._out = zeros(32)

    def __call__(self, row: vec[i64]) -> float:
        self._net.run(row, self._out)
        points = [int(self._out[i]) / (1 << LIFT) for i in range(self._players)]
        return points[0] - max(points[1:], default=0.0)


def _cause(
    features: Features, at: int, players: int, seat: int, values: tuple[int, int], worth: float
) -> Cause:
    feature, whose = feature_at(features, at)
    owner = None if whose is None else (seat + whose) % players
    best, played = (value / feature.scale for value in values)
    return Cause(feature.name, owner, best, played, round(worth, 2))


def feature_at(features: Features, at: int) -> tuple[Feature, int | None]:
    """The feature at a place of the row, and how far its owner sits from the one who looks."""
    if at < len(features.table):
        return features.table[at], None
    whose, own = divmod(at - len(features.table), len(features.seat))
    return features.seat[own], whose


def _by_weights(value: WeightedValue, seat: int, best: Position, played: Position) -> list[Cause]:
    """Each feature times its weight; what the strongest other has counts against it."""
    players, weights = len(best.scores()), value.weight_list()
    found = []
    for other in range(players):
        sign = 1 if other == seat else -1
        rows = [value.features_of(position, other) for position in (best, played)]
        shared = 1 if other == seat else max(1, players - 1)
        one, two = (had / POINT for _, had in rows)
        found.append(Cause("points", other, one, two, sign * (one - two) / shared))
        for i, name in enumerate(value.names):
            one, two = rows[0][0][i] / POINT, rows[1][0][i] / POINT
            worth = sign * (one - two) * weights[i] / 1000 / shared
            found.append(Cause(name, other, one, two, round(worth, 2)))
    return found

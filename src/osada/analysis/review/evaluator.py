"""Evaluation of positions for every seat, each by what it knows, without rollouts.

Before a draw it is the mean over the possible draws: enumerated where they are few, sampled with a
fixed seed where they are many.
"""

from __future__ import annotations

from typing import Final

import msgspec

from osada.analysis.review.model import Scale, Source
from osada.bots.known import as_known
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.features import Features
from osada.evaluation.learned import LearnedValue
from osada.evaluation.value import ONE, POINT, chance_of, lead_of

WAYS: Final = 256
"""Outcomes of draws up to which all of them are enumerated."""
SAMPLES: Final = 128
"""Samples where there are more."""
SET_UP: Final = 1024
"""Samples of a game's set-up: nothing varies as much, and every game begins so."""


class Evaluation(msgspec.Struct, frozen=True):
    """Expected points, chances and results of every seat, each by its own knowledge."""

    points: list[float]
    chances: list[float]
    results: list[float]
    ways: int = 1
    sampled: bool = False


class Evaluator:
    """Evaluates positions of one game with a number of players."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.scale: Scale = "points" if players == 1 else "lead"
        self._points, self._chances = zeros(players), zeros(players)
        self._features = ai_of(game).features or Features((), ())

    def source(self, position: Position) -> Source:
        """Return the source of evaluations of such positions: a net or the plain value."""
        return "plain" if net_for(self.game, position) is None else "net"

    def can_be_lost(self, position: Position) -> bool:
        """Check that there is an opponent, or that a game for one asks for more than points."""
        return self.players > 1 or self._features.prize(position) > 0

    def evaluate(self, position: Position, luck: int = 0, samples: int = SAMPLES) -> Evaluation:
        """Evaluate a position, averaging over draws to come."""
        turn = position.turn()
        if turn == OVER:
            return self._end(position)
        if turn != NATURE:
            return self._now(position)
        found = list(_ways(position, WAYS))
        if len(found) <= WAYS:
            return _mean([(self._settled(end), weight) for end, weight in found], sampled=False)
        rng = Rng(luck)
        drawn = [_drawn(position.clone(), rng) for _ in range(samples)]
        return _mean([(self._settled(end), 1.0) for end in drawn], sampled=True)

    def _settled(self, position: Position) -> Evaluation:
        return self._end(position) if position.turn() == OVER else self._now(position)

    def _end(self, position: Position) -> Evaluation:
        points = [float(score) for score in position.scores()]
        chances = [float(self._features.won(position, seat)) for seat in range(self.players)]
        return Evaluation(
            points, chances, [self.result(points, seat) for seat in range(self.players)]
        )

    def result(self, points: list[float], seat: int) -> float:
        """Points alone, in company the lead."""
        others = [points[other] for other in range(self.players) if other != seat]
        return points[seat] - max(others, default=0.0)

    def _now(self, position: Position) -> Evaluation:
        views = [self._view(position, seat) for seat in range(self.players)]
        points = [view[0][seat] for seat, view in enumerate(views)]
        chances = [view[1][seat] for seat, view in enumerate(views)]
        if self.players > 1 and (total := sum(chances)) > 0:
            chances = [chance / total for chance in chances]
        return Evaluation(points, chances, [self.result(v[0], s) for s, v in enumerate(views)])

    def _view(self, position: Position, seat: int) -> tuple[list[float], list[float]]:
        """Points and chances of all, as one seat sees it."""
        points, chances, known = self._points, self._chances, as_known(position, seat)
        net = net_for(self.game, known)
        if net is not None and net.judge_into(known, seat, points, chances):
            sure = [int(chances[other]) / ONE for other in range(self.players)]
            return self._listed(), sure
        value = ai_of(self.game).value
        value.estimate_into(known, points)
        spread = value.spread(known)
        if self.players == 1:
            return self._listed(), [0.5]
        leads = [chance_of(lead_of(points, other), spread) for other in range(self.players)]
        return self._listed(), [int(lead) / ONE for lead in leads]

    def _listed(self) -> list[float]:
        return [int(self._points[seat]) / POINT for seat in range(self.players)]


def net_for(game: Game, position: Position) -> LearnedValue | None:
    """Return the net for such positions: the one of strong players, where there is one."""
    for judge in (ai_of(game).expert, ai_of(game).judge):
        if isinstance(judge, LearnedValue) and judge.knows(position):
            return judge
    return None


def _ways(position: Position, most: int) -> list[tuple[Position, float]]:
    """List the outcomes of draws with their probabilities; more than `most` if too many."""
    if position.turn() != NATURE:
        return [(position, 1.0)]
    draws = position.chances()
    if len(draws) > most:
        return [(position, 0.0)] * (most + 1)
    total = sum(weight for _, weight in draws)
    found: list[tuple[Position, float]] = []
    for move, weight in draws:
        after = position.clone()
        after.play(NATURE, move)
        for end, share in _ways(after, most - len(found)):
            found.append((end, share * weight / total))
        if len(found) > most:
            break
    return found


def _drawn(position: Position, rng: Rng) -> Position:
    moves, weights = zeros(position.width()), zeros(position.width())
    while position.turn() == NATURE:
        position.play(NATURE, position.chance_by(rng, moves, weights))
    return position


def _mean(found: list[tuple[Evaluation, float]], *, sampled: bool) -> Evaluation:
    total = sum(weight for _, weight in found)

    def over(name: str) -> list[float]:
        rows = [(getattr(evaluation, name), weight / total) for evaluation, weight in found]
        return [sum(row[i] * weight for row, weight in rows) for i in range(len(rows[0][0]))]

    return Evaluation(over("points"), over("chances"), over("results"), len(found), sampled)

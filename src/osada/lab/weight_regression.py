"""Weights of a game's value, learnt by regression: what positions of self-play came to.

Greedy bots play by the present weights, and stray now and then. Every position that a seat has
seen says: the points there were, and the weighted features, should have come to the final points.
The weights that fit this best, and stay near the present ones, are gone towards; so again.
Far fewer games are needed than by trying weights out (`fit`).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import msgspec

from osada.bots.bot import ask
from osada.bots.greedy import GreedyBot
from osada.bots.match import Decision, Match
from osada.bots.script import Script
from osada.core.game import Game
from osada.core.rng import Rng
from osada.evaluation.value import POINT, WeightedValue
from osada.lab.solve import solve

_STRAYS_ON = 0.3
"""Probability that a seat explores again in its next decision."""


class RegressionConfig(msgspec.Struct, frozen=True):
    """Settings of the regression."""

    players: int
    options: dict[str, str]
    games: int
    rounds: int
    seed: str
    beam: int = 16
    stray: float = 0.02
    """Probability that a seat explores: plays at random."""
    stay: float = 0.05
    """Ridge penalty towards the present weights, as a share of the information about them."""
    step: float = 0.5
    """Step size towards the fitted weights."""
    memory: float = 0.7
    """Decay of earlier rounds, each in the next."""
    fixed: frozenset[str] = frozenset()
    """Features that are about something else than points."""


class RegressionRound(msgspec.Struct, frozen=True):
    """Result of a round."""

    number: int
    weights: list[int]
    points: float
    """The mean of its games, played by the weights before."""


class NormalEquations:
    """The normal equations of a regression, and how they fade."""

    def __init__(self, size: int) -> None:
        self.squares = [[0.0] * size for _ in range(size)]
        self.products = [0.0] * size

    def fade(self, share: float) -> None:
        """Let what is known count less."""
        self.products = [share * x for x in self.products]
        self.squares = [[share * x for x in row] for row in self.squares]

    def add(self, features: list[int], missing: float, share: float) -> None:
        """One position: its features, and the points that were still missing."""
        seen = [(i, x) for i, x in enumerate(features) if x]
        for i, x in seen:
            self.products[i] += share * x * missing
            row = self.squares[i]
            for j, y in seen:
                row[j] += share * x * y

    def solve(self, present: list[float], stay: float) -> list[float]:
        """The weights that fit best and stay near the present ones."""
        size = len(present)
        floor = 1e-4 * fmean(self.squares[i][i] for i in range(size)) + 1e-9
        matrix, right = [], []
        for i, row in enumerate(self.squares):
            pull = stay * max(row[i], floor)
            matrix.append([x + (pull if i == j else 0) for j, x in enumerate(row)])
            right.append([self.products[i] + pull * present[i]])
        return [weight for (weight,) in solve(matrix, right)]


def fit_weights(
    game: Game, value: WeightedValue, lesson: RegressionConfig
) -> Iterator[RegressionRound]:
    """Learn round by round; `value` plays, and has the weights of the last round in the end."""
    weights = [float(weight) for weight in value.weight_list()]
    sums = NormalEquations(len(weights))
    played = 0
    for number in range(lesson.rounds):
        sums.fade(lesson.memory)
        results = []
        for _ in range(lesson.games):
            results.append(_play(game, value, lesson, played, sums))
            played += 1
        fitted = sums.solve([weight / 1000 for weight in weights], lesson.stay)
        for i, name in enumerate(value.names):
            if name not in lesson.fixed:
                weights[i] += lesson.step * (1000 * fitted[i] - weights[i])
        value.weigh([round(weight) for weight in weights])
        yield RegressionRound(number + 1, value.weight_list(), fmean(results))


class ExploringPlayer:
    """Plays a game greedily in all seats, strays now and then, and notes what it has seen."""

    def __init__(
        self, game: Game, value: WeightedValue, lesson: RegressionConfig, number: int
    ) -> None:
        self.seen: list[tuple[int, list[int], int]] = []
        self._value = value
        self._bot = GreedyBot(game, number, beam=lesson.beam, value=value)
        self._scripts = [Script(game) for _ in range(lesson.players)]
        self._chaos = Random(f"{lesson.seed}-{number}")
        self._rarely = lesson.stray
        self._strays = False

    def think(self, decision: Decision) -> list[int]:
        """One move at a time, so that every position is seen."""
        seat, position = decision.seat, decision.position
        self.seen.append((seat, *self._value.features_of(position, seat)))
        self._strays = self._chaos.random() < (_STRAYS_ON if self._strays else self._rarely)
        if self._strays:
            return [self._chaos.choice(position.legal(seat))]
        script = self._scripts[seat]
        if not script.fits(seat, position):
            script.follow(ask(self._bot, seat, position, Rng(decision.number)))
        return [script.next(seat, position)]


def _play(
    game: Game, value: WeightedValue, lesson: RegressionConfig, number: int, sums: NormalEquations
) -> float:
    """One game; its positions go into the sums, each game with the same share."""
    pupil = ExploringPlayer(game, value, lesson, number)
    match = Match(game, lesson.players, lesson.options, f"{lesson.seed}-{number}")
    scores = match.run(pupil.think).scores()
    for seat, features, points in pupil.seen:
        sums.add(features, scores[seat] * POINT - points, 1 / len(pupil.seen))
    return fmean(scores)

"""Accuracy of evaluations: expected results against actual ones, phase by phase.

The judges are the net, the plain value, and games played on by greedy players with other luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from osada.bots.tree.control import seat_to_act
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.lab.train.dataset import Dataset, features_of, moments
from osada.lab.train.mlp import Floats
from osada.lab.train.selfplay import GameLog, SelfPlayPlan

PHASES: Final = 4
"""Parts of a game, of equal length in moves."""
_BEAM: Final = 4
_LUCK: Final = 1 << 30


class PhaseError(msgspec.Struct, frozen=True):
    """Error of an evaluator in one phase."""

    judge: str
    phase: int
    moments: int
    points: float
    """The root of the mean square, in points."""
    brier: float
    """The mean square of chances to win."""


def phase_errors(judge: str, dataset: Dataset, points: Floats, wins: Floats) -> list[PhaseError]:
    """Return the errors of an evaluator, phase by phase."""
    found = []
    for phase in range(PHASES):
        rows = np.flatnonzero(
            np.minimum(dataset.progress * PHASES, PHASES - 1).astype(int) == phase
        )
        if len(rows):
            off = points[rows] - dataset.points[rows]
            sure = wins[rows, 0] - dataset.wins[rows, 0]
            errors = float(np.sqrt(np.mean(off**2))), float(np.mean(sure**2))
            found.append(PhaseError(judge, phase, len(rows), *errors))
    return found


def plain_chances(dataset: Dataset) -> Floats:
    """Return the plain value's chances: a logistic curve of the lead; alone, one half."""
    seats = dataset.plain.shape[1]
    if seats == 1:
        return np.full((len(dataset), 1), 0.5, np.float32)
    best = np.stack([np.delete(dataset.plain, s, axis=1).max(axis=1) for s in range(seats)], 1)
    lead = (dataset.plain - best) / dataset.spread[:, None]
    likely: Floats = (1 / (1 + np.exp(-np.clip(lead, -30, 30)))).astype(np.float32)
    return likely


class Bin(msgspec.Struct, frozen=True):
    """Moments of which much the same was expected, and what came."""

    expected: float
    came: float
    moments: int


def bins(expected: npt.NDArray[np.floating], came: npt.NDArray[np.floating]) -> list[Bin]:
    """Moments in ten groups of equal size, by what was expected."""
    order = np.argsort(expected, kind="stable")
    groups = [rows for rows in np.array_split(order, 10) if len(rows)]
    return [
        Bin(float(expected[rows].mean()), float(came[rows].mean()), len(rows)) for rows in groups
    ]


# Games played on


def sampled(
    game: Game, plan: SelfPlayPlan, logs: Sequence[GameLog]
) -> Iterator[tuple[GameLog, int, Position]]:
    """One moment of each phase of each game, with the number of moves before it."""
    for log in logs:
        rng = Rng(log.number)
        groups: list[list[tuple[int, Position]]] = [[] for _ in range(PHASES)]
        for number, position in moments(game, plan, log):
            phase = min(PHASES - 1, 2 * number * PHASES // len(log.moves))
            groups[phase].append((number, position.clone()))
        for group in groups:
            if group:
                yield (log, *group[rng.below(len(group))])


def played_on(game: Game, position: Position, times: int, luck: int) -> tuple[Floats, Floats]:
    """The mean of points and wins when greedy players go on, with other luck each time."""
    players = len(position.scores())
    points, wins = np.zeros(players, np.float32), np.zeros(players, np.float32)
    rng = Rng(luck)
    planner = Planner(ai_of(game).value, players, position.width(), _BEAM, 1)
    for _ in range(times):
        end = _to_the_end(position.clone(), planner, rng)
        points += np.array(end.scores(), np.float32) / times
        won = [features_of(game).won(end, seat) for seat in range(players)]
        wins += np.array(won, np.float32) / times
    return points, wins


def _to_the_end(walker: Position, planner: Planner, rng: Rng) -> Position:
    moves, weights = zeros(walker.width()), zeros(walker.width())
    while (actor := seat_to_act(walker, 0)) != OVER:
        if actor == NATURE:
            walker.play(NATURE, walker.chance_by(rng, moves, weights))
        elif (polite := walker.courtesy(actor)) >= 0:
            walker.play(actor, polite)
        else:
            planner.luck = rng.below(_LUCK)
            planner.think(walker, actor)
            walker = planner.ends.positions[0]
    return walker

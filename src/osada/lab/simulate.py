"""Random games by the thousand: how long they are, how wide, and how they end."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from statistics import fmean, pstdev
from typing import Final

import msgspec

from osada.core.playout import playout
from osada.core.position import Position
from osada.core.rng import Rng
from osada.games import find
from osada.lab.executors import workers

_BATCHES: Final = 100
"""So many parts of a plan: enough for a bar that moves."""
_LEAST: Final = 32
"""A batch of fewer games is not worth handing over."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """Simulation plan; game i of a plan is always the same."""

    game: str
    players: int
    games: int
    seed: str
    options: dict[str, str] = {}
    pack: dict[str, bytes] | None = None
    """Data files that are laid over those shipped."""


class SimulatedGame(msgspec.Struct, frozen=True):
    """One game that was played."""

    decisions: int
    offered: int
    """Moves that could have been chosen, over all decisions."""
    chances: int
    scores: list[int]
    places: list[int]


class NumberSummary(msgspec.Struct, frozen=True):
    """Some numbers in brief."""

    mean: float
    least: int
    most: int
    deviation: float


class SimulationReport(msgspec.Struct, frozen=True):
    """Statistics of many games."""

    games: int
    decisions: NumberSummary
    branching: float
    chances: NumberSummary
    scores: list[NumberSummary]
    """By seat."""
    wins: list[float]
    """By seat; a shared win counts in parts."""


def simulate(plan: SimulationPlan, jobs: int = 1) -> Iterator[list[SimulatedGame]]:
    """Play a plan batch by batch, in order; the outcomes do not depend on the number of jobs."""
    game = find(plan.game).edition(plan.pack)
    game.new(plan.players, plan.options)  # says at once what cannot be played
    step = max(_LEAST, plan.games // _BATCHES)
    batches = [range(first, min(first + step, plan.games)) for first in range(0, plan.games, step)]
    if jobs == 1 or len(batches) == 1:
        return (play_batch(plan, batch) for batch in batches)
    return _in_processes(plan, batches, jobs)


def _in_processes(
    plan: SimulationPlan, batches: list[range], jobs: int
) -> Iterator[list[SimulatedGame]]:
    with workers(min(jobs, len(batches))) as pool:
        yield from pool.map(play_batch, [plan] * len(batches), batches)


def play_batch(plan: SimulationPlan, numbers: range) -> list[SimulatedGame]:
    """Some games of a plan."""
    start = find(plan.game).edition(plan.pack).new(plan.players, plan.options)
    return [play_one(start.clone(), _seed(plan, number)) for number in numbers]


def play_one(position: Position, seed: int) -> SimulatedGame:
    """Play a position to its end at random."""
    decisions, offered, chances = playout(position, Rng(seed))
    return SimulatedGame(decisions, offered, chances, position.scores(), position.places())


def _seed(plan: SimulationPlan, number: int) -> int:
    return int.from_bytes(sha256(f"{plan.seed} {number}".encode()).digest()[:4])


def report(outcomes: list[SimulatedGame]) -> SimulationReport:
    """The outcomes of a plan in brief."""
    seats = range(len(outcomes[0].scores))
    return SimulationReport(
        games=len(outcomes),
        decisions=_spread([o.decisions for o in outcomes]),
        branching=sum(o.offered for o in outcomes) / max(1, sum(o.decisions for o in outcomes)),
        chances=_spread([o.chances for o in outcomes]),
        scores=[_spread([o.scores[seat] for o in outcomes]) for seat in seats],
        wins=[fmean(_win(o, seat) for o in outcomes) for seat in seats],
    )


def _spread(numbers: list[int]) -> NumberSummary:
    return NumberSummary(fmean(numbers), min(numbers), max(numbers), pstdev(numbers))


def _win(outcome: SimulatedGame, seat: int) -> float:
    return (outcome.places[seat] == 1) / outcome.places.count(1)

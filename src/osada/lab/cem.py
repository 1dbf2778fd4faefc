"""Weights of a game's value, fitted by self-play: the cross-entropy method.

Each generation makes candidates around the present weights. Every candidate plays the same games,
dice and cards included, against the present weights (in a game for one: for points). The best
quarter of the candidates make the next weights, and how far the next ones stray from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean, pstdev

import msgspec

from osada.bots.bot import ask
from osada.bots.greedy import GreedyBot
from osada.bots.match import Decision, Match
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.value import WeightedValue

Weights = list[float]


class CemConfig(msgspec.Struct, frozen=True):
    """Settings: games of a candidate, candidates of a generation, generations."""

    players: int
    games: int
    candidates: int
    generations: int
    seed: str
    beam: int = 4
    stray: float = 0.4
    """Standard deviation of the first candidates, as a share of a weight."""
    options: tuple[dict[str, str], ...] = ({},)
    """Taken in turn, one a game."""


class Generation(msgspec.Struct, frozen=True):
    """Result of a generation."""

    number: int
    weights: list[int]
    lead: float
    """By how many points its best candidates were ahead, or their points in a game for one."""


def run_cem(
    game: Game,
    make: Callable[[], WeightedValue],
    plan: CemConfig,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Generation]:
    """Fit the weights, generation by generation."""
    chaos = Random(plan.seed)
    present: Weights = [float(w) for w in make().weight_list()]
    spread = [plan.stray * abs(w) + 60 for w in present]
    done = 0
    for number in range(plan.generations):
        rated: list[tuple[float, Weights]] = []
        for _ in range(plan.candidates):
            candidate = [chaos.gauss(w, s) for w, s in zip(present, spread, strict=True)]
            rated.append((_rate(game, make, plan, candidate, present, number), candidate))
            done += 1
            progress(done)
        rated.sort(key=lambda pair: -pair[0])
        best = rated[: max(2, plan.candidates // 4)]
        columns = list(zip(*(weights for _, weights in best), strict=True))
        present = [0.3 * w + 0.7 * fmean(c) for w, c in zip(present, columns, strict=True)]
        spread = [0.5 * s + 0.5 * (pstdev(c) + 5) for s, c in zip(spread, columns, strict=True)]
        yield Generation(number + 1, [round(w) for w in present], fmean(lead for lead, _ in best))


def _rate(
    game: Game,
    make: Callable[[], WeightedValue],
    plan: CemConfig,
    candidate: Weights,
    present: Weights,
    generation: int,
) -> float:
    """Return the mean lead of a candidate over the present weights, in points."""
    mine, theirs = _weighed(make, candidate), _weighed(make, present)
    leads = []
    for number in range(plan.games):
        seat = number % plan.players
        values = [mine if other == seat else theirs for other in range(plan.players)]
        options = plan.options[number // plan.players % len(plan.options)]
        seed = f"{plan.seed}-{generation}-{number // plan.players}"
        scores = play(game, values, options, seed, plan.beam).scores()
        others = [score for other, score in enumerate(scores) if other != seat]
        leads.append(scores[seat] - (max(others) if others else 0))
    return fmean(leads)


def _weighed(make: Callable[[], WeightedValue], weights: Sequence[float]) -> WeightedValue:
    value = make()
    value.weigh([round(weight) for weight in weights])
    return value


def play(
    game: Game, values: Sequence[WeightedValue], options: dict[str, str], seed: str, beam: int
) -> Position:
    """A game of greedy bots, each with a value of its own, played to its end."""
    bots = [GreedyBot(game, 0, beam=beam, value=value) for value in values]

    def think(decision: Decision) -> list[int]:
        return ask(bots[decision.seat], decision.seat, decision.position, Rng(decision.number))

    return Match(game, len(values), options, seed).run(think)

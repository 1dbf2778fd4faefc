"""Train a net for strong players: each generation plays by the net of the one before.

    PYTHONPATH=build/compiled:. python benchmarks/values/generations.py settlers-1 --generations 4

Players follow plans by a beam, and take the end of a turn that the net likes best; in half of the
games some of their first turns are any of those ends, and nothing is learnt from what came before.
The first net is that of `build/training/CASE`. The last one is laid into `play/nets/strong`: bots
choose by it where a recipe says so (`Game.expert`).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np

from benchmarks.values.cases import CASES
from osada.bots.bot import Budget, ask
from osada.bots.known import as_known
from osada.bots.match import Decision, Match
from osada.bots.tree.plan import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.learned import LearnedValue
from osada.core.nets import written
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.value import Value
from osada.games import find
from osada.lab.seeds import Purpose, seed_of
from osada.lab.train.course import Course, Log
from osada.lab.train.fit import Pace, error_of, fit
from osada.lab.train.lessons import Lessons, features_of, joined, lessons
from osada.lab.train.model import Model
from osada.lab.train.school import kind_of

ROOT = Path(__file__).resolve().parent.parent.parent
BEAM, ENDS = 48, 64
STRAY, LONGEST = 0.25, 12
"""How often a turn of a strange beginning is any turn, and how many turns it has at most."""
PACE = Pace(epochs=8, rate=0.002, plain=0, fade=0.01)
REMEMBERED = 3
"""Generations that are learnt from."""


class Chooser:
    """Takes the end of a turn that a net likes best, or any end."""

    def __init__(self, game: Game, judge: Value, chaos: Random) -> None:
        self._game, self._judge, self._chaos = game, judge, chaos
        self.strays = 0
        self.strayed = False

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        if len(moves := position.legal(seat)) == 1:
            return moves
        players = len(position.scores())
        planner = Planner(self._game.value, players, position.width(), BEAM, ENDS)
        planner.think(as_known(position, seat), seat)
        ends = planner.ends.positions
        self.strayed = self.strays > 0 and self._chaos.random() < STRAY
        if self.strayed:
            return planner.moves(self._chaos.randrange(len(ends)))
        worth = [self._worth(end, seat, players) for end in ends]
        return planner.moves(worth.index(max(worth)))

    def _worth(self, end: Position, seat: int, players: int) -> int:
        points, results = zeros(players), zeros(players)
        self._judge.results_into(end, points, results)
        return int(results[seat])


def play(course: Course, judge: Value, generation: int, number: int) -> Log:
    """One game of a generation."""
    game, options = find(course.game), course.options[number % len(course.options)]
    seed = seed_of(Purpose.TRAIN, f"generation{generation}", number)
    match, chaos, first = Match(game, course.players, options, seed), Random(seed), 0
    chooser = Chooser(game, judge, chaos)
    chooser.strays = chaos.randrange(LONGEST) if number % 2 else 0

    def think(decision: Decision) -> list[int]:
        nonlocal first
        chooser.strayed = False
        plan = ask(chooser, decision.seat, decision.position, Rng(decision.number))
        if chooser.strayed:
            first = len(match.moves) + len(plan)
        chooser.strays = max(0, chooser.strays - 1)
        return plan

    scores = [int(score) for score in match.run(think).scores()]
    moves = [value for move in match.moves for value in move]
    return Log(number, Purpose.TRAIN.value, options, first, moves, scores)


def expert(course: Course, model: Model) -> LearnedValue:
    game, kind = find(course.game), kind_of(course)
    features = features_of(game)
    net = model.whole(kind, features.version(), "").net()
    return LearnedValue(game.value, features, {kind: net})


def begun(name: str, course: Course) -> Model:
    """The model that a training has left."""
    with np.load(ROOT / "build/training" / name / "model.npz") as state:
        size = int(features_of(find(course.game)).size(course.players))
        model = Model(size, state["second"].shape[0], course.players, 1)
        model.restore(dict(state))
    return model


def train(name: str, generations: int, games: int) -> None:
    course = CASES[name]
    game, model, known = find(course.game), begun(name, course), list[Lessons]()
    for generation in range(generations):
        judge = expert(course, model)
        logs = [play(course, judge, generation, number) for number in range(games)]
        known = [*known[1 - REMEMBERED :], lessons(game, course, logs)]
        off = error_of(model, known[-1]).points
        fit(model, joined(known), PACE, np.random.default_rng(generation))
        made = fmean(log.scores[0] for log in logs)
        print(f"generation {generation}: {made:.2f} points, net {off:.2f} off", flush=True)
    keep(course, model, f"Learnt from {generations} generations of {games} games: {name}")


def keep(course: Course, model: Model, provenance: str) -> None:
    kind, version = kind_of(course), features_of(find(course.game)).version()
    place = ROOT / "src/osada/games" / course.game / "play/nets/strong" / f"{kind}.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    text = written(model.whole(kind, version, f"{provenance} (benchmarks/values/generations.py)"))
    place.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", choices=list(CASES))
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=1440)
    wish = parser.parse_args()
    train(wish.case, wish.generations, wish.games)


if __name__ == "__main__":
    main()

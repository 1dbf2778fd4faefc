"""Train a net for strong players: each generation plays by the net of the one before.

    .venv/bin/python -m benchmarks.values.generations settlers-1 --generations 4

Players follow plans by a beam, and take the end of a turn that the net likes best; in half of the
games some of their first turns are any of those ends, and nothing is learnt from what came before.
The first net is the one in `ai/nets`, or `--first`. Each generation's net is left in
`build/training/CASE`; with `--keep` it is laid into `ai/nets/strong`: bots choose by it where a
recipe says so (`Game.expert`). How well players do who choose by a net is watched on games for
tuning: alone by points, for two by the lead over players who choose by the plain value, each deal
both ways round.

With `--rollouts` players roll out plans, as the strongest level does, and what every rolled-out
end of a turn came to is learnt, too (`shown.py`).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import process_time

import msgspec
import numpy as np

from benchmarks.values.cases import WAYS
from benchmarks.values.shown import Shown
from benchmarks.values.trials import PATIENCE
from osada.bots.bot import Budget, ask
from osada.bots.known import as_known
from osada.bots.levels import STRONGEST
from osada.bots.match import Decision, Match
from osada.bots.planning import PlanningBot
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net_files import NetFile, read_net, written
from osada.evaluation.value import Value
from osada.games import find
from osada.lab.seeds import Purpose, seed_of
from osada.lab.train.dataset import Dataset, concatenate, features_of, make_dataset
from osada.lab.train.fit import Hyperparameters, error_of, fit
from osada.lab.train.loop import net_kind
from osada.lab.train.mlp import Model
from osada.lab.train.selfplay import GameLog, SelfPlayPlan

ROOT = Path(__file__).resolve().parent.parent.parent
BEAM, ENDS = {"sardinia": 16, "saltfjord": 32, "settlers": 48}, 64
STRAY, LONGEST = 0.25, 12
"""How often a turn of a strange beginning is any turn, and how many turns it has at most."""
PACE = Hyperparameters(epochs=8, rate=0.002, plain=0, fade=0.01)
UNIT = 15.0
"""Points that stand for one while a net learns."""


class Chooser:
    """Takes the end of a turn that a net likes best, or any end."""

    def __init__(self, game: Game, judge: Value, chaos: Random) -> None:
        self._game, self._judge, self._chaos = game, judge, chaos
        self.strays = 0
        self.strayed = False

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        if len(moves := position.legal(seat)) == 1:
            return moves
        self.strayed = self.strays > 0 and self._chaos.random() < STRAY
        if self.strayed:
            planner = self._planned(seat, position)
            return planner.moves(self._chaos.randrange(len(planner.ends.positions)))
        return self._best(seat, position)

    def _planned(self, seat: int, position: Position) -> Planner:
        players = len(position.scores())
        planner = Planner(
            ai_of(self._game).value, players, position.width(), BEAM[self._game.name], ENDS
        )
        planner.think(as_known(position, seat), seat)
        return planner

    def _best(self, seat: int, position: Position) -> list[int]:
        planner, players = self._planned(seat, position), len(position.scores())
        worth = [self._worth(end, seat, players) for end in planner.ends.positions]
        return planner.moves(worth.index(max(worth)))

    def _worth(self, end: Position, seat: int, players: int) -> int:
        points, results = zeros(players), zeros(players)
        self._judge.results_into(end, points, results)
        return int(results[seat])


class RolloutChooser(Chooser):
    """Takes the end of a turn that does best in rollouts, and notes their results."""

    def __init__(
        self, game: Game, judge: Value, chaos: Random, rollouts: int, shown: Shown
    ) -> None:
        super().__init__(game, judge, chaos)
        self._rollouts, self._shown = rollouts, shown

    def _best(self, seat: int, position: Position) -> list[int]:
        level = ai_of(self._game).levels[STRONGEST]
        bot = PlanningBot(
            self._game,
            self._chaos.getrandbits(30),
            iterations=self._rollouts,
            beam=BEAM[self._game.name],
            plans=level.plans,
            narrow=level.narrow,
            horizon=1,
            judge=self._judge,
        )
        plan = bot.choose(seat, position, PATIENCE)
        assert bot.rollouts is not None
        self._shown.note(bot.rollouts)
        return plan


Make = Callable[[Random], Chooser]
"""Makes a player, given where its chance comes from."""


def play(course: SelfPlayPlan, make: Make, generation: int, number: int) -> GameLog:
    """One game of a generation."""
    game, options = find(course.game), course.options[number % len(course.options)]
    seed = seed_of(Purpose.TRAIN, f"generation{generation}", number)
    match, chaos, first = Match(game, course.players, options, seed), Random(seed), 0
    chooser = make(chaos)
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
    return GameLog(number, Purpose.TRAIN.value, options, first, moves, scores)


def expert(course: SelfPlayPlan, model: Model) -> LearnedValue:
    game, kind = find(course.game), net_kind(course)
    features = features_of(game)
    return LearnedValue(ai_of(game).value, features, {kind: whole(course, model, "").net()})


def begun(course: SelfPlayPlan, first: Path, hidden: int) -> Model:
    """The model of a net's file, with more hidden units if so many are wanted."""
    file = read_net(first.read_bytes())
    own = len(file.first_bias) - len(file.second_bias)
    model = Model(len(file.limits), max(own, hidden), course.players, 1)
    model.reread(file, UNIT)
    return model


def watched(course: SelfPlayPlan, judge: Value, games: int) -> str:
    """How well those do who choose by a net."""
    both = [_tried(course, judge, deal) for deal in range(games // course.players)]
    error = stdev(both) / sqrt(len(both))
    return f"{fmean(both):.2f} ± {error:.2f} on games for tuning"


def _tried(course: SelfPlayPlan, judge: Value, deal: int) -> float:
    """Points alone; for two, the mean lead over the plain value."""
    game, found = find(course.game), 0.0
    for seat in range(course.players):
        plain = [Chooser(game, ai_of(game).value, Random(0)) for _ in range(course.players)]
        plain[seat] = Chooser(game, judge, Random(0))

        def think(decision: Decision, players: list[Chooser] = plain) -> list[int]:
            rng = Rng(decision.number)
            return ask(players[decision.seat], decision.seat, decision.position, rng)

        seed = seed_of(Purpose.TUNE, "generations", deal)
        options = course.options[deal % len(course.options)]
        scores = Match(game, course.players, options, seed).run(think).scores()
        others = [int(score) for other, score in enumerate(scores) if other != seat]
        found += scores[seat] - max(others, default=0)
    return found / course.players


def train(name: str, wish: argparse.Namespace) -> None:
    course = WAYS[name].course
    first = wish.first or nets_of(course) / f"{net_kind(course)}.json"
    game, model, known = find(course.game), begun(course, first, wish.hidden), list[Dataset]()
    if wish.watch:
        print(watched(course, expert(course, model), wish.watch), flush=True)
    pace = msgspec.structs.replace(PACE, fade=wish.fade)
    for generation in range(wish.begin, wish.begin + wish.generations):
        began = process_time()
        logs, shown = played(course, expert(course, model), generation, wish)
        fresh = make_dataset(game, course, logs)
        off = error_of(model, fresh)
        if wish.rollouts:
            fresh = concatenate([fresh, shown.dataset(model)])
        known = [*known, fresh][-wish.remember :]
        fit(model, concatenate(known), pace, np.random.default_rng(generation))
        made = fmean(fmean(log.scores) for log in logs)
        print(
            f"generation {generation}: {made:.2f} points, net {off.points:.2f} off, "
            f"Brier score {off.brier:.3f}, {process_time() - began:.0f} s",
            flush=True,
        )
        file = whole(course, model, learnt(name, wish, generation + 1 - wish.begin))
        lay(file, wish.out / name / f"strong-{generation + 1}.json")
        if wish.watch:
            print(watched(course, expert(course, model), wish.watch), flush=True)
        if wish.keep:
            lay(file, nets_of(course) / f"strong/{file.kind}.json")


def played(
    course: SelfPlayPlan, judge: Value, generation: int, wish: argparse.Namespace
) -> tuple[list[GameLog], Shown]:
    """The games of a generation, and the results of its rollouts."""
    game = find(course.game)
    shown = Shown(features_of(game))

    def make(chaos: Random) -> Chooser:
        if wish.rollouts:
            return RolloutChooser(game, judge, chaos, wish.rollouts, shown)
        return Chooser(game, judge, chaos)

    return [play(course, make, generation, number) for number in range(wish.games)], shown


def learnt(name: str, wish: argparse.Namespace, generations: int) -> str:
    """What a net has learnt from, and what the first one had."""
    rolled_out = f" with {wish.rollouts} rollouts a turn" if wish.rollouts else ""
    before = f"; before that: {read_net(wish.first.read_bytes()).provenance}" if wish.first else ""
    return f"{generations} generations of {wish.games} games{rolled_out}: {name}{before}"


def nets_of(course: SelfPlayPlan) -> Path:
    return ROOT / "src/osada/games" / course.game / "ai/nets"


def whole(course: SelfPlayPlan, model: Model, learnt: str) -> NetFile:
    version = features_of(find(course.game)).version()
    provenance = f"Learnt from {learnt} (benchmarks/values/generations.py)"
    return model.whole(net_kind(course), version, provenance)


def lay(file: NetFile, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(written(file), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", choices=list(WAYS))
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=1440)
    parser.add_argument("--begin", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--first", type=Path)
    parser.add_argument("--rollouts", type=int, default=0, help="a turn; alone only")
    parser.add_argument("--hidden", type=int, default=0)
    parser.add_argument("--fade", type=float, default=PACE.fade)
    parser.add_argument("--remember", type=int, default=3, help="generations that are learnt from")
    parser.add_argument("--watch", type=int, default=0, help="games for tuning after each")
    parser.add_argument("--out", type=Path, default=ROOT / "build/training", help="for the nets")
    parser.add_argument("--keep", action="store_true")
    wish = parser.parse_args()
    if wish.rollouts and WAYS[wish.case].course.players > 1:
        parser.error("--rollouts: rollouts teach points, not yet who wins; they are for one")
    train(wish.case, wish)


if __name__ == "__main__":
    main()

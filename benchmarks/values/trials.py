"""Try recipes for the strongest level beside the one there is, by games for tuning.

    .venv/bin/python -m benchmarks.values.trials sardinia-2 --games 40 \
        '{"judge": "net", "horizon": 2}' '{"iterations": 96}'

A recipe says what is to differ from the old one (`--old`, which says how that differs from level
5). Alone all play the same deals; for more each deal is played with the new one in every seat, and
the old one in the others. Costs are CPU time. `--net` is the net that chooses, if not the one that
lies beside the game.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time

import msgspec

from benchmarks.values.cases import WAYS
from osada.bots.bot import Budget, ask
from osada.bots.match import Decision, Match
from osada.bots.planning import PlanningBot
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net_files import read_net
from osada.evaluation.recipe import Recipe
from osada.evaluation.value import Value
from osada.games import find
from osada.lab.seeds import Purpose, seed_of
from osada.lab.train.dataset import features_of
from osada.lab.train.selfplay import SelfPlayPlan

PATIENCE = Budget(seconds=600.0)


class Rival:
    """A recipe, and what it has cost so far."""

    def __init__(self, course: SelfPlayPlan, recipe: Recipe, expert: Value) -> None:
        self._game, self._recipe = find(course.game), recipe
        self._judge = expert if recipe.judge == "net" else None
        self.cost = 0.0

    def think(self, decision: Decision) -> list[int]:
        began, wish = process_time(), self._recipe
        bot = PlanningBot(
            self._game,
            decision.number,
            iterations=wish.iterations,
            beam=wish.beam,
            plans=wish.plans,
            narrow=wish.narrow,
            horizon=wish.horizon,
            judge=self._judge,
        )
        dealer = Rng(decision.number ^ 1)
        plan = ask(bot, decision.seat, decision.position, dealer, PATIENCE)
        self.cost += process_time() - began
        return plan


def expert_of(course: SelfPlayPlan, net: Path | None) -> Value:
    game = find(course.game)
    if net is None:
        return ai_of(game).expert
    file = read_net(net.read_bytes())
    return LearnedValue(ai_of(game).value, features_of(game), {file.kind: file.net()})


def mean(values: list[float]) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):+.2f} ± {error:.2f}"


def alone(course: SelfPlayPlan, rivals: list[Rival], word: str, deals: int) -> None:
    """All rivals play the same deals; the first is the old one."""
    game, features = find(course.game), features_of(find(course.game))
    scores: list[list[float]] = [[] for _ in rivals]
    won = [0.0 for _ in rivals]
    for deal in range(deals):
        seed = seed_of(Purpose.TUNE, word, deal)
        options = course.options[deal % len(course.options)]
        for i, rival in enumerate(rivals):
            end = Match(game, 1, options, seed).run(rival.think)
            scores[i].append(float(end.scores()[0]))
            won[i] += features.won(end, 0)
        for i, rival in enumerate(rivals):
            gain = [new - old for new, old in zip(scores[i], scores[0], strict=True)]
            done = deal + 1
            print(
                f"{done} games, recipe {i}: {fmean(scores[i]):.1f} points, gain {mean(gain)}, "
                f"won {won[i] / done:.2f}, {rival.cost / done:.2f} s a game",
                flush=True,
            )


def duels(course: SelfPlayPlan, rivals: list[Rival], word: str, deals: int) -> None:
    """Each new rival against old ones, in every seat."""
    old, *others = rivals
    ahead, leads = [0.0 for _ in others], [list[float]() for _ in others]
    costs = [0.0 for _ in others]
    for deal in range(deals):
        seed = seed_of(Purpose.TUNE, word, deal)
        for i, new in enumerate(others):
            before, lead = old.cost, 0.0
            for seat in range(course.players):
                found = duel(course, seed, new, old, seat)
                lead += found / course.players
                ahead[i] += 1.0 if found > 0 else 0.5 if found == 0 else 0.0
            leads[i].append(lead)
            costs[i] += old.cost - before
            games = course.players * (deal + 1)
            print(
                f"{games} games, recipe {i + 1}: ahead {ahead[i] / games:.2f}, "
                f"lead {mean(leads[i])}, {new.cost / games:.2f} s a game, "
                f"old {costs[i] / games:.2f} s",
                flush=True,
            )


def duel(course: SelfPlayPlan, seed: str, new: Rival, old: Rival, seat: int) -> int:
    """By how much the new one was ahead of the best of the others, in that seat."""

    def think(decision: Decision) -> list[int]:
        return (new if decision.seat == seat else old).think(decision)

    match = Match(find(course.game), course.players, course.options[0], seed)
    scores = list(match.run(think).scores())
    return int(scores.pop(seat) - max(scores))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("case", choices=list(WAYS))
    parser.add_argument("recipes", nargs="*", type=json.loads)
    parser.add_argument("--old", type=json.loads, default={})
    parser.add_argument("--net", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--word", default="recipes", help="makes other deals")
    wish = parser.parse_intermixed_args()
    course = WAYS[wish.case].course
    level = ai_of(find(course.game)).levels["level5"]
    old = msgspec.structs.replace(level.otherwise or level, **wish.old)
    recipes = [old, *(msgspec.structs.replace(old, **new) for new in wish.recipes)]
    expert = expert_of(course, wish.net)
    rivals = [Rival(course, recipe, expert) for recipe in recipes]
    if course.players == 1:
        alone(course, rivals, wish.word, wish.games)
    else:
        duels(course, rivals, wish.word, wish.games // course.players)


if __name__ == "__main__":
    main()

"""What was played beside the best: rollouts go where a label is in doubt; luck is no merit."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from examples.pebbles.game import Pebbles
from osada.analysis.review.compare import Comparison, compare
from osada.analysis.review.turn_analyzer import Candidate, TurnAnalyzer
from osada.core.rng import Rng
from osada.core.table import Table as GameTable
from osada.evaluation.recipe import Recipe
from osada.games import find

MARKS = [1.0, 2.0, 4.0]
ENOUGH = 2_000


class Scripted(TurnAnalyzer):
    """Rollouts come to what a turn is worth, and to luck of up to two points either way."""

    def __init__(self, worth: Mapping[str, float], luck: float = 2.0) -> None:
        self.rollout_budget = ENOUGH
        self.worth, self.luck, self.done = worth, luck, 0

    def roll_out(self, candidate: Candidate, seat: int, luck: int) -> None:
        own = Rng(luck + sum(map(ord, candidate.key)))
        noise = self.luck * (int(own.below(2001)) - 1000) / 1000
        candidate.results.append(self.worth[candidate.key] + noise)
        candidate.scores.append([0])
        self.done += 1


def judged(analyzer: Scripted, seed: int = 1) -> Comparison:
    """Judge the turn that is called `played`."""
    end = Pebbles().new(1)
    candidates = [Candidate([], end, mark) for mark in analyzer.worth]
    played = next(each for each in candidates if each.key == "played")
    return compare(analyzer, candidates, played, 0, seed, MARKS)


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_among_equals_is_as_good_as_the_best(seed: int) -> None:
    worth = dict.fromkeys(("played", "other", "third", "fourth", "fifth"), 10.0)
    assert judged(Scripted(worth), seed).loss == 0


@pytest.mark.parametrize("seed", range(10))
def test_a_loss_is_what_the_best_brings_more(seed: int) -> None:
    found = judged(Scripted({"played": 10.0, "other": 11.0, "best": 11.5}), seed)
    assert found.loss == pytest.approx(1.5, abs=0.3)
    assert found.finalists[0].key == "best"


def test_half_an_inaccuracy_is_nothing() -> None:
    assert judged(Scripted({"played": 10.0, "best": 10.4}, luck=0.0)).loss == 0
    assert judged(Scripted({"played": 10.0, "best": 10.6}, luck=0.0)).loss == pytest.approx(0.6)


def test_rollouts_go_where_the_label_is_in_doubt() -> None:
    plain, close = (Scripted({"played": 10.0, "best": worth}) for worth in (13.0, 12.05))
    judged(plain)
    judged(close)
    assert 10 * plain.done < close.done <= ENOUGH


def test_no_luck_needs_no_second_look() -> None:
    analyzer = Scripted({"played": 10.0, "best": 12.5, "third": 9.0}, luck=0.0)
    assert judged(analyzer).loss == pytest.approx(2.5)
    assert analyzer.done <= 3 * len(analyzer.worth)


def test_every_first_move_is_looked_into_where_plans_begin_alike() -> None:
    game = find("settlers")
    position = GameTable(game, 2, "favours").position
    seat = int(position.turn())
    analyzer = TurnAnalyzer(
        game, position, Recipe("plans", iterations=12, beam=16, plans=8, narrow=2)
    )
    first = {candidate.moves[0] for candidate in analyzer.candidates(position, seat)}
    assert first == set(position.legal(seat))  # the beam alone finds one of the three favours

"""Weights learnt by regression."""

from random import Random

import pytest

from osada.evaluation.value import WeightedValue
from osada.games import find
from osada.games.settlers.ai.value import SettlersValue
from osada.lab.weight_regression import NormalEquations, RegressionConfig, fit_weights


def test_weights_are_found_again() -> None:
    chaos, planted = Random(1), [0.5, -2.0, 3.0, 0.0]
    sums = NormalEquations(4)
    for _ in range(200):
        features = [chaos.randrange(-50, 50) for _ in planted]
        missing = sum(w * f for w, f in zip(planted, features, strict=True))
        sums.add(features, missing, 1.0)
    assert sums.solve([0.0] * 4, stay=1e-9) == pytest.approx(planted, abs=1e-6)
    near = sums.solve([0.0] * 4, stay=1.0)
    assert 1.0 < near[2] < 2.0  # held back half of the way


def test_what_is_not_seen_stays() -> None:
    sums = NormalEquations(2)
    sums.add([10, 0], 30.0, 1.0)
    assert sums.solve([1.0, 7.0], stay=0.01) == pytest.approx([3.0, 7.0], abs=0.05)


def test_old_games_fade() -> None:
    sums = NormalEquations(1)
    sums.add([10], 10.0, 1.0)
    sums.fade(0.0)
    sums.add([10], 20.0, 1.0)
    assert sums.solve([0.0], stay=1e-9) == pytest.approx([2.0], abs=1e-6)


def test_a_round_changes_all_but_what_is_fixed() -> None:
    found = []
    for fixed in (frozenset[str](), frozenset(_value().names[:1])):
        value = _value()
        before = value.weight_list()
        lesson = RegressionConfig(
            1, {"adventure": "3"}, games=2, rounds=1, seed="s", beam=2, fixed=fixed
        )
        (learnt,) = fit_weights(find("settlers"), value, lesson)
        assert learnt.weights != before
        assert learnt.points > 0
        if fixed:
            assert learnt.weights[0] == before[0]
        found.append(learnt.weights)
    assert found[0][1:] == found[1][1:]  # the same games, the same lesson


def _value() -> WeightedValue:
    return SettlersValue()

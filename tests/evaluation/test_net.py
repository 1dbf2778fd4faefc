"""A net in whole numbers: what it says, and what it refuses."""

from __future__ import annotations

from random import Random

import pytest

from examples.pebbles import GAME
from examples.pebbles.features import PebblesFeatures
from osada.core.bits import zeros
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net import FINE, LIFT, SECOND, Net
from osada.evaluation.net_files import NetFile, read_net, written
from osada.evaluation.value import ONE, POINT

ONE_FINE = 1 << FINE
ONE_SECOND = 1 << SECOND


def test_a_unit_counts_from_zero_on_and_the_plain_sum_always() -> None:
    net = Net([100], [[ONE_FINE, 2 * ONE_FINE]], [-3 * ONE_FINE, 0], [[ONE_SECOND]], [0])
    assert _says(net, [10]) == [7 + 20]
    assert _says(net, [2]) == [0 + 4]
    assert _says(net, [-5]) == [0 - 10]


def test_what_is_beyond_a_limit_counts_as_the_limit() -> None:
    net = Net([10], [[0, ONE_FINE]], [0, 0], [[0]], [5 << LIFT])
    assert [_says(net, [n]) for n in (10, 11, 999, -999)] == [[15], [15], [15], [-5]]


def test_two_units_in_one_number_do_not_disturb_each_other() -> None:
    chaos = Random(3)
    for _ in range(50):
        inputs, hidden, outputs = 5, chaos.randrange(1, 8), chaos.randrange(1, 4)
        first = [[chaos.randrange(-9000, 9000) for _ in range(hidden + outputs)] for _ in range(5)]
        bias = [chaos.randrange(-90000, 90000) for _ in range(hidden + outputs)]
        second = [[chaos.randrange(-900, 900) for _ in range(hidden)] for _ in range(outputs)]
        net = Net([500] * inputs, first, bias, second, [7] * outputs)
        values = [chaos.randrange(-500, 500) for _ in range(inputs)]
        sums = [
            bias[j] + sum(v * row[j] for v, row in zip(values, first, strict=True))
            for j in range(hidden + outputs)
        ]
        units = [max(0, s) >> 4 for s in sums[:hidden]]
        expected = [
            7 + (sums[hidden + i] << (LIFT - FINE)) + sum(map(int.__mul__, units, second[i]))
            for i in range(outputs)
        ]
        assert _raw(net, values) == expected


@pytest.mark.parametrize(
    ("limits", "first", "bias", "second"),
    [
        ([1 << 15], [[1 << 16, 0]], [0, 0], [[1]]),  # a unit of 32 bits
        ([1], [[0, 0]], [0, 1 << 31], [[1]]),
        ([-1], [[0, 0]], [0, 0], [[1]]),
        ([1, 1], [[0, 0]], [0, 0], [[1]]),  # an input without weights
        ([1], [[0, 0, 0]], [0, 0], [[1]]),
        ([1], [[1 << 30, 0]], [0, 0], [[1 << 28]]),  # an output that floats cannot hold
    ],
)
def test_a_net_that_could_go_wrong_is_refused(
    limits: list[int], first: list[list[int]], bias: list[int], second: list[list[int]]
) -> None:
    with pytest.raises(ValueError, match="net"):
        Net(limits, first, bias, second, [0])


def test_a_net_is_read_as_it_was_written() -> None:
    file = _bowls()
    assert read_net(written(file).encode()) == file


def test_a_learned_value_judges_from_a_seats_view() -> None:
    value = LearnedValue(GAME.ai.value, PebblesFeatures(), {"2": _bowls().net()})
    position = GAME.new(2)
    for move in (6, 8):  # lucky numbers
        position.play(-1, move)
    for _ in range(2):
        position.play(1, 0)
    points, chances = zeros(2), zeros(2)
    for seat in (0, 1):
        assert value.judge_into(position, seat, points, chances)
        assert list(points) == [0, 2 * POINT]
        assert chances[1] > chances[0]
        assert ONE - 2 <= chances[0] + chances[1] <= ONE


def test_without_a_net_the_plain_value_stays() -> None:
    value = LearnedValue(GAME.ai.value, PebblesFeatures(), {"2": _bowls().net()})
    position = GAME.new(3)
    points, results, plain = zeros(3), zeros(3), zeros(3)
    assert not value.knows(position)
    assert not value.judge_into(position, 0, points, results)
    value.results_into(position, points, results)
    GAME.ai.value.results_into(position, points, plain)
    assert list(results) == list(plain)


def _bowls() -> NetFile:
    """Expects what lies in the bowls, and the fuller one to win."""
    features = PebblesFeatures()
    names = features.names(2)
    first = [[0, 0, 0, 0, 0] for _ in names]
    for seat in (0, 1):
        first[names.index(f"pebbles/{seat}")][1 + seat] = ONE_FINE
        first[names.index(f"pebbles/{seat}")][3 + seat] = ONE_FINE
    limits = [50] * len(names)
    return NetFile("2", features.version(), "by hand", limits, first, [0] * 5, [[0]] * 4, [0] * 4)


def _raw(net: Net, inputs: list[int]) -> list[int]:
    given, out = zeros(len(inputs)), zeros(net.outputs)
    for i, value in enumerate(inputs):
        given[i] = value
    net.run(given, out)
    return [int(value) for value in out]


def _says(net: Net, inputs: list[int]) -> list[int]:
    return [value >> LIFT for value in _raw(net, inputs)]

"""Position evaluation: the part that is the same in all games."""

import pytest

from examples.pebbles import GAME
from osada.conformance.random_game import finished_table, new_table
from osada.core.game import Mode
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.value import ONE, POINT, Value, WeightedValue, chance_of


def test_a_larger_lead_is_more_likely_to_hold() -> None:
    leads = [chance_of(lead, 10 * POINT) for lead in range(-20_000, 20_001, 500)]
    assert leads == sorted(leads)
    assert leads[len(leads) // 2] == ONE // 2
    assert 0 < leads[0] < leads[-1] < ONE


def judged(position: Position, players: int) -> tuple[list[int], list[int]]:
    points, results = vec[i64]([0] * players), vec[i64]([0] * players)
    Value().results_into(position, points, results)
    return [int(n) for n in points], [int(n) for n in results]


def test_a_plain_value_counts_the_points_there_are() -> None:
    table = new_table(GAME, Mode(2), 0)
    table.play(0, 0)
    points, results = judged(table.position, 2)
    assert points == [POINT, 0]
    assert results[0] > results[1]


def test_a_win_is_worth_nearly_all_and_a_shared_one_half() -> None:
    for seed in range(12):
        table = finished_table(GAME, Mode(3), seed)
        places = table.position.places()
        _, results = judged(table.position, 3)
        won = [result for result, place in zip(results, places, strict=True) if place == 1]
        lost = [result for result, place in zip(results, places, strict=True) if place > 1]
        assert min(won) > max(lost, default=0)
        assert max(results) <= ONE


def test_alone_the_points_are_the_result() -> None:
    table = finished_table(GAME, Mode(1), 0)
    points, results = judged(table.position, 1)
    assert points == [table.position.scores()[0] * POINT]
    assert 0 < results[0] < ONE


def test_a_plain_value_has_no_plans() -> None:
    position = GAME.new(2)
    assert Value().digest(position, 0) == 0
    assert Value().clock(position, 0) == 0
    assert not Value().sees_through(position, 0)


class Fuller(WeightedValue):
    """Expects more of the seat that has added more."""

    def features_into(self, position: Position, out: vec[i64]) -> None:
        for seat, score in enumerate(position.scores()):
            out[seat] = score * POINT


def test_features_are_weighed_in_thousandths() -> None:
    table = new_table(GAME, Mode(2), 0)
    table.play(0, 0)
    value, points = Fuller(["added"], 4, {"added": 500}), vec[i64]([0, 0])
    value.estimate_into(table.position, points)
    assert list(points) == [POINT + POINT // 2, 0]
    value.weigh([1000])
    value.estimate_into(table.position, points)
    assert list(points) == [2 * POINT, 0]
    with pytest.raises(NotImplementedError):
        WeightedValue([], 2, {}).features_into(table.position, points)

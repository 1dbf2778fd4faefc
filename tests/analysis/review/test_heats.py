"""The plan by which hints spend their rollouts: half choose three turns, half measure them."""

from __future__ import annotations

import pytest

from osada.analysis.hint_search import Rollouts, best, halving_rounds, settled


@pytest.mark.parametrize("turns", [1, 3, 4, 12, 30])
def test_turns_are_halved_until_three_are_measured_anew(turns: int) -> None:
    *choosing, last = halving_rounds(turns, 240)
    left = min(turns, 3)
    assert [each.fresh for each in choosing] == [False] * len(choosing)
    assert last.fresh
    assert choosing[-1].stay == last.stay == left
    assert sum(last.pieces) == 120 // left
    alive = turns
    for each in choosing[:-1]:
        assert each.stay == max(3, (alive + 1) // 2)
        alive = each.stay


def test_few_rollouts_are_still_two_for_each_turn() -> None:
    assert [sum(each.pieces) for each in halving_rounds(3, 1)] == [2, 2]


def test_a_piece_has_at_most_sixteen_rollouts() -> None:
    first, _ = halving_rounds(1, 80)
    assert first.pieces == [16, 16, 8]
    assert halving_rounds(5, 400)[0].pieces[0] == 3
    assert halving_rounds(40, 400)[0].pieces[0] == 1


def test_the_best_turns_stay_best_first() -> None:
    runs = [Rollouts([n], [float(n), float(n)]) for n in (2, 5, 1)]
    assert [run.turn for run in best(runs, 2)] == [[5], [2]]
    assert Rollouts([1]).mean() == 0
    both = Rollouts([1], [1.0], [[1.0]]).more(Rollouts([1], [3.0], [[2.0]]))
    assert (both.mean(), both.points) == (2.0, [[1.0], [2.0]])


def test_a_search_is_settled_where_luck_changes_nothing() -> None:
    same, few = Rollouts([1], [4.0] * 3), Rollouts([1], [4.0] * 2)
    assert settled([same])
    assert not settled([same, few])
    assert not settled([same, Rollouts([1], [4.0, 4.0, 5.0])])

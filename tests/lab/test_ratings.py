"""Ratings: right where the answer is known."""

from __future__ import annotations

from itertools import pairwise, permutations
from math import isclose, log, log10

import pytest

from osada.lab.arena.ratings import FinishOrder, Order, elo, orders, rate, strengths
from osada.lab.arena.standings import wilson


def duels(wins: int, losses: int) -> list[FinishOrder]:
    won = [FinishOrder(i, ["a", "b"], [1, 2]) for i in range(wins)]
    return won + [FinishOrder(wins + i, ["a", "b"], [2, 1]) for i in range(losses)]


def test_two_players_are_bradley_and_terry() -> None:
    counted: dict[Order, float] = {("a", "b"): 3000.0, ("b", "a"): 1000.0}
    power = strengths(["a", "b"], counted).power
    assert isclose(power["a"] / power["b"], 3, rel_tol=0.01)
    ratings = elo(power)
    assert isclose(ratings["a"] - ratings["b"], 400 * log10(3), abs_tol=1)


def test_a_tie_is_every_order_in_parts() -> None:
    assert orders(FinishOrder(0, ["a", "b", "c"], [1, 2, 2])) == {
        ("a", "b", "c"): 0.5,
        ("a", "c", "b"): 0.5,
    }
    tied = rate([FinishOrder(i, ["a", "b"], [1, 1]) for i in range(10)])
    assert tied["a"].rating == tied["b"].rating == 1500


def test_three_players_are_plackett_and_luce() -> None:
    """Strengths 4 : 2 : 1 give each order its known share, and come back from those shares."""
    power = {"a": 4.0, "b": 2.0, "c": 1.0}
    counted: dict[Order, float] = {}
    for order in permutations(power):
        first, second = power[order[0]], power[order[1]]
        counted[order] = 100_000 * first / 7 * second / (7 - first)
    found = strengths(list(power), counted).power
    assert isclose(found["a"] / found["c"], 4, rel_tol=0.01)
    assert isclose(found["b"] / found["c"], 2, rel_tol=0.01)


def test_intervals_shrink_with_the_root_of_the_games() -> None:
    """Of n even duels the error of a rating is 400 / ln 10 / sqrt(n)."""
    for games, half in ((20, 76), (2_000, 7.6)):
        rating = rate(duels(games // 2, games // 2))["a"]
        assert rating.low < rating.rating < rating.high
        assert (rating.high - rating.low) / 2 == pytest.approx(half, rel=0.2)
    many = strengths(["a", "b"], {("a", "b"): 10_000.0, ("b", "a"): 10_000.0})
    assert 1.96 * 400 / log(10) * many.errors["a"] == pytest.approx(2.4, abs=0.1)


def test_a_chain_of_one_sided_duels_is_fitted_to_its_end() -> None:
    """Ten to one, link by link: everybody is 400 points ahead of the next, however long it is."""
    counted: dict[Order, float] = {}
    for one, other in pairwise("abcdef"):
        counted |= {(one, other): 10_000.0, (other, one): 1_000.0}
    ratings = elo(strengths(list("abcdef"), counted).power)
    for one, other in pairwise("abcdef"):
        assert ratings[one] - ratings[other] == pytest.approx(400, abs=2)


def test_who_played_less_is_known_less() -> None:
    met = strengths(["a", "b", "c"], {("a", "b"): 50.0, ("b", "a"): 50.0, ("c", "b"): 5.0})
    assert met.errors["c"] > 1.5 * met.errors["a"]


def test_a_bot_that_never_lost_has_an_interval() -> None:
    best = rate(duels(20, 0))["a"]
    assert best.low < best.rating < best.high


def test_wilson_stays_within_bounds() -> None:
    assert wilson(0, 20).low == 0
    assert wilson(20, 20).high == 1
    assert wilson(100, 200).low < 0.5 < wilson(100, 200).high

"""Puzzles put to people: the next one, a turn looked at, an answer, and what it does to ratings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from osada.analysis.puzzles.puzzle import Puzzle, shipped
from osada.games import every, find
from osada.server.platform.problems import Problem
from osada.server.puzzles.glicko import Rating, _Player, after
from osada.server.tables.state.views import turn_view
from tests.server.client import Client, Refused
from tests.server.node import Node

Guest = Callable[..., Client]
GAME = min((g for g in every() if shipped(g)), key=lambda g: len(shipped(g)[0].moves)).name


def puzzle_of(task: dict[str, object]) -> Puzzle:
    return next(puzzle for puzzle in shipped(find(GAME)) if puzzle.id == task["id"])


def test_a_puzzle_is_solved_and_counts_once(guest: Guest, plain_node: Node) -> None:
    ada = guest(plain_node)
    task = ada.get(f"/api/puzzles/{GAME}/next")
    puzzle, address = puzzle_of(task), f"/api/puzzles/{GAME}/{task['id']}"
    assert task["seat"] == puzzle.seat
    assert task["state"]["legal"]
    best = puzzle.answers[0].moves
    for made in range(1, len(best) + 1):
        state = ada.post(f"{address}/look", moves=best[:made])
        assert state["done"] == (made == len(best))
    verdict = ada.post(f"{address}/answer", moves=best)
    assert verdict["right"]
    assert verdict["counted"]
    assert verdict["change"] > 0
    assert verdict["streak"] == 1
    assert [move["index"] for move in verdict["answers"][0]["moves"]] == best
    again = ada.post(f"{address}/answer", moves=puzzle.second.moves)
    assert not again["right"]
    assert not again["counted"]
    assert again["streak"] == 1
    standing = next(g for g in ada.get("/api/puzzles")["games"] if g["game"] == GAME)
    assert (standing["tried"], standing["solved"], standing["best"]) == (1, 1, 1)
    assert ada.get(f"/api/puzzles/{GAME}/next")["id"] != task["id"]


def test_a_wrong_answer_breaks_the_streak_and_makes_the_puzzle_harder(
    guest: Guest, plain_node: Node
) -> None:
    ben = guest(plain_node, "Ben")
    first = ben.get(f"/api/puzzles/{GAME}/next")
    ben.post(f"/api/puzzles/{GAME}/{first['id']}/answer", moves=puzzle_of(first).answers[0].moves)
    task = ben.get(f"/api/puzzles/{GAME}/next")
    puzzle = puzzle_of(task)
    verdict = ben.post(
        f"/api/puzzles/{GAME}/{puzzle.id}/answer?language=pl", moves=puzzle.second.moves
    )
    assert not verdict["right"]
    assert verdict["loss"] >= puzzle.margin
    assert (verdict["streak"], verdict["best"]) == (0, 1)
    assert verdict["change"] < 0
    assert verdict["puzzle_rating"] > task["rating"]
    assert verdict["second"]["sentences"]


def test_half_a_turn_is_no_answer_and_a_forbidden_move_has_its_rule(
    guest: Guest, plain_node: Node
) -> None:
    ada = guest(plain_node)
    puzzle = max(shipped(find(GAME)), key=lambda each: len(each.answers[0].moves))
    address = f"/api/puzzles/{GAME}/{puzzle.id}"
    with pytest.raises(Refused, match="not done"):
        ada.post(f"{address}/answer", moves=[])
    turn = puzzle.turn(find(GAME))
    legal = set(turn.begin.legal(turn.seat))
    wrong = next(m for m in range(find(GAME).moves.size) if m not in legal)
    with pytest.raises(Refused) as refused:
        ada.post(f"{address}/look", moves=[wrong])
    assert refused.value.code == "not-allowed"
    with pytest.raises(Refused):
        ada.get(f"/api/puzzles/{GAME}/nothing-there")
    with pytest.raises(Refused):
        ada.get("/api/puzzles/chess/next")


def test_ratings_are_those_of_glickmans_paper() -> None:
    """The example of http://www.glicko.net/glicko/glicko2.pdf."""
    player = _Player(1500, 200, 0.06)
    player.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
    assert player.rating == pytest.approx(1464.06, abs=0.05)
    assert player.rd == pytest.approx(151.52, abs=0.05)
    assert player.vol == pytest.approx(0.05999, abs=0.00001)


def test_a_win_against_the_strong_is_worth_more() -> None:
    strong, weak = (after(Rating(), Rating(rating), 1).rating for rating in (1800, 1200))
    assert strong > weak > 1500
    assert after(Rating(), Rating(), 1).deviation < 350


@pytest.mark.parametrize("beside", [-1, find(GAME).moves.size])
def test_a_move_that_does_not_exist_is_refused(beside: int) -> None:
    game = find(GAME)
    with pytest.raises(Problem, match="there is no move"):
        turn_view.state(game, shipped(game)[0].turn(game), [beside], "en")


def test_no_move_follows_the_end_of_a_turn() -> None:
    game = find(GAME)
    puzzle = shipped(game)[0]
    best = puzzle.answers[0].moves
    assert turn_view.state(game, puzzle.turn(game), best, "en").done
    with pytest.raises(Problem, match="the turn was over"):
        turn_view.state(game, puzzle.turn(game), [*best, best[-1]], "en")

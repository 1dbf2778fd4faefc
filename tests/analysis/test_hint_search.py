"""Hint search: half of the rollouts choose three turns, half measure them."""

from __future__ import annotations

import pytest

from examples.pebbles.game import Pebbles
from osada.analysis.hint_search import (
    HintRequest,
    HintSearch,
    Rollouts,
    find_candidates,
    halving_rounds,
    is_settled,
    keep_best,
    make_hints,
    run_batch,
)
from osada.analysis.hints import Hints
from osada.analysis.review import turn_analyzer
from osada.core.game import Game
from osada.core.position import Position
from osada.core.snapshot import to_json
from osada.core.table import Table
from osada.evaluation.recipe import Recipe
from osada.games import Edition, find

QUICK = Recipe("plans", iterations=6, beam=2, plans=2, narrow=1, horizon=1)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_analyzer, "recipe_of", lambda _game: QUICK)


@pytest.mark.parametrize("turns", [1, 3, 4, 12, 30])
def test_turns_are_halved_until_three_are_measured_anew(turns: int) -> None:
    *choosing, last = halving_rounds(turns, 240)
    left = min(turns, 3)
    assert [each.fresh for each in choosing] == [False] * len(choosing)
    assert last.fresh
    assert choosing[-1].keep == last.keep == left
    assert sum(last.batches) == 120 // left
    alive = turns
    for each in choosing[:-1]:
        assert each.keep == max(3, (alive + 1) // 2)
        alive = each.keep


def test_few_rollouts_are_still_two_for_each_turn() -> None:
    assert [sum(each.batches) for each in halving_rounds(3, 1)] == [2, 2]


def test_a_batch_has_at_most_sixteen_rollouts() -> None:
    first, _ = halving_rounds(1, 80)
    assert first.batches == [16, 16, 8]
    assert halving_rounds(5, 400)[0].batches[0] == 3
    assert halving_rounds(40, 400)[0].batches[0] == 1


def test_the_best_turns_stay_best_first() -> None:
    runs = [Rollouts([n], [float(n), float(n)]) for n in (2, 5, 1)]
    assert [run.turn for run in keep_best(runs, 2)] == [[5], [2]]
    assert Rollouts([1]).mean() == 0
    both = Rollouts([1], [1.0], [[1.0]]).more(Rollouts([1], [3.0], [[2.0]]))
    assert (both.mean(), both.points) == (2.0, [[1.0], [2.0]])


def test_a_search_is_settled_where_luck_changes_nothing() -> None:
    same, few = Rollouts([1], [4.0] * 3), Rollouts([1], [4.0] * 2)
    assert is_settled([same])
    assert not is_settled([same, few])
    assert not is_settled([same, Rollouts([1], [4.0, 4.0, 5.0])])


def searched(game: Game, position: Position, seat: int) -> Hints:
    """Run a whole search in this process, as the server does in its workers."""
    edition = Edition(game.name, game.revision, game.content_hash)
    request = HintRequest(edition, to_json(game, position), seat)
    search = HintSearch(request, find_candidates(request))
    while (batch := search.next_batch()) is not None:
        assert search.done < search.batches
        search.add(run_batch(batch))
    return make_hints(search.finalists())


def test_hints_are_the_best_three_by_what_the_seat_knows() -> None:
    game = find("sardinia")
    table = Table(game, 2, "hint")
    seat = int(table.position.turn())
    found = searched(game, table.position, seat)
    assert 1 < len(found.options) <= 3
    assert all(hint.moves[0] in table.position.legal(seat) for hint in found.options)
    words = found.texts(game, ["Ala", "Bo"], "pl", table.position)
    assert words[0].why.startswith("Najlepsza")
    assert "oczekiwana przewaga" in words[0].expected


def test_hints_do_not_depend_on_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' lucky numbers are dealt otherwise: the hints are the same."""
    game = Pebbles()
    monkeypatch.setattr(Edition, "load", lambda _edition: game)
    table = Table(game, 2, "hidden")
    other = table.position.clone()
    luck = other.luck
    luck[1] = luck[1] % 3 + 1
    assert searched(game, table.position, 0) == searched(game, other, 0)


def test_a_late_search_ends_after_its_first_batch() -> None:
    game = find("sardinia")
    table = Table(game, 2, "late")
    request = HintRequest(
        Edition.of(game), to_json(game, table.position), int(table.position.turn())
    )
    search = HintSearch(request, find_candidates(request))
    batch = search.next_batch(late=True)
    assert batch is not None
    search.add(run_batch(batch))
    assert search.next_batch(late=True) is None
    assert all(turn.results for turn in search.finalists().turns)

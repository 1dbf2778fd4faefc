"""Every game's judgement of its positions, in positions of random games of every mode."""

import pytest

from osada.conformance.random_game import random_game
from osada.core.game import Game, Mode
from osada.core.ints import i64, vec
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of
from osada.evaluation.value import ONE
from osada.games import find, names

MODES = [(find(name), mode) for name in names() for mode in find(name).modes()]


def label(part: Game | Mode) -> str:
    if isinstance(part, Game):
        return part.name
    return "-".join([str(part.players), *part.options.values()])


@pytest.mark.parametrize(("game", "mode"), MODES, ids=label)
def test_results_are_shares_and_judging_changes_nothing(game: Game, mode: Mode) -> None:
    value = ai_of(game).value
    points, results = vec[i64]([0] * mode.players), vec[i64]([0] * mode.players)
    for table, rng in random_game(game, mode, 7):
        if rng.below(5) and not table.over:
            continue
        before = key(game, table.position)
        value.results_into(table.position, points, results)
        assert all(0 <= result <= ONE for result in results)
        for seat in range(mode.players):
            value.digest(table.position, seat)
            value.clock(table.position, seat)
        assert key(game, table.position) == before


@pytest.mark.parametrize(("game", "mode"), MODES, ids=label)
def test_at_the_end_the_best_place_is_worth_most(game: Game, mode: Mode) -> None:
    value = ai_of(game).value
    points, results = vec[i64]([0] * mode.players), vec[i64]([0] * mode.players)
    *_, (table, _rng) = random_game(game, mode, 11)
    value.results_into(table.position, points, results)
    places = table.position.places()
    best = [int(r) for r, place in zip(results, places, strict=True) if place == 1]
    rest = [int(r) for r, place in zip(results, places, strict=True) if place > 1]
    assert min(best) > max(rest, default=-1)

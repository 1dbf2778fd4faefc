"""Positions from JSON: what no game can reach is refused, and the rest is played to its end.

`OSADA_FUZZ=100000` tries that many changes of each game, for a long night.
"""

import os

import pytest

from osada.core.position import OVER
from osada.core.rng import Rng
from osada.games import find, names
from tests.games.fuzz import Change, places, play_on, positions, some_change

CHANGES = int(os.environ.get("OSADA_FUZZ", "240"))
OF_EACH = 12  # changes of one position


@pytest.mark.parametrize("name", names())
def test_a_changed_position_is_refused_or_played_on(name: str) -> None:
    game, rng = find(name), Rng(CHANGES)
    source = positions(game, rng)
    for _ in range(-(-CHANGES // OF_EACH)):
        position = next(source)
        for _ in range(OF_EACH):
            change = some_change(game, position, rng)
            changed = change.read(game, position)
            if changed is None:
                continue
            try:
                play_on(game, changed, rng)
            except Exception as error:
                error.add_note(f"{name}: {change} in {game.name} was accepted")
                raise


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("value", [-(2**61), -2, 2**61])
def test_a_number_that_means_nothing_is_refused_everywhere(name: str, value: int) -> None:
    game, rng = find(name), Rng(3)
    position = next(p for p in positions(game, rng) if p.turn() != OVER)
    for field, index in places(game, position):
        change = Change(field, index, value)
        assert change.read(game, position) is None, change

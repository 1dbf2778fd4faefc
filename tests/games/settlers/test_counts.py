"""Things counted on the sheets: the plain count and the fast one agree (W19, W14)."""

from typing import get_args

import pytest

from osada.conformance.random_game import random_game
from osada.core.game import Mode
from osada.games.settlers import GAME
from osada.games.settlers.content import effects
from osada.games.settlers.judge import reading
from osada.games.settlers.rules.position import SettlersPosition
from osada.games.settlers.rules.scoring import counted
from tests.games.settlers.scene import Scene

COUNTS = get_args(effects.Count)


def agree(position: SettlersPosition) -> None:
    for seat in range(position.players):
        for slot in range(6):
            plain = [reading.count(position, seat, slot, what) for what in COUNTS]
            fast = [int(counted(position, seat, slot, i)) for i in range(len(COUNTS))]
            assert plain == fast


@pytest.mark.parametrize("players", [2, 4])
def test_both_count_the_same_in_random_games(players: int) -> None:
    for table, rng in random_game(GAME, Mode(players, {"mode": "advanced"}), 5):
        assert isinstance(table.position, SettlersPosition)
        if table.over or rng.below(20) == 0:
            agree(table.position)


def test_both_count_the_same_on_sheets_that_are_nearly_full() -> None:
    position = Scene(mode="advanced").position
    for track, sections in enumerate((9, 9, 7, 9)):
        position.built[track] = sections
    position.harvested[0] = 0xFFFF
    position.level[0], position.level[2] = 3, 1
    agree(position)
    assert reading.count(position, 0, 0, "imperial_sections") == 3
    assert reading.count(position, 0, 0, "lowest_track_sections") == 7
    assert reading.count(position, 0, 0, "settlements") == 4

"""Every sheet can be played to the end, by one and by several, designed ones too."""

import pytest

from osada.conformance import rule_checks
from osada.conformance.random_game import random_game
from osada.core.game import Mode
from osada.games.settlers import GAME
from tests.games.settlers import buildings
from tests.games.settlers.pack import Pack


@pytest.mark.parametrize("sheet", range(1, 49))
def test_w27_a_sheet_is_played_to_the_end(sheet: int) -> None:
    last = None
    for table, _rng in random_game(GAME, Mode(1, {"adventure": str(sheet)}), sheet):
        rule_checks.check_conservation(table)
        last = table
    assert last is not None
    assert last.over
    assert last.position.scores()[0] >= 0


@pytest.mark.parametrize("building", buildings.MADE_UP)
def test_w30_the_law_agrees_with_itself_on_a_sheet_of_ones_own(fan: Pack, building: str) -> None:
    for seed in range(3):
        mode = Mode(1 + seed % 2, {"adventure": str(fan.sheets[building])})
        for table, rng in random_game(fan.game, mode, seed):
            rule_checks.check_agreement(table, rng)
            rule_checks.check_conservation(table)
        assert table.over

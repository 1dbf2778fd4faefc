"""The kit passes a game that keeps its secrets, and finds every way in which one does not."""

from __future__ import annotations

import pytest

from osada.conformance import kit, random_game
from osada.conformance.kit import check_secrets
from osada.conformance.secret_checks import check_redeal
from osada.core.game import Mode
from tests.conformance.faults.dealing import DEALING
from tests.conformance.faults.planting import Fault
from tests.conformance.faults.showing import SHOWING
from tests.conformance.faults.telling import TELLING
from tests.conformance.hush import GAME
from tests.conformance.hush.game import Hush

FAULTS = [*DEALING.faults, *SHOWING.faults, *TELLING.faults]
ENOUGH = range(12)

test_hush = kit(GAME, games=20)


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_that_keeps_its_secrets_passes(players: int) -> None:
    check_secrets(GAME, Mode(players), ENOUGH)


def redeal_everywhere(game: Hush) -> None:
    for seed in range(40):
        for table, rng in random_game.random_game(game, Mode(3), seed):
            check_redeal(table, rng)


def test_what_one_learns_by_a_move_bars_its_undo() -> None:
    """Told to all, a second look at the last card seems to be a move that shows nothing new."""
    (told,) = (fault for fault in FAULTS if fault.name == "TheLastCardIsToldToAll")
    with pytest.raises(random_game.Fault, match="learns something by look and could take it back"):
        redeal_everywhere(told.game)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    with pytest.raises(random_game.Fault, match=fault.said):
        check_secrets(fault.game, Mode(3), ENOUGH)

"""No leak where tokens are looked at: keen fishers with the technologies for it (F42)."""

import pytest

from osada.conformance import secret_checks
from osada.conformance.random_game import seats_and_spectator
from osada.core.rng import Rng
from osada.core.table import Table
from osada.games.saltfjord import GAME

MOVES = GAME.moves

EAGER = {"sail", "keep", "activate", "worker", "overboard", "technology", "return"}
IDLE = {"pass", "done", "skip", "sell", "discard", "free"}


def keen_table(seed: int) -> tuple[Table, int]:
    """A finished game with boats out whenever they can be; how often there was a secret in it."""
    secret = 0
    table, rng = Table(GAME, 3, f"fishers-{seed}", {"carts": "yes"}), Rng(seed)
    while not table.over:
        seat = int(table.position.turn())
        legal = table.position.legal(seat)
        eager = [m for m in legal if MOVES.parts(m)[0].name in EAGER]
        calm = [m for m in legal if MOVES.parts(m)[0].name not in IDLE]
        choice = (eager if rng.below(4) else calm) or calm or legal
        table.play(seat, choice[rng.below(len(choice))])
        if rng.below(4) == 0:
            secret += secret_checks.check_redeal(table, rng)
    return table, secret


@pytest.mark.parametrize("seed", [2, 3])
def test_f42_no_seat_learns_what_others_looked_at(seed: int) -> None:
    table, _ = keen_table(seed)
    for seat in seats_and_spectator(table):
        secret_checks.check_twin(table, seat, Rng(seed))


def test_f42_the_check_above_is_not_empty() -> None:
    assert keen_table(3)[1] > 0

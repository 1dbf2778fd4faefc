"""Par: the same for the same seed, and more for whoever knows the dice."""

from __future__ import annotations

from osada.games import find
from osada.lab.par import alone, par, with_foresight

SETTLERS = find("settlers")
SHEET = {"adventure": "17"}


def test_par_is_the_same_every_time() -> None:
    first, again = (par(SETTLERS, SHEET, "42", bot="level1", width=2, beam=2) for _ in range(2))
    assert first == again
    assert first.known >= first.score


def test_another_seed_is_another_game() -> None:
    scores = {alone(SETTLERS, SHEET, str(seed), "random") for seed in range(6)}
    assert len(scores) > 1


def test_foresight_is_worth_something() -> None:
    wide = with_foresight(SETTLERS, SHEET, "42", width=6, beam=4)
    assert wide > alone(SETTLERS, SHEET, "42", "random")

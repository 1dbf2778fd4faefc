"""Par: the same for the same seed, and never less with known dice."""

from __future__ import annotations

from osada.analysis.par import Foresight, ParEffort, alone, par
from osada.core.position import NATURE
from osada.core.table import Table
from osada.games import find

SETTLERS = find("settlers")
SHEET = {"adventure": "17"}
QUICK = ParEffort(plans=2, beam=2, narrow=1, rounds=1)


def test_par_is_the_same_every_time() -> None:
    first, again = (par(SETTLERS, SHEET, "42", bot="level1", effort=QUICK) for _ in range(2))
    assert first == again


def test_another_seed_is_another_game() -> None:
    scores = {alone(SETTLERS, SHEET, str(seed), "random").position.scores()[0] for seed in range(6)}
    assert len(scores) > 1


def test_foresight_begins_with_what_the_bot_found() -> None:
    """However little it looks for: it is never below the game that it begins with."""
    for seed in ("1", "2", "3"):
        played = alone(SETTLERS, SHEET, seed, "level2")
        moves = [move for seat, move in played.moves if seat != NATURE]
        little = ParEffort(plans=1, beam=1, narrow=1, rounds=1)
        found = Foresight(SETTLERS, SHEET, seed, little).improved(moves)
        assert found.score >= played.position.scores()[0]


def test_what_was_found_can_be_played() -> None:
    """By the law, at a table with that seed, for those points; more than a poor bot found."""
    found = par(SETTLERS, SHEET, "42", bot="random", effort=QUICK)
    table = Table(SETTLERS, 1, "42", SHEET)
    for move in found.moves:
        table.play(0, move)
    assert table.over
    assert table.position.scores() == [found.known]
    assert found.known > found.score

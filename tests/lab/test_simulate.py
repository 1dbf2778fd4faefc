"""Simulation: the same games with any number of processes."""

from __future__ import annotations

import pytest

from osada.lab.simulate import SimulatedGame, SimulationPlan, report, simulate
from osada.text.errors import OptionError

PLAN = SimulationPlan("sardinia", 2, 130, "seed")


def outcomes(plan: SimulationPlan, jobs: int) -> list[SimulatedGame]:
    return [outcome for batch in simulate(plan, jobs) for outcome in batch]


def test_the_number_of_processes_changes_nothing() -> None:
    alone = outcomes(PLAN, 1)
    assert len(alone) == 130
    assert alone == outcomes(PLAN, 2)


def test_fewer_games_are_the_first_of_more() -> None:
    fewer = SimulationPlan("sardinia", 2, 5, "seed")
    assert outcomes(fewer, 1) == outcomes(PLAN, 1)[:5]


def test_another_seed_gives_other_games() -> None:
    assert outcomes(SimulationPlan("sardinia", 2, 130, "other"), 1) != outcomes(PLAN, 1)


def test_what_cannot_be_played_is_said_at_once() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        simulate(SimulationPlan("sardinia", 9, 5, "seed"))


def test_a_report_in_brief() -> None:
    games = [
        SimulatedGame(decisions=10, offered=40, chances=2, scores=[5, 3], places=[1, 2]),
        SimulatedGame(decisions=30, offered=40, chances=4, scores=[7, 7], places=[1, 1]),
    ]
    result = report(games)
    assert result.decisions.mean == 20
    assert result.branching == 2
    assert result.chances.least == 2
    assert [spread.mean for spread in result.scores] == [6, 5]
    assert result.wins == [0.75, 0.25]

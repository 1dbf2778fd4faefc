"""The tables of `dev.py bench` fit a terminal of 80 columns, and say what was measured."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import pytest

from benchmarks import run
from benchmarks.run import LIMIT, PEER, Subject, show, subjects
from osada.checkout import SOURCE

FIGURES = {
    "decisions_per_second": 12_345_678.0,
    "dealt_per_second": 11_222_333.0,
    "decisions_per_game": 240.0,
    "branching": 17.2,
    "clone_ns": 32_210.0,
}
ROWS = {
    ("saltfjord, 4 players", "interpreted"): 20_163.0,
    ("saltfjord, 4 players", "compiled"): 12_345_678.0,
    ("sardinia, 2 players", "interpreted"): 46_578.0,
    ("sardinia, 2 players", LIMIT): 98_765_432.0,
    (PEER, "CPython"): 7_222.0,
}


def subject(name: str, build: str, figures: Mapping[str, float]) -> Subject:
    """A subject that was measured once."""
    made = Subject(name, build, [])
    made.runs.append(dict(figures))
    return made


@pytest.mark.parametrize("columns", ["", "60", "80", "100", "110"])
def test_no_figure_is_cut(
    columns: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if columns:
        monkeypatch.setenv("COLUMNS", columns)
    show([subject(*row, FIGURES | {"decisions_per_second": n}) for row, n in ROWS.items()])
    printed = capsys.readouterr().out
    assert "…" not in printed
    assert all(len(line.rstrip()) <= 80 for line in printed.splitlines())
    for (name, build), speed in ROWS.items():
        rows = [line for line in printed.splitlines() if name in line and build in line]
        assert f" {speed:,.0f} " in rows[0]
    assert "11,222,333" in printed
    assert "32.21" in printed


def measured(code: str, rules: str = SOURCE) -> Subject:
    """A subject whose program prints these figures."""
    made = Subject("pebbles, 2 players", "interpreted", [sys.executable, "-c", code], rules)
    made.run()
    return made


@pytest.mark.parametrize(("compiled", "build"), [("true", "compiled"), ("false", "interpreted")])
def test_the_build_is_the_one_that_was_measured(compiled: str, build: str) -> None:
    assert measured(f"""print('{{"compiled": {compiled}}}')""").build == build


def test_each_line_runs_its_own_rules() -> None:
    code = "import os, json; print(json.dumps({'same': os.environ['OSADA_RULES'] == '/rules'}))"
    assert measured(code, "/rules").runs == [{"same": True}]


def test_a_game_that_is_not_compiled_has_no_compiled_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("OSADA_PEERS_PYTHON", raising=False)
    monkeypatch.setattr(run, "limit", lambda: None)
    monkeypatch.setattr(run, "compiled", lambda game: game.name != "settlers")
    found = [(x.name, x.build) for x in subjects(["settlers", "sardinia"], 0.01)]
    assert found == [
        ("settlers, solo", "interpreted"),
        ("settlers, 4 players", "interpreted"),
        ("sardinia, 2 players", "interpreted"),
        ("sardinia, 2 players", "compiled"),
        ("sardinia, 4 players", "interpreted"),
        ("sardinia, 4 players", "compiled"),
    ]

"""`osada arena` and `osada par`, as they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from osada.analysis import par as pars
from osada.bots import Budget
from osada.cli import arena_command as command
from osada.cli import main
from osada.cli import simulate_command as simulating
from osada.core.game import Game
from osada.core.position import Position
from osada.lab.arena.game_result import GameResult, play_pairing
from osada.lab.arena.standings import Standings
from osada.lab.arena.tournament import Arena, Pairing
from osada.lab.executors import NoCluster, WorkerKilled
from osada.lab.simulate import SimulatedGame, SimulationPlan, play_batch

ARENA = ["arena", "sardinia", "--bots", "random,level1", "--games", "2", "--seed", "7"]


def run(folder: Path, *more: str) -> int:
    return main([*ARENA, "--out", str(folder), "--lang", "en", *more])


def test_an_arena_prints_a_table_and_leaves_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path) == 0
    out = capsys.readouterr().out
    assert "level1" in out
    assert "finishes before" in out
    report = (tmp_path / "report.json").read_bytes()
    assert msgspec.json.decode(report, type=Standings).games == 2
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_ctrl_c_keeps_what_is_finished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_stop(
        plan: Arena, games: Sequence[Pairing], jobs: int, ray: str | None
    ) -> Iterator[GameResult]:
        yield play_pairing(plan, games[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", one_then_stop)
        assert run(tmp_path) == 0
    assert "Stopped with 1 games to go" in capsys.readouterr().out
    assert run(tmp_path) == 0
    assert "1 of 2 games were played before" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (WorkerKilled("gone"), "A process that played was killed; the same command goes on"),
        (NoCluster("no node"), "The Ray cluster at there:1 cannot be had (no node)"),
    ],
)
def test_trouble_is_a_sentence_and_keeps_what_is_finished(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    trouble: Exception,
    said: str,
) -> None:
    def one_then_trouble(
        plan: Arena, games: Sequence[Pairing], jobs: int, ray: str | None
    ) -> Iterator[GameResult]:
        yield play_pairing(plan, games[0])
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", one_then_trouble)
        assert run(tmp_path, "--ray", "there:1") > 0
    out, err = capsys.readouterr()
    assert "level1" in out, "the table of what is finished"
    assert err.startswith(f"osada: {said}")
    assert len(err.splitlines()) == 1
    assert run(tmp_path) == 0
    assert "1 of 2 games were played before" in capsys.readouterr().out


class Broken:
    """Never gets anywhere."""

    def __init__(self, _game: Game, _seed: int) -> None: ...

    def choose(self, _seat: int, _position: Position, _budget: Budget) -> int:
        raise LookupError("where was I?")


def test_a_failing_bot_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "sardinia", "--bots", f"random,{__name__}:Broken", "--games", "2"]
    assert main([*words, "--seed", "7", "--lang", "en", "--out", str(tmp_path)]) == 1
    *traceback, last = capsys.readouterr().err.splitlines()
    assert any('raise LookupError("where was I?")' in line for line in traceback)
    assert last.startswith(f"osada: {__name__}:Broken failed as seat ")
    assert "of the game with seed 7-0 (game " in last


def test_a_game_for_one_has_no_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "settlers", "--adventure", "17", "--players", "1", "--bots", "random,level1"]
    assert main([*words, "--games", "3", "--lang", "en", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "Wins" not in out
    assert "Rating" not in out
    assert "On the same deals level1 makes +" in out


def test_a_simulation_whose_process_is_killed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(plan: SimulationPlan, jobs: int) -> Iterator[list[SimulatedGame]]:
        yield play_batch(plan, range(3))
        raise WorkerKilled("gone")

    monkeypatch.setattr(simulating, "simulate", killed)
    assert main(["simulate", "sardinia", "--games", "64", "--jobs", "2", "--lang", "en"]) == 1
    said = "osada: A process that played was killed after 3 games were finished.\n"
    assert capsys.readouterr().err == said


def test_par(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    quick = pars.ParEffort(plans=1, beam=1, narrow=1, rounds=1)
    monkeypatch.setattr(pars, "par", partial(pars.par, effort=quick))
    words = ["par", "settlers", "--adventure", "17", "--seed", "42", "--bot", "random"]
    assert main([*words, "--lang", "en"]) == 0
    assert "Par: random makes" in capsys.readouterr().out
    assert main(["par", "sardinia", "--seed", "42"]) == 2

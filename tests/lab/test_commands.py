"""`osada arena` and `osada par`, as they are typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import pytest

from osada.cli import arena as command
from osada.cli import main
from osada.lab import par as pars
from osada.lab.arena.plan import Arena, Pairing
from osada.lab.arena.play import Played, play
from osada.lab.arena.standings import Standings

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
    ) -> Iterator[Played]:
        yield play(plan, games[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_all", one_then_stop)
        assert run(tmp_path) == 0
    assert "Stopped with 1 games to go" in capsys.readouterr().out
    assert run(tmp_path) == 0
    assert "1 of 2 games were played before" in capsys.readouterr().out


def test_par(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pars, "par", partial(pars.par, width=1, beam=1))
    words = ["par", "settlers", "--adventure", "17", "--seed", "42", "--bot", "random"]
    assert main([*words, "--lang", "en"]) == 0
    assert "Par: random makes" in capsys.readouterr().out
    assert main(["par", "sardinia", "--seed", "42"]) == 2

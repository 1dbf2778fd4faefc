"""`osada train`, as it is typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from osada.cli import main
from osada.evaluation.net_files import read_net
from osada.lab.executors import WorkerKilled
from osada.lab.train import loop as loops

TRAIN = ["train", "settlers", "--players", "1", "--bots", "random", "--games", "2"]


def run(folder: Path, *more: str) -> int:
    words = [*TRAIN, "--hours", "0.0000001", "--hidden", "4", "--out", str(folder), *more]
    return main(words)


def test_a_training_leaves_a_net_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "t") == 0
    assert "2 games" in capsys.readouterr().out
    net = read_net((tmp_path / "t" / "1.json").read_bytes())
    assert net.kind == "1"
    assert "<svg" in (tmp_path / "t" / "report.html").read_text(encoding="utf-8")
    assert run(tmp_path / "t") == 2
    assert "--resume" in capsys.readouterr().err
    assert run(tmp_path / "t", "--resume", "--lang", "pl") == 0
    assert len((tmp_path / "t" / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["train", "settlers", "--hours", "0"], "more than none"),
        (["train", "settlers", "--hidden", "65"], "64"),
        (["train", "chess"], "chess"),
    ],
)
def test_what_cannot_be_trained_is_told(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err


def test_a_killed_process_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> Iterator[None]:
        raise WorkerKilled("a process that played was killed")

    monkeypatch.setattr(loops, "run_all", killed)
    assert run(tmp_path) == 1
    assert "--resume" in capsys.readouterr().err

"""The check of prose finds what it must, and nothing in what is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from devtools import prose


@pytest.mark.parametrize(
    "text",
    [
        '"""What a bot is."""',
        'LEAST = 3\n"""How many there must be."""',
        'class Bot:\n    """Plays for whoever asks."""',
        'def play() -> None:\n    """Play\n\n    on behalf of one\'s own."""',
        "x = 1  # whatever comes",
    ],
)
def test_faults_are_found(text: str) -> None:
    assert list(prose.python_faults(text))


@pytest.mark.parametrize(
    "text",
    [
        '"""Whole numbers on the command line."""',
        '"""Return what a seat knows."""',
        'NAME = "whatever a player types"',
    ],
)
def test_other_text_is_left_alone(text: str) -> None:
    assert not list(prose.python_faults(text))


def test_documents_and_exemptions(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/bots.md").write_text("A line.\nWhoever asks a bot looks there first.\n")
    assert list(prose.faults(tmp_path, exempt=())) == ["docs/bots.md:2: says 'Whoever'"]
    assert not list(prose.faults(tmp_path, exempt=("docs",)))


def test_what_is_done_stays_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert prose.check() == 0, capsys.readouterr().out

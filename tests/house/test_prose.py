"""The check of prose finds faults, and none in this checkout."""

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


def test_documents_and_the_app(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/bots.md").write_text("A line.\nWhoever asks a bot looks there first.\n")
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/board.ts").write_text("/** One's own board. */\n")
    assert list(prose.faults(tmp_path)) == [
        "docs/bots.md:2: says 'Whoever'",
        'web/src/board.ts:1: says "One\'s own"',
    ]


def test_this_checkout_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert prose.check() == 0, capsys.readouterr().out

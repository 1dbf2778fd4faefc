"""The real command, driven as a person or a script drives it."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import osada.games
from osada.cli import main
from tests.cli.driver import Done, Osada

PEBBLES = EntryPoint("pebbles", "examples.pebbles:GAME", "osada.games")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, and a system that speaks English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "OSADA_LANG", "OSADA_CONTENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "data" / "osada"


@pytest.fixture
def osada_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Osada:
    def run(*arguments: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Pebbles stands on the shelf, as a game of another package would."""

    def points(*, group: str) -> EntryPoints:
        return EntryPoints([PEBBLES] if group == "osada.games" else [])

    monkeypatch.setattr(osada.games, "entry_points", points)
    osada.games.find.cache_clear()
    yield
    osada.games.find.cache_clear()

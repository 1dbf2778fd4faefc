"""`osada` says of each game whether its rules are compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import dev
import osada.games
from tests.cli.driver import Osada


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with Pebbles as a package of somebody else, written in Python."""
    about = tmp_path / "shelf/pebbles-1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[osada.games]\npebbles = examples.pebbles:GAME\n")
    return about.parent


def run(shelf: Path, rules: Path, *arguments: str) -> str:
    """Run `osada` on compiled rules, beside a game of another package."""
    path = os.pathsep.join([str(shelf), str(dev.ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "osada", *arguments],
        env=os.environ | {"OSADA_RULES": str(rules), "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_version_names_what_is_compiled_and_what_is_not(
    shelf: Path, compiled_copy: Path
) -> None:
    said = run(shelf, compiled_copy, "--version")
    mixed = "(compiled: saltfjord, sardinia, settlers; interpreted: pebbles)"
    assert said == f"osada {osada.__version__} {mixed}\n"


@pytest.mark.parametrize(("game", "build"), [("pebbles", "interpreted"), ("sardinia", "compiled")])
def test_simulated_games_and_arenas_say_how_they_ran(
    shelf: Path, compiled_copy: Path, tmp_path: Path, game: str, build: str
) -> None:
    said = run(shelf, compiled_copy, "simulate", game, "--games", "5")
    assert said.endswith(f"rules {build}.\n")
    bots = ("--bots", "random,random", "--players", "2", "--games", "2")
    run(shelf, compiled_copy, "arena", game, *bots, "--out", str(tmp_path / "arena"))
    page = (tmp_path / "arena/report.html").read_text(encoding="utf-8")
    assert f" on {build} rules. " in page


def test_a_broken_game_does_not_hide_the_version(
    osada_: Osada, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "no.such.module:GAME", "osada.games")
    monkeypatch.setattr(osada.games, "entry_points", lambda *, group: EntryPoints([broken]))
    done = osada_("--version")
    assert (done.code, done.out) == (0, f"osada {osada.__version__} (interpreted)\n")

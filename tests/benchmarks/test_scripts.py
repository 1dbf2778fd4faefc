"""Every script of benchmarks/ is started once, with the smallest budget that it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from benchmarks.storm.history import save
from tests.browser.conftest import CHROMIUM

NETS = "src/osada/games/settlers/ai/nets"
QUICK: dict[str, str] = {
    "benchmarks.arena.run": "sardinia-greedy-random --share 0.01 --results FOLDER",
    "benchmarks.balance.printed": "--most 1 --jobs 1 --journal FOLDER/printed.jsonl",
    "benchmarks.fit": "sardinia --games 1 --candidates 2 --generations 1 --out FOLDER/fit.json",
    "benchmarks.length": "settlers 1",
    "benchmarks.loop": "1",
    "benchmarks.measure": "sardinia 2 {} 0.01",
    "benchmarks.payment": "1",
    "benchmarks.review.run": "spreads settlers-1 --games 2",
    "benchmarks.search": "0.01",
    "benchmarks.storm.checker": "FOLDER/history.jsonl",
    "benchmarks.values.foretell": "--learn 2 --games 1 --level greedy",
    "benchmarks.values.generations": "settlers-1 --generations 1 --games 2 --out FOLDER",
    "benchmarks.values.nets": "--table",
    "benchmarks.values.together": f"FOLDER/net.json {NETS}/1.json {NETS}/1.json",
    "benchmarks.values.trials": 'settlers-1 --games 1 --old {"iterations":2}',
}
"""The arguments of scripts that need a second or two."""
LONG: dict[str, str] = {
    "benchmarks.arena.server": "saltfjord --bots random,greedy",
    "benchmarks.attacks": "--tables 1 --seconds 1 words",
    "benchmarks.balance.planted": "--seeds 1 --usual 0 --strong 1 --quick 1 --jobs 1",
    "benchmarks.crowd": "--people 1 --tables 1 --seconds 1",
    "benchmarks.load.run": "--tables 2 --seconds 1 --pace 1 --games pebbles --alone",
    "benchmarks.nightly": "-n 0 --collect-only -q tests/text/test_grid.py",
    "benchmarks.run": "settlers --rounds 1 --seconds 0.01",
    "benchmarks.start": "--rounds 1",
    "benchmarks.storm.run": "--kills 1 --tables 1 --on sqlite",
    "benchmarks.values.run": "speed sardinia-2",
}
"""Those that start servers or other programs, or play many games."""
BROWSER, PEER = "benchmarks.browser", "benchmarks.catanatron_peer"
BY_ANOTHER = {"benchmarks.load.clients": "benchmarks/load/run.py"}
"""Programs that another script starts."""


def runnable() -> set[str]:
    """Return the modules of benchmarks/ that are programs."""
    return {
        ".".join(path.relative_to(dev.ROOT).with_suffix("").parts)
        for path in (dev.ROOT / "benchmarks").rglob("*.py")
        if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
    }


def start(script: str, arguments: str, folder: Path, python: str = sys.executable) -> str:
    """Run a script on compiled rules, and return what it prints."""
    command = [python, "-m", script, *arguments.replace("FOLDER", str(folder)).split()]
    done = subprocess.run(
        command,
        cwd=dev.ROOT,
        env=os.environ | {"OSADA_RULES": os.environ["OSADA_COMPILED"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_script_is_started_by_a_test() -> None:
    assert runnable() == {*QUICK, *LONG, *BY_ANOTHER, BROWSER, PEER}


@pytest.mark.parametrize(("script", "other"), BY_ANOTHER.items())
def test_a_program_of_another_script_is_started_by_that(script: str, other: str) -> None:
    assert f'"{script}"' in (dev.ROOT / other).read_text(encoding="utf-8")


@pytest.mark.usefixtures("compiled_copy")
@pytest.mark.parametrize("script", QUICK)
def test_a_script_runs(script: str, tmp_path: Path) -> None:
    save([], tmp_path / "history.jsonl")
    start(script, QUICK[script], tmp_path)


@pytest.mark.long
@pytest.mark.usefixtures("compiled_copy")
@pytest.mark.parametrize("script", LONG)
def test_a_longer_script_runs(script: str, tmp_path: Path) -> None:
    start(script, LONG[script], tmp_path)


@pytest.mark.long
@pytest.mark.usefixtures("compiled_copy", "built_app")
def test_the_browser_is_measured(tmp_path: Path) -> None:
    if CHROMIUM is None:
        pytest.skip("NOT TESTED: there is no chromium")
    assert " updates: median " in start(BROWSER, "4", tmp_path)


@pytest.mark.usefixtures("compiled_copy")
def test_the_peer_is_measured(tmp_path: Path) -> None:
    python = dev.BUILD / "peers/bin/python"
    if not python.exists():
        pytest.skip("NOT TESTED: the peer is not installed (python3 dev.py bench installs it)")
    assert "decisions_per_second" in start(PEER, "0.01", tmp_path, str(python))

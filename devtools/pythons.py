"""`pythons`: every Python that is claimed, as far as this machine has it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from devtools import places
from devtools.environment import Environment
from devtools.steps import Failure, run
from devtools.testing import ON_ALL_CORES

QUICK = (
    "tests/text",
    "tests/core",
    "tests/games",
    "tests/bots",
    "tests/golden",
    "tests/cli",
    "tests/server/test_play.py",
    "tests/server/test_changeover.py",
    "tests/house/test_build.py",
)
"""Rules, bots, records, the terminal, a server with bots, the build: what a Python can break."""


def pythons(arguments: list[str]) -> int:
    """Try every claimed Python that is here (or those named: 3.12) on a quick part of the tests."""
    failed, missing = [], []
    for version in arguments or claimed():
        python = find(version)
        if python is None:
            missing.append(version)
            continue
        print(f"Python {version}: {python}", flush=True)
        venv = Environment(f"build/python{version}", python)
        venv.install("dev")
        venv.install_osada()
        games = {"OSADA_GAMES": os.environ.get("OSADA_GAMES", "3")}
        if run([venv.program("pytest"), *ON_ALL_CORES, "-q", *QUICK], games):
            failed.append(version)
    if missing:
        print(f"NOT TRIED, since not here: Python {', '.join(missing)}.", flush=True)
    if failed:
        raise Failure(f"The tests fail on Python {', '.join(failed)}.")
    return 0


def claimed() -> list[str]:
    """The versions that pyproject.toml names."""
    text = "\n".join(places.project()["project"]["classifiers"])
    return re.findall(r"Python :: (3\.\d+)$", text, re.MULTILINE)


def find(version: str) -> str | None:
    """An interpreter of that version which can make environments."""
    return next((python for python in candidates(version) if works(python, version)), None)


def candidates(version: str) -> Iterator[str]:
    """Where an interpreter may be: on PATH, brought by pyenv or by uv."""
    if found := shutil.which(f"python{version}"):
        yield found
    home = Path.home()
    pyenv = Path(os.environ.get("PYENV_ROOT", home / ".pyenv"), "versions")
    uv = Path(os.environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python"))
    for folder in (*pyenv.glob(f"{version}.*"), *uv.glob(f"cpython-{version}.*")):
        yield str(folder / "bin/python3")


def works(python: str, version: str) -> bool:
    """Whether it runs, is what it says, and has the venv module."""
    script = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-c", script], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.stdout.strip() == version

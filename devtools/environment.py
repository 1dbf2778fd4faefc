"""Virtual environments, made when they are first needed, and made anew when they are broken."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from devtools import places
from devtools.steps import HERE, Failure, once, quietly


class Environment:
    """A virtual environment; its stamp is gone while something is being installed."""

    def __init__(self, name: str, python: str = "") -> None:
        self.folder = places.ROOT / name
        self._python = python or getattr(sys, "_base_executable", sys.executable)
        self._whole = self.folder / ".made"
        if not Path(self.program("python")).exists():
            self._whole.unlink(missing_ok=True)
        saying = f"Making a virtual environment ({name}) ..."
        once(self._whole, [], saying, self._make, HERE + python)

    def _make(self) -> None:
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            raise Failure("Python's venv module is missing: apt-get install python3-venv")
        command = [self._python, "-m", "venv", "--clear", str(self.folder)]
        quietly(command, f"Could not make the virtual environment {self.folder.name}.")

    def program(self, name: str) -> str:
        """The path of a program of this environment."""
        folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
        return str(self.folder / folder / f"{name}{suffix}")

    def pip(self, *arguments: str, what: str) -> None:
        """Install something with pip; an interrupted run leaves no stamp."""
        stamp = self._whole.read_text()
        self._whole.unlink()
        command = [self.program("python"), "-m", "pip", "install", "-q", "--no-deps", *arguments]
        problem = f"Could not install {what}: is there a network?"
        quietly(command, problem, PIP_DISABLE_PIP_VERSION_CHECK="1")
        self._whole.write_text(stamp)

    def install(self, lock: str) -> None:
        """Install the locked requirements of locks/LOCK.txt."""
        what = f"locks/{lock}.txt"
        once(
            self.folder / f".{lock}",
            [places.ROOT / what],
            f"Installing requirements ({what}) ...",
            lambda: self.pip("--require-hashes", "-r", what, what=what),
            HERE,
        )

    def install_osada(self) -> None:
        """Install the package as it is edited."""
        once(
            self.folder / ".osada",
            [places.ROOT / "pyproject.toml", places.ROOT / "hatch_build.py"],
            "Installing Osada (editable) ...",
            lambda: self.pip("--no-build-isolation", "--no-index", "-e", ".", what="Osada"),
            HERE,
        )


def home(*locks: str) -> Environment:
    """The project's own environment: the locked requirements, and the package as it is edited."""
    venv = Environment(".venv")
    for lock in locks:
        venv.install(lock)
    venv.install_osada()
    return venv

"""`dev.py pythons` and the checks: every claimed Python is tried, and a missing one is named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from devtools import keeping, pythons
from devtools.steps import Failure


class FakeEnvironment:
    """Stands for the environment of one interpreter."""

    def __init__(self, name: str, python: str) -> None:
        self.python = python

    def install(self, lock: str) -> None:
        """Need nothing."""

    def install_osada(self) -> None:
        """Need nothing."""

    def program(self, name: str) -> str:
        return f"{self.python}/{name}"


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The programs that were run, on a machine with Python 3.11 and 3.12, whose tests fail."""
    ran: list[str] = []

    def run(command: list[str], _env: dict[str, str]) -> int:
        ran.append(command[0])
        return int("3.12" in command[0])

    for version in ("3.11", "3.12"):
        script = tmp_path / f"python{version}"
        script.write_text(f"#!/bin/sh\necho {version}\n")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("UV_PYTHON_INSTALL_DIR", str(tmp_path))
    monkeypatch.setattr(pythons, "Environment", FakeEnvironment)
    monkeypatch.setattr(pythons, "run", run)
    return ran


def test_a_missing_python_is_named(
    tried: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pythons.pythons(["3.11", "3.99"]) == 0
    assert tried == [f"{tmp_path}/python3.11/pytest"]
    assert "NOT TRIED, since not here: Python 3.99.\n" in capsys.readouterr().out


def test_a_python_whose_tests_fail_is_named(tried: list[str]) -> None:
    with pytest.raises(Failure, match=r"The tests fail on Python 3\.12\."):
        pythons.pythons(["3.11", "3.12"])
    assert len(tried) == 2


def test_an_interpreter_of_another_version_is_passed_over(tried: list[str], tmp_path: Path) -> None:
    (tmp_path / "python3.99").write_text("#!/bin/sh\necho 3.11\n")
    (tmp_path / "python3.99").chmod(0o755)
    assert pythons.find("3.99") is None
    assert pythons.find("3.11") == str(tmp_path / "python3.11")


def test_lint_and_types_are_checked_for_every_claimed_python() -> None:
    versions = pythons.claimed()
    assert versions[0] == "3.11"
    assert [options[-1] for options in keeping.variants("types")] == versions
    targets = [options[1] for options in keeping.variants("lint") if options]
    assert ["py311", *targets] == [f"py{version.replace('.', '')}" for version in versions]

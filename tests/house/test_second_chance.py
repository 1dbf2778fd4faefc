"""What failed in CI has a second chance: parts of tests, too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from devtools import places, testing
from devtools.testing import SOME_FAILED, name_whole_tests

PARTS = """
import schemathesis, pytest
OPERATION = {"get": {"responses": {"200": {"description": "all is well"}}}}
SCHEMA = {"openapi": "3.0.0", "info": {"title": "", "version": "1"}, "paths": {"/a": OPERATION}}

@pytest.fixture
def described():
    return schemathesis.openapi.from_dict(SCHEMA)

@schemathesis.pytest.from_fixture("described").parametrize()
def test_parts(case):
    assert case.path != "/a"

def test_whole():
    assert not "well"
"""


@pytest.mark.long
def test_a_part_of_a_test_that_failed_is_run_again(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(PARTS)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", *arguments]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    again = ("--last-failed", "--last-failed-no-failures=none")
    assert run("test_it.py").returncode == SOME_FAILED
    assert "SUBFAILED" not in run(*again).stdout  # by its name alone it is not found
    assert run("test_it.py").returncode == SOME_FAILED
    name_whole_tests(tmp_path / ".pytest_cache/v/cache/lastfailed")
    assert "SUBFAILED" in run(*again).stdout


def test_a_test_that_passes_at_its_second_run_is_flaky(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pytest/v/cache/lastfailed"
    file.parent.mkdir(parents=True)
    failures = iter(
        [{"a.py::test_flaky": True, "a.py::test_wrong": True}, {"a.py::test_wrong": True}]
    )

    def run(*_: object) -> int:
        file.write_text(json.dumps(next(failures)), encoding="utf-8")
        return SOME_FAILED

    monkeypatch.setattr(places, "BUILD", tmp_path)
    monkeypatch.setattr(testing, "run", run)
    monkeypatch.setenv("CI", "true")
    assert testing.proven(["pytest"]) == SOME_FAILED
    assert capsys.readouterr().out.splitlines()[-2:] == ["FLAKY a.py::test_flaky", "1 flaky test"]

"""A pytest plugin that tells the tracer which test runs, and writes down how each one ended."""

from __future__ import annotations

import os
from collections.abc import Generator
from mmap import mmap
from pathlib import Path

import pytest

_FOLDER = Path(os.environ["OSADA_TRACE"])
_tests: dict[str, int] = {}
with (_FOLDER / "test").open("r+b") as file:
    _now = mmap(file.fileno(), 4)


def _tell(number: int) -> None:
    _now[:4] = number.to_bytes(4, "little")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Number the tests from 1; 0 is what belongs to none of them."""
    _tell(_tests.setdefault(item.nodeid, len(_tests) + 1))
    try:
        return (yield)
    finally:
        _tell(0)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object],
) -> Generator[None, object, object]:
    """Count what a session starts, a server for example, to no test."""
    before = _now[:4]
    if fixturedef.scope == "session":
        _tell(0)
    try:
        return (yield)
    finally:
        _now[:4] = before


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down each phase of a test that ran."""
    with (_FOLDER / "ended").open("a", encoding="utf-8") as out:
        line = f"{_tests[report.nodeid]} {report.outcome} {report.duration:.3f} {report.nodeid}"
        out.write(f"{line}\n")

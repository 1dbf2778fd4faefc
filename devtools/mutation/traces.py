"""Which tests enter which functions: found once by running all under a tracer, and kept."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from devtools.mutation.changes import Change
from devtools.mutation.copies import Copy, Project, spread
from devtools.steps import fingerprint

HOOK = Path(__file__).with_name("hook")
TOGETHER = 6
"""Test files that are traced in one run: they share servers, and what is done is kept."""
PATIENCE = 1200.0


@dataclass(frozen=True)
class Trace:
    """The functions that a test enters, and its duration."""

    test: str
    key: str
    """A hash of all that the trace depends on."""
    seconds: float
    functions: list[str]
    shared: list[str]
    """Functions entered when modules were imported and servers for several tests started."""

    @property
    def file(self) -> str:
        """The file of the test."""
        return self.test.partition("::")[0]

    def enters(self, change: Change) -> bool:
        """Whether the test itself enters the function of a change."""
        return _holds(self.functions, change)

    def loads(self, change: Change) -> bool:
        """Whether the function of a change was entered before the test, for all tests."""
        return _holds(self.shared, change)


def _holds(functions: list[str], change: Change) -> bool:
    """Whether a function is among these, or for a change outside of functions any of its file."""
    if change.function:
        return f"{change.path}:{change.function}" in functions
    return any(each.startswith(f"{change.path}:") for each in functions)


def traces(project: Project, copies: list[Copy], file: Path) -> list[Trace]:
    """Return the traces of all tests that pass; only changed test files are run."""
    known = [Trace(**each) for each in _read(file)]
    keys = dict(_keys(project))
    known = [trace for trace in known if keys.get(trace.file) == trace.key]
    fresh = {trace.file for trace in known}
    stale = [test for test in keys if test not in fresh]
    if stale:
        print(f"Tracing {len(stale)} test files ...", flush=True)
    some = [stale[first : first + TOGETHER] for first in range(0, len(stale), TOGETHER)]
    for found in spread(copies, lambda copy, files: list(_traced(copy, files, keys)), some):
        known += found
        file.write_text(json.dumps([asdict(trace) for trace in known]))
    return known


def _read(file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(file.read_text()) if file.is_file() else []
    return found


def _keys(project: Project) -> Iterator[tuple[str, str]]:
    """Each test file with a hash of itself, of the code under test and of its helpers."""
    tests = project.test_files()
    folders = {(project.root / test).parent for test in tests}
    helpers = {file for folder in folders for file in folder.glob("*.py")}
    helpers -= {file for file in helpers if file.name.startswith("test_")}
    common = fingerprint([project.root / "src", *helpers])
    for test in tests:
        yield test, fingerprint([project.root / test], common)


def _traced(copy: Copy, files: list[str], keys: dict[str, str]) -> Iterator[Trace]:
    """Run test files under the tracer; a test that fails without any change is left out."""
    folder = copy.folder / "trace"
    folder.mkdir(exist_ok=True)
    (folder / "test").write_bytes(bytes(4))
    for name in ("entered", "ended"):
        (folder / name).write_text("")
    copy.test(
        ["-p", "tracing", "--maxfail=1000", "-o", "timeout=600", *files],
        PATIENCE,
        path=str(HOOK),
        OSADA_TRACE=str(folder),
        OSADA_TRACED_SOURCES=f"{copy.folder}/",
    )
    entered = _entered(folder / "entered")
    for number, (test, seconds) in _passed(folder / "ended").items():
        key = keys[test.partition("::")[0]]
        yield Trace(test, key, seconds, sorted(entered[number]), sorted(entered[0]))


def _entered(file: Path) -> defaultdict[int, set[str]]:
    found = defaultdict[int, set[str]](set)
    for line in file.read_text().splitlines():
        number, _, place = line.partition(" ")
        if place.startswith("src/"):
            found[int(number)].add(place)
    return found


def _passed(file: Path) -> dict[int, tuple[str, float]]:
    """The tests that passed in all their phases, by number, with their durations."""
    phases = [line.split(" ", 3) for line in file.read_text().splitlines()]
    failed = {number for number, outcome, *_ in phases if outcome != "passed"}
    for test in sorted({test for number, _, _, test in phases if number in failed}):
        print(f"Left out, since it does not pass without any change: {test}", flush=True)
    found: dict[int, tuple[str, float]] = {}
    for number, _, seconds, test in phases:
        if number not in failed:
            before = found.get(int(number), (test, 0.0))[1]
            found[int(number)] = test, before + float(seconds)
    return found

"""Which test files enter which functions: found once by running each under a tracer, and kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from devtools.mutation.changes import Change
from devtools.mutation.copies import Copy, Project, spread
from devtools.steps import Failure, fingerprint

HOOK = Path(__file__).with_name("hook")
PATIENCE = 600.0
"""Seconds for one test file under the tracer."""


@dataclass(frozen=True)
class Trace:
    """The functions that a test file enters, and its duration."""

    test: str
    key: str
    """A hash of all that the trace depends on."""
    seconds: float
    functions: list[str]

    def enters(self, change: Change) -> bool:
        """Whether the tests enter the function of a change, or any of its file if it has none."""
        if change.function:
            return f"{change.path}:{change.function}" in self.functions
        return any(each.startswith(f"{change.path}:") for each in self.functions)


def traces(project: Project, copies: list[Copy], file: Path) -> list[Trace]:
    """Return the traces of all test files; only those that have changed are run."""
    known = {each["test"]: Trace(**each) for each in _read(file)}
    keys = dict(_keys(project))
    stale = [test for test, key in keys.items() if test not in known or known[test].key != key]
    if stale:
        print(f"Tracing {len(stale)} test files ...", flush=True)
    broken = []
    for trace in spread(copies, lambda copy, test: _traced(copy, test, keys[test]), stale):
        if isinstance(trace, str):
            broken.append(trace)
            continue
        known[trace.test] = trace
        file.write_text(json.dumps([asdict(known[test]) for test in keys if test in known]))
    if broken:
        raise Failure(f"Tests fail without any change: {', '.join(broken)}.")
    return [known[test] for test in keys]


def _read(file: Path) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(file.read_text()) if file.is_file() else []
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


def _traced(copy: Copy, test: str, key: str) -> Trace | str:
    """Run one test file under the tracer; returns its name if it fails."""
    out = copy.folder / "trace.txt"
    out.write_text("")
    sources = f"{copy.folder}/"
    run = copy.test(
        [test], PATIENCE, path=str(HOOK), OSADA_TRACE=str(out), OSADA_TRACED_SOURCES=sources
    )
    if not run.passed:
        return run.failed_test or f"{test} ({run.output[-200:]})"
    wanted = (line for line in set(out.read_text().split()) if line.startswith("src/"))
    return Trace(test, key, run.seconds, sorted(wanted))

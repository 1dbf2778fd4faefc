"""`mutants`: how many small changes of the server and the analysis the everyday tests notice."""

from __future__ import annotations

import argparse
import itertools
import os
import random
from dataclasses import dataclass
from pathlib import Path

from devtools import places, rules
from devtools.environment import home
from devtools.mutation.changes import Change, changes, compiles
from devtools.mutation.copies import Copy, Project, spread
from devtools.mutation.traces import Trace, traces

PACKAGES = (
    "src/osada/server",
    "src/osada/analysis/review",
    "src/osada/analysis/puzzles",
    "src/osada/analysis/balance",
)
TESTS = (
    "tests/server/test_*.py",
    "tests/analysis/review/test_*.py",
    "tests/analysis/test_balance.py",
    "tests/lab/test_commands.py",
    "tests/analysis/test_puzzles.py",
)
MOST_SECONDS = 60.0
"""Tests that together take longer are not run for one change; it has lived if none noticed."""


@dataclass(frozen=True)
class Outcome:
    """A change, and the test that noticed it."""

    change: Change
    noticed: bool
    by: str
    seconds: float

    def __str__(self) -> str:
        word = "noticed" if self.noticed else "LIVED  "
        return f"{word}  {self.change}  [{self.by or 'a run that hangs'}, {self.seconds:.0f} s]"


def mutants(arguments: list[str]) -> int:
    """Change N random places of the server (60, --seed S), and see how many the tests notice."""
    parser = argparse.ArgumentParser("dev.py mutants", description=mutants.__doc__)
    parser.add_argument("number", type=int, nargs="?", default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))
    wish = parser.parse_args(arguments)
    venv = home("dev")
    compiled = rules.compiled(venv)
    project = Project(places.ROOT, PACKAGES, TESTS, venv.program("python"), compiled)
    report(measure(project, wish.number, wish.seed, places.BUILD / "mutants"), wish.seed)
    return 0


def measure(project: Project, number: int, seed: int, build: Path) -> list[Outcome]:
    """Try `number` random changes, and say what became of each."""
    copies = [Copy(project, build / str(index)) for index in range(os.cpu_count() or 1)]
    known = traces(project, copies, build / "traces.json")
    outcomes = []
    for outcome in spread(copies, lambda copy, change: tried(copy, change, known),
                          sample(project, number, seed)):  # fmt: skip
        print(outcome, flush=True)
        outcomes.append(outcome)
    return outcomes


def sample(project: Project, number: int, seed: int) -> list[Change]:
    """Choose changes at random; the same seed chooses the same ones of the same sources."""
    files = {file.relative_to(project.root).as_posix(): file for file in project.sources()}
    sources = {path: file.read_bytes() for path, file in files.items()}
    every = [change for path, source in sources.items() for change in changes(path, source)]
    random.Random(seed).shuffle(every)
    sound = (change for change in every if compiles(change.apply(sources[change.path])))
    return list(itertools.islice(sound, number))


def tried(copy: Copy, change: Change, known: list[Trace]) -> Outcome:
    """Apply a change, and run the tests that enter it, the nearest first."""
    near = [trace for trace in known if trace.enters(change)]
    near = near or [trace for trace in known if trace.loads(change)]
    chosen = affordable(sorted(near, key=lambda trace: distance(trace, change)))
    if not chosen:
        return Outcome(change, noticed=False, by="no test enters it", seconds=0)
    patience = 600 + 3 * sum(trace.seconds for trace in chosen)  # a test that hangs ends earlier
    with copy.changed(change):
        run = copy.test([trace.test for trace in chosen], patience)
    by = f"{len(chosen)} tests" if run.passed else run.failed_test
    return Outcome(change, not run.passed, by, run.seconds)


def affordable(ordered: list[Trace]) -> list[Trace]:
    """The first tests that together do not take too long."""
    spent = 0.0
    for count, trace in enumerate(ordered):
        spent += trace.seconds
        if spent > MOST_SECONDS:
            return ordered[: count or 1]
    return ordered


def distance(trace: Trace, change: Change) -> tuple[bool, float]:
    """Tests in files named like the changed module come first, then quick ones."""
    module = Path(change.path).stem.rstrip("s")
    return module not in Path(trace.file).stem, trace.seconds


def report(outcomes: list[Outcome], seed: int) -> None:
    """Print the share of changes that were noticed, and the others."""
    lived = [outcome for outcome in outcomes if not outcome.noticed]
    noticed, number = len(outcomes) - len(lived), len(outcomes)
    print(f"\nNoticed {noticed} of {number} ({noticed / max(1, number):.0%}), seed {seed}.")
    for outcome in lived:
        print(f"  lived: {outcome.change}")

"""`soak`: run a suite again and again, in random order, to find flaky tests."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import IO

from devtools import app, places, rules, soak_log, testing
from devtools.environment import Environment, home
from devtools.soak_log import SoakRun
from devtools.steps import logged, together

SPIN = """
import os, sys
while os.getppid() == int(sys.argv[1]):  # so that it ends even if its parent is killed
    for _ in range(1_000_000): pass
"""


@dataclass(slots=True)
class Outcome:
    """Test counts of one program, and the ids of the tests that failed."""

    passed: int = 0
    skipped: int = 0
    failed: list[str] = field(default_factory=list)


def soak(arguments: list[str]) -> int:
    """Run the suite N times beside --load K busy processes; --long, --seed S, --table."""
    options = parse(arguments)
    if options.table:
        print(soak_log.table(soak_log.read()))
        return 0
    venv = home("dev")
    if not options.tests:
        together(lambda: rules.compiled(venv), app.build)
    first: int = random.getrandbits(32) if options.seed is None else options.seed
    with busy(options.load):
        runs = [run_once(venv, seed, options) for seed in range(first, first + options.runs)]
    print(report(runs), flush=True)
    return int(not all(run.green for run in runs))


def parse(arguments: list[str]) -> argparse.Namespace:
    """Read the options; what follows `--` goes to pytest in place of a suite."""
    parser = testing.OptionParser("soak")
    parser.add_argument("runs", nargs="?", type=int, default=3)
    parser.add_argument("--load", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--table", action="store_true")
    split = arguments.index("--") if "--" in arguments else len(arguments)
    options = parser.parse_args(arguments[:split])
    options.tests = arguments[split + 1 :]
    return options


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep `count` processes spinning, and end them."""
    command = [sys.executable, "-c", SPIN, str(os.getpid())]
    spinners: list[subprocess.Popen[bytes]] = []
    try:
        spinners.extend(subprocess.Popen(command, start_new_session=True) for _ in range(count))
        yield spinners
    finally:
        for spinner in spinners:
            spinner.kill()
            spinner.wait()


def run_once(venv: Environment, seed: int, options: argparse.Namespace) -> SoakRun:
    """Run the suite once, print the result, and add it to the log of runs."""
    commit, dirty = soak_log.commit()
    date, began = datetime.now().astimezone(), time.monotonic()
    workers = workers_of(seed)
    log = places.BUILD / "soak" / f"{date:%Y%m%d-%H%M%S}-{seed}.log"
    print(f"Seed {seed}, {workers} workers, load {options.load}: {shown(log)} ...", flush=True)
    outcomes = run_suite(venv, seed, workers, options, log)
    failed = [test for outcome in outcomes for test in outcome.failed]
    run = SoakRun(
        commit=commit,
        dirty=dirty,
        date=f"{date:%Y-%m-%d %H:%M}",
        seed=seed,
        workers=workers,
        load=options.load,
        suite=" ".join(options.tests) or ("long" if options.long else "everyday"),
        passed=sum(outcome.passed for outcome in outcomes),
        failed=len(failed),
        skipped=sum(outcome.skipped for outcome in outcomes),
        seconds=round(time.monotonic() - began, 1),
        failed_tests=failed,
        log=shown(log),
    )
    print(f"  {run.passed} passed, {run.failed} failed, {run.skipped} skipped", end=" ")
    print(f"in {run.seconds:.0f} s", flush=True)
    soak_log.append(run)
    return run


def workers_of(seed: int) -> int:
    """Return the number of workers that belongs to a seed: too few, enough, too many."""
    return random.Random(seed).randint(1, (os.cpu_count() or 1) + 2)


def shown(log: Path) -> str:
    """Return the path of a log as people type it."""
    return log.relative_to(places.BUILD.parent).as_posix()


def run_suite(
    venv: Environment, seed: int, workers: int, options: argparse.Namespace, log: Path
) -> list[Outcome]:
    """Run the tests, with everything they print in the log."""
    chosen = options.tests or (testing.LONG if options.long else testing.EVERYDAY)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as file:
        outcomes = [] if options.tests or options.long else [run_vitest(seed, file)]
        return [*outcomes, run_pytest(venv, seed, ["-n", str(workers), *chosen], file)]


def run_pytest(venv: Environment, seed: int, arguments: list[str], log: IO[bytes]) -> Outcome:
    """Run pytest, and return what its plugin wrote."""
    written = places.BUILD / "soak/pytest.json"
    plugin = ["-p", "devtools.outcomes", "--outcomes", str(written)]
    command = [
        venv.program("python"),
        "-m",
        "pytest",
        *testing.ON_ALL_CORES,
        "--durations=60",
        *plugin,
    ]
    written.unlink(missing_ok=True)
    code = logged([*command, *testing.in_order(seed), *arguments], log, {"OSADA_MAKE": "needed"})
    outcome = Outcome(**json.loads(written.read_text())) if written.exists() else Outcome()
    return explained(outcome, "pytest", code)


def run_vitest(seed: int, log: IO[bytes]) -> Outcome:
    """Run the app's component tests, and return what their JSON report says."""
    written = places.BUILD / "soak/vitest.json"
    reporters = ["--reporter=default", "--reporter=json", f"--outputFile.json={written}"]
    written.unlink(missing_ok=True)
    code = logged(testing.vitest(seed, *reporters), log, cwd=places.WEB)
    outcome = read_vitest(written) if written.exists() else Outcome()
    return explained(outcome, "vitest", code)


def read_vitest(report: Path) -> Outcome:
    """Read vitest's JSON report."""
    told = json.loads(report.read_text(encoding="utf-8"))
    failed = [
        f"{Path(file['name']).relative_to(places.ROOT).as_posix()} > {test['fullName']}"
        for file in told["testResults"]
        for test in file["assertionResults"]
        if test["status"] == "failed"
    ]
    return Outcome(told["numPassedTests"], told["numPendingTests"], failed)


def explained(outcome: Outcome, program: str, code: int) -> Outcome:
    """Name the program itself where it failed without naming a test."""
    if code and not outcome.failed:
        outcome.failed.append(f"{program} ended with exit code {code}")
    return outcome


def report(runs: list[SoakRun]) -> str:
    """Return each test that failed, with the runs in which it did."""
    tests = sorted({test for run in runs for test in run.failed_tests})
    lines = [f"{sum(run.green for run in runs)} of {len(runs)} runs were green."]
    for test in tests:
        lines.append(f"FAILED {test}")
        lines += [
            f"  seed {run.seed}, {run.workers} workers, load {run.load}: {run.log}"
            for run in runs
            if test in run.failed_tests
        ]
    return "\n".join(lines)

"""`test`, `long`, `fit`, `coverage`: the suite, and what it takes."""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from devtools import app, places, rules
from devtools.environment import home
from devtools.steps import Failure, run, together

BRANCHES = 95  # per cent of the branches of core and games that the tests must take
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")  # neighbours stay together: they share servers
EVERYDAY = ("-m", "not long")
LONG = ("-m", "long")
SOME_FAILED = 1  # what pytest ends with if it could run all tests, and not all of them passed


def test(arguments: list[str]) -> int:
    """Run the everyday tests, or those that pytest's arguments choose (-k s15), long or not."""
    seed, arguments = take_seed(arguments)
    venv = home("dev")
    chosen = [each for each in arguments if not each.startswith("-")]
    which = () if chosen else EVERYDAY
    pytest = [venv.program("pytest"), *ON_ALL_CORES, *in_order(seed), *which, *arguments]
    if arguments:  # tests/conftest.py makes what those that are chosen need
        return proven(pytest)
    failed = []
    together(lambda: rules.compiled(venv), lambda: failed.append(app_tests(seed)))
    return proven(pytest) or failed[0]


def take_seed(arguments: Sequence[str]) -> tuple[int, list[str]]:
    """Split `--seed N` off the arguments, or choose a seed, and print it."""
    parser = OptionParser("test")
    parser.add_argument("--seed", type=int)
    known, rest = parser.parse_known_args(arguments)
    seed = random.getrandbits(32) if known.seed is None else known.seed
    print(f"Tests run in random order; --seed {seed} repeats it.", flush=True)
    return seed, rest


class OptionParser(argparse.ArgumentParser):
    """Parser of a command's options that answers a mistake with one sentence."""

    def __init__(self, command: str) -> None:
        super().__init__(command, add_help=False, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Raise the failure that the user reads."""
        raise Failure(f"{message[:1].upper()}{message[1:]}.", 2)


def in_order(seed: int) -> list[str]:
    """Return pytest's option for the order of the tests."""
    return [f"--randomly-seed={seed}"]


def proven(pytest: list[str]) -> int:
    """Run tests; in CI failed ones are retried once, one by one, visibly."""
    made = {"OSADA_MAKE": "needed"}
    code = run(pytest, made)
    if code != SOME_FAILED or "CI" not in os.environ:
        return code
    print("Once more, what has failed: a busy machine is slow at times.", flush=True)
    file = places.BUILD / "pytest/v/cache/lastfailed"
    failed = set(json.loads(file.read_text(encoding="utf-8")))
    name_whole_tests(file)
    code = run([pytest[0], "--last-failed", "--last-failed-no-failures=none"], made)
    print_flaky(failed - set(json.loads(file.read_text(encoding="utf-8"))))
    return code


def print_flaky(tests: set[str]) -> None:
    """Name the tests that passed only at their second run."""
    for test in sorted(tests):
        print(f"FLAKY {test}")
    print(f"{len(tests)} flaky {'test' if len(tests) == 1 else 'tests'}", flush=True)


def name_whole_tests(file: Path) -> None:
    """Name the whole test, too: a subtest is not found by its own name."""
    failed = json.loads(file.read_text(encoding="utf-8"))
    whole = {name.rpartition("[")[0]: True for name in failed if "[" in name}
    file.write_text(json.dumps(failed | whole), encoding="utf-8")


def long(arguments: list[str]) -> int:
    """Run the tests that the everyday ones leave out; arguments go to pytest."""
    seed, arguments = take_seed(arguments)
    pytest = [home("dev").program("pytest"), *ON_ALL_CORES, *in_order(seed)]
    return proven([*pytest, *LONG, *arguments])


def fit(arguments: list[str]) -> int:
    """Measure every board on every screen; arguments go to pytest (-k settlers)."""
    screens = os.environ.get("OSADA_FIT", "all")
    command = [home("dev").program("pytest"), "tests/browser/fit", *ON_ALL_CORES, *arguments]
    return run(command, {"OSADA_MAKE": "needed", "OSADA_FIT": screens})


def app_tests(seed: int) -> int:
    """Build the browser app, and run its component tests."""
    app.build()
    return run(vitest(seed), cwd=places.WEB)


def vitest(seed: int, *options: str) -> list[str]:
    """Return the command that runs the component tests of the app."""
    return app.with_modules().tool("vitest/vitest.mjs", "run", f"--sequence.seed={seed}", *options)


def coverage(arguments: list[str]) -> int:
    """Run the tests, with fewer games, and see that they take the branches of core and games."""
    report = places.BUILD / "coverage/report.json"
    others = ("benchmarks", "browser", "service")  # they start programs of their own
    apart = [f"--ignore=tests/{folder}" for folder in others]
    options = [*ON_ALL_CORES, *apart, "--cov", "--cov-report=term", f"--cov-report=json:{report}"]
    games = {"OSADA_GAMES": os.environ.get("OSADA_GAMES", "20")}
    if code := run([home("dev").program("pytest"), *options, *arguments], games):
        return code
    totals = json.loads(report.read_text())["totals"]
    share = 100 * totals["covered_branches"] / max(1, totals["num_branches"])
    print(f"Branches taken: {share:.1f} % of {totals['num_branches']}.")
    if share < BRANCHES:
        raise Failure(f"The tests must take at least {BRANCHES} % of the branches.")
    return 0

"""`test`, `long`, `fit`, `coverage`: the suite, and what it takes."""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Sequence
from typing import NoReturn

from devtools import app, places, rules
from devtools.environment import home
from devtools.steps import Failure, run, together

BRANCHES = 95  # per cent of the branches of core and games that the tests must take
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")  # neighbours stay together: they share servers
EVERYDAY = ("-m", "not long")
LONG = ("-m", "long")
MADE = {"OSADA_MAKE": "needed"}  # tests/conftest.py makes what the chosen tests need


def test(arguments: list[str]) -> int:
    """Run the everyday tests, or those that pytest's arguments choose (-k s15), long or not."""
    seed, arguments = take_seed(arguments)
    venv = home("dev")
    chosen = [each for each in arguments if not each.startswith("-")]
    which = () if chosen else EVERYDAY
    pytest = [venv.program("pytest"), *ON_ALL_CORES, *in_order(seed), *which, *arguments]
    if arguments:
        return run(pytest, MADE)
    failed = []
    together(lambda: rules.compiled(venv), lambda: failed.append(app_tests(seed)))
    return run(pytest, MADE) or failed[0]


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


def long(arguments: list[str]) -> int:
    """Run the tests that the everyday ones leave out; arguments go to pytest."""
    seed, arguments = take_seed(arguments)
    pytest = [home("dev").program("pytest"), *ON_ALL_CORES, *in_order(seed)]
    return run([*pytest, *LONG, *arguments], MADE)


def fit(arguments: list[str]) -> int:
    """Measure every board on every screen; arguments go to pytest (-k settlers)."""
    screens = os.environ.get("OSADA_FIT", "all")
    command = [home("dev").program("pytest"), "tests/browser/fit", *ON_ALL_CORES, *arguments]
    return run(command, MADE | {"OSADA_FIT": screens})


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
    others = ("analysis", "benchmarks", "browser", "house", "lab", "server", "web")  # add little
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

"""The tests with the budgets of a night: what is statistical gets thousands of tries.

Takes pytest's arguments; variables that are already set in the environment are kept.
"""

from __future__ import annotations

import os
import subprocess
import sys

BUDGETS = {
    "OSADA_NIGHTLY": "1",  # the kit looks at every position of every game
    "OSADA_GAMES": "1000",  # random games of the kit for each number of players
    "OSADA_CRASH_GAMES": "100",  # games on a server that is killed meanwhile
    "OSADA_KILLS": "1000",  # of servers on SQLite, and as many of two nodes on PostgreSQL
    "OSADA_FUZZ": "5000",  # spoiled positions, records, packs and command lines, of each kind
    "OSADA_FIT": "all",  # the screens that boards are measured on
    "OSADA_COURSES": "all",  # each course by touch and by keyboard, in both languages
    "OSADA_EXAMPLES": "100",  # requests of each kind, made from the API's description
}
WITHOUT_A_BUDGET = ("browser/test_*.py", "cli/*", "house/*", "web/*")
"""Of these a night plays those that are long."""


def main(arguments: list[str]) -> int:
    budgets = {name: os.environ.get(name, budget) for name, budget in BUDGETS.items()}
    print("Budgets:", ", ".join(f"{name}={value}" for name, value in budgets.items()), flush=True)
    apart = [f"--ignore-glob=tests/{tests}" for tests in WITHOUT_A_BUDGET]
    long = ["-m", "long", "--ignore=tests/browser/fit", "tests/browser"]
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
    runs = [[*command, *apart, *arguments], *([] if arguments else [[*command, *long]])]
    ended = [subprocess.run(each, env=os.environ | budgets, check=False) for each in runs]
    return max(done.returncode for done in ended)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`nightly`: the statistical tests with large budgets, then a soak of the everyday suite."""

from __future__ import annotations

from devtools import rules
from devtools.environment import home
from devtools.soak import soak
from devtools.steps import run

SOAK = ["3"]
"""Arguments of the soak: three runs of the everyday suite."""


def nightly(arguments: list[str]) -> int:
    """Run the statistical tests with large budgets, then `soak 3`; arguments go to pytest."""
    venv = home("dev")
    command = [venv.program("python"), "benchmarks/nightly.py", *arguments]
    code = run(command, {"OSADA_COMPILED": rules.compiled(venv), "OSADA_MAKE": "needed"})
    return code if arguments else max(code, soak(SOAK))

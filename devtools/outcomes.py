"""pytest plugin that writes the outcome of a run to a JSON file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names the file."""
    parser.addoption("--outcomes", type=Path, required=True, help="JSON file for the outcome")


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Write the number of passed and skipped tests, and the ids of those that failed."""
    stats = terminalreporter.stats
    failed = {report.nodeid for kind in ("failed", "error") for report in stats.get(kind, ())}
    outcome = {"passed": len(stats.get("passed", ())), "skipped": len(stats.get("skipped", ()))}
    file: Path = config.getoption("outcomes")
    file.write_text(json.dumps(outcome | {"failed": sorted(failed)}), encoding="utf-8")

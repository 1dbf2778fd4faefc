"""The budgets of a night reach what they are for, and what is long is not forgotten."""

import dev
from benchmarks.nightly import BUDGETS


def test_every_budget_is_asked_for() -> None:
    folders = (dev.ROOT / "src", dev.ROOT / "tests")
    files = [path for folder in folders for path in folder.rglob("*.py")]
    asked = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [name for name in BUDGETS if f'environ.get("{name}"' not in asked] == []


def test_what_an_ordinary_day_leaves_out_is_run_elsewhere() -> None:
    assert "python3 dev.py long\n" in (dev.ROOT / ".ci/run").read_text(encoding="utf-8")

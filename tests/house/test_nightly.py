"""The budgets of a night reach what they are for, and what is long is not forgotten."""

import pytest

import dev
from benchmarks.nightly import BUDGETS
from devtools import nightly


def test_every_budget_is_asked_for() -> None:
    folders = (dev.ROOT / "src", dev.ROOT / "tests")
    files = [path for folder in folders for path in folder.rglob("*.py")]
    asked = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [name for name in BUDGETS if f'environ.get("{name}"' not in asked] == []


def test_what_an_ordinary_day_leaves_out_is_run_elsewhere() -> None:
    assert "python3 dev.py long\n" in (dev.ROOT / ".ci/run").read_text(encoding="utf-8")


class NoEnvironment:
    """Stands for the project's environment."""

    def program(self, name: str) -> str:
        return name


@pytest.mark.parametrize(
    ("tests", "soak", "code"), [(0, 0, 0), (1, 0, 1), (0, 1, 1)], ids=["green", "tests", "soak"]
)
def test_a_night_ends_with_a_soak(
    monkeypatch: pytest.MonkeyPatch, tests: int, soak: int, code: int
) -> None:
    soaked: list[list[str]] = []

    def soak_once(arguments: list[str]) -> int:
        soaked.append(arguments)
        return soak

    monkeypatch.setattr(nightly, "home", lambda _: NoEnvironment())
    monkeypatch.setattr("devtools.rules.compiled", lambda _: "")
    monkeypatch.setattr(nightly, "run", lambda *_: tests)
    monkeypatch.setattr(nightly, "soak", soak_once)
    assert nightly.nightly([]) == code
    assert nightly.nightly(["-k", "s16"]) == tests
    assert soaked == [["3"]]

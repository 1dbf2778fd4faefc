"""The walks of docs/walks.md name the modules that really run, in order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import dev
from tests.house.recorded_walks import WALKS

TEXT = (dev.ROOT / "docs/walks.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^## .+?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
PAGE = dict(zip(WALKS, SECTION.findall(TEXT), strict=True))
FEATURES = dev.ROOT / "web/src/features"
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
MOST = 30
"""Steps of a walk; one of the six may have more."""


def steps(walk: str) -> list[str]:
    """The files of the numbered steps."""
    return re.findall(r"^\d+\. `(.+?)`: .+\.$", PAGE[walk], re.MULTILINE)


def passed_through(walk: str) -> list[str]:
    """The files of the line below the steps."""
    found = re.search(r"^Passed through: (.+)\.$", PAGE[walk], re.MULTILINE)
    return re.findall(r"`(.+?)`", found[1]) if found else []


def recorded(walk: str) -> list[str]:
    """The modules that run, by first call: from a new process, on interpreted rules."""
    plain = {"OSADA_COMPILE": "never", "OSADA_RULES": "source", "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.recorded_walks", walk],
        cwd=dev.ROOT,
        env={**os.environ, **plain},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [line.strip() for line in done.stdout.splitlines()[1:]]


@pytest.mark.parametrize("walk", WALKS)
def test_the_page_names_the_modules_that_run(walk: str) -> None:
    ran = recorded(walk)
    named = [path for path in steps(walk) if path.startswith("src/")]
    counts = f"{walk}: {len(steps(walk))} steps, {len(passed_through(walk))} passed through\n"
    sys.stdout.write(counts)
    both = named + passed_through(walk)
    assert sorted(set(ran) - set(both)) == [], "these run and are not on the page"
    assert sorted(set(both) - set(ran)) == [], "these are on the page and do not run"
    assert len(set(both)) == len(both), "a file is on the page twice"
    assert named == [path for path in ran if path in named], "the steps are in another order"


@pytest.mark.parametrize("walk", WALKS)
def test_every_line_of_a_walk_is_a_step_with_its_number(walk: str) -> None:
    numbers = re.findall(r"^(\d+)\. ", PAGE[walk], re.MULTILINE)
    assert numbers == [str(n + 1) for n in range(len(steps(walk)))]


def test_five_of_the_six_walks_are_short() -> None:
    counts = {walk: len(steps(walk)) for walk in WALKS}
    assert sum(count > MOST for count in counts.values()) <= 1, counts


def imports(path: Path) -> set[Path]:
    """The files of the browser app that a file imports."""
    found = set()
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        base = (path.parent / name).resolve()
        for ending in ("", ".ts", ".svelte.ts"):
            target = base.with_name(base.name + ending)
            if target.is_file():
                found.add(target)
    return found


def reaches(one: Path, other: Path) -> bool:
    """Check that a file imports another, directly or through one more."""
    direct = imports(one)
    code = [path for path in direct if path.suffix in (".ts", ".svelte")]
    return other in direct or any(other in imports(path) for path in code)


@pytest.mark.parametrize("walk", WALKS)
def test_files_of_the_browser_are_there_and_hang_together(walk: str) -> None:
    if not FEATURES.is_dir():
        pytest.skip("web/src/features is not there yet: the app is still in its old folders")
    paths = [(dev.ROOT / path).resolve() for path in steps(walk)]
    web = [path for path in paths if "web" in path.relative_to(dev.ROOT).parts]
    assert [path for path in web if not path.is_file()] == []
    for one, other in pairwise(paths):
        if one in web and other in web:
            assert reaches(one, other) or reaches(other, one), f"{one.name}, {other.name}"

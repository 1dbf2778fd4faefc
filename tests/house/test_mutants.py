"""The mutation tester: the changes it makes, where it makes them, and what it reports."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from devtools.mutants import measure, report
from devtools.mutation.changes import changes, compiles
from devtools.mutation.copies import Copy, Project

PLANTED = """
def smaller(left: int, right: int) -> int:
    return min(left, right)


def forgotten(left: int) -> int:
    return left


def untouched(left: int) -> int:
    return left
"""
TESTS = """
from planted import forgotten, smaller


def test_the_smaller_one_is_found():
    assert smaller(2, 1) == 1
    forgotten(1)
"""


def made(source: str) -> list[str]:
    """The changed lines of a source, as the changes leave them."""
    text = source.encode()
    found = [change.apply(text) for change in changes("file.py", text)]
    return [each.decode().strip().splitlines()[-1].strip() for each in found if compiles(each)]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a = b < c", ["a = (b <= c)", "a = (b >= c)"]),
        ("a = b in c", ["a = (b not in c)"]),
        ("a = b and c", ["a = (b or c)"]),
        ("a = not b", ["a = (b)"]),
        ("a = True", ["a = False"]),
        ("a = 3", ["a = 4"]),
        ("a = b if c else d", ["a = b if not (c) else d"]),
        ("call()", ["pass"]),
        ("async def f():\n    await call()", ["pass"]),
        ("raise Error", ["pass"]),
        ("def f() -> int:\n    return a", ["return None"]),
        ("def f() -> bool:\n    return a", ["return not (a)"]),
        ("é = 'é' == b", ["é = ('é' != b)"]),
    ],
)
def test_every_kind_of_change_is_made(source: str, expected: list[str]) -> None:
    assert made(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "_LOG.info('said', 1)",
        "metrics.SOCKETS.labels('table').inc()",
        "if TYPE_CHECKING:\n    call()",
        "def f() -> None:\n    raise NotImplementedError",
        "class A:\n    def __repr__(self):\n        return 'a'",
        "a: Literal[1]",
        "LIMIT = 300",
        "class A(Struct, frozen=True):\n    a: int",
        "def f() -> None:\n    return None",
    ],
)
def test_what_nobody_could_notice_is_left_alone(source: str) -> None:
    assert made(source) == []


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """A checkout with a module of three functions, of which one is really tested."""
    root = tmp_path / "checkout"
    for name, text in {"src/planted.py": PLANTED, "tests/test_planted.py": TESTS}.items():
        (root / name).parent.mkdir(parents=True)
        (root / name).write_text(text)
    (root / "pyproject.toml").write_text("[tool.pytest]\nmarkers = ['long']\n")
    return Project(root, ("src",), ("tests/test_*.py",), sys.executable)


def test_a_file_is_changed_in_a_copy_and_put_back(project: Project, tmp_path: Path) -> None:
    copy = Copy(project, tmp_path / "copy")
    path, original = copy.folder / "src/planted.py", project.root / "src/planted.py"
    (change, *_) = changes("src/planted.py", original.read_bytes())
    with copy.changed(change):
        assert path.read_text() == PLANTED.replace("min(left, right)", "None")
        assert original.read_text() == PLANTED
    assert path.read_text() == PLANTED
    assert path.stat().st_mtime == original.stat().st_mtime


def test_noticed_and_lived_are_told_apart(
    project: Project, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build = tmp_path / "build"
    outcomes = measure(project, 60, seed=1, build=build)
    by = {outcome.change.line: outcome.by for outcome in outcomes}
    assert by == {
        3: "tests/test_planted.py::test_the_smaller_one_is_found",
        7: "1 tests",
        11: "no test enters it",
    }
    capsys.readouterr()
    report(outcomes, seed=1)
    said = capsys.readouterr().out
    assert "Noticed 1 of 3 (33%), seed 1." in said
    assert "lived: src/planted.py:7  left -> None" in said
    assert (project.root / "src/planted.py").read_text() == PLANTED


def test_a_server_of_a_test_that_hangs_is_ended(project: Project, tmp_path: Path) -> None:
    hanging = "import subprocess\n\n\ndef test_hangs():\n    subprocess.run(['sleep', '600'])\n"
    (project.root / "tests/test_planted.py").write_text(hanging)
    run = Copy(project, tmp_path / "copy").test(["tests/test_planted.py"], patience=2)
    assert not run.passed
    assert run.seconds < 30

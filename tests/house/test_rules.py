"""The compiled copy of the package is always that of the sources as they are."""

import shutil
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import cast

import pytest

import dev
from devtools import places, rules
from devtools.environment import Environment
from devtools.steps import Failure
from osada.checkout import _matches, _problem


class Checkout:
    """A small checkout, with a compiler that takes no time and counts its work."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.compiled = 0
        self.meanwhile: Callable[[], object] = lambda: None
        for name in ("pyproject.toml", "hatch_build.py", "devtools/machine_code.py"):
            self.write(name, (dev.ROOT / name).read_text(encoding="utf-8"))
        shutil.copytree(dev.ROOT / "locks", root / "locks")
        self.write("src/osada/core/rng.py", "SEED = 1")
        self.write("src/osada/server/app.py", "PORT = 1")
        self.write("src/osada/server/web/index.html", "<title>Osada</title>")

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def compile(self, _venv: Environment, modules: Path) -> None:
        """Machine code that remembers what it was made from."""
        self.compiled += 1
        shutil.rmtree(modules, ignore_errors=True)
        target = modules / "built/osada/core/rng.so"
        target.parent.mkdir(parents=True)
        shutil.copy(self.root / "src/osada/core/rng.py", target)
        self.meanwhile()

    def copy(self) -> Path:
        return Path(rules.compiled(cast(Environment, None)))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    made = Checkout(tmp_path)
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "BUILD", tmp_path / "build")
    monkeypatch.setattr(places, "SITE", tmp_path / "src/osada/server/web")
    monkeypatch.setattr(rules, "can_compile", lambda: True)
    monkeypatch.setattr(rules, "_compile", made.compile)
    monkeypatch.delenv("OSADA_COMPILE", raising=False)
    return made


def test_a_copy_has_the_package_and_its_machine_code_but_not_the_app(checkout: Checkout) -> None:
    copy = checkout.copy()
    found = {path.relative_to(copy).as_posix() for path in copy.rglob("*.*") if path.is_file()}
    assert found == {"osada/core/rng.py", "osada/core/rng.so", "osada/server/app.py", ".made"}
    assert (places.BUILD / "compiled").resolve() == copy


def test_nothing_is_done_twice(checkout: Checkout) -> None:
    assert checkout.copy() == checkout.copy()
    assert checkout.compiled == 1


def test_changed_rules_are_compiled_again(checkout: Checkout) -> None:
    checkout.copy()
    checkout.write("src/osada/core/rng.py", "SEED = 2")
    assert (checkout.copy() / "osada/core/rng.so").read_text() == "SEED = 2"


def test_whatever_else_has_changed_is_only_copied(checkout: Checkout) -> None:
    first = checkout.copy()
    checkout.write("src/osada/server/app.py", "PORT = 2")
    second = checkout.copy()
    assert (second / "osada/server/app.py").read_text() == "PORT = 2"
    assert (first / "osada/server/app.py").read_text() == "PORT = 1"  # a server may run there
    assert checkout.compiled == 1
    checkout.write("src/osada/server/app.py", "PORT = 1")
    assert checkout.copy() == first
    assert (places.BUILD / "compiled").resolve() == first


def test_an_app_that_was_built_changes_nothing(checkout: Checkout) -> None:
    first = checkout.copy()
    checkout.write("src/osada/server/web/index.html", "<title>Osada!</title>")
    assert checkout.copy() == first


def test_rules_that_change_under_the_compiler_are_not_taken_for_compiled(
    checkout: Checkout,
) -> None:
    checkout.meanwhile = lambda: checkout.write("src/osada/core/rng.py", "SEED = 2")
    with pytest.raises(Failure, match="changed while they were compiled"):
        checkout.copy()
    checkout.meanwhile = lambda: None
    for text in ("SEED = 1", "SEED = 2"):
        checkout.write("src/osada/core/rng.py", text)
        assert (checkout.copy() / "osada/core/rng.so").read_text() == text


def test_what_a_killed_run_left_behind_is_not_taken_for_a_copy(checkout: Checkout) -> None:
    half = rules.place().with_suffix(".new")
    half.mkdir(parents=True)
    (half / "osada.py").touch()
    assert not rules.is_made(rules.place())
    assert not (checkout.copy() / "osada.py").exists()


def test_old_copies_are_forgotten(checkout: Checkout) -> None:
    for port in range(6):
        checkout.write("src/osada/server/app.py", f"PORT = {port}")
        checkout.copy()
    kept = list((places.BUILD / "copies").iterdir())
    assert len(kept) == rules.KEPT
    assert rules.place() in kept


def test_rules_are_ready_until_one_is_edited(checkout: Checkout) -> None:
    assert not rules.ready()
    checkout.copy()
    assert rules.ready()
    checkout.write("src/osada/server/app.py", "PORT = 2")
    assert rules.ready()  # what is left is to copy it
    checkout.write("src/osada/core/rng.py", "SEED = 2")
    assert not rules.ready()


@pytest.mark.parametrize(
    ("name", "text", "same"),
    [
        ("core/rng.py", "SEED = 1", True),  # written again: only its times differ
        ("core/rng.py", "SEED = 2", False),
        ("core/new.py", "", False),
        ("server/app.py", "PORT = 2", True),
    ],
)
def test_the_stamp_of_a_copy_tells_whether_its_rules_are_those_of_the_source(
    checkout: Checkout, name: str, text: str, *, same: bool
) -> None:
    stamp, package = checkout.copy() / ".made", checkout.root / "src/osada"
    assert _matches(stamp, package)
    checkout.write(f"src/osada/{name}", text)
    assert _matches(stamp, package) == same


def test_machine_code_for_another_python_is_not_loaded(checkout: Checkout) -> None:
    copy, package = checkout.copy(), checkout.root / "src/osada"
    assert _problem(copy, package) == "The compiled rules are for another Python"
    (copy / "osada/core" / f"position{EXTENSION_SUFFIXES[0]}").touch()
    assert _problem(copy, package) == ""


@pytest.mark.parametrize(("wish", "copies"), [("never", 0), ("", 0), ("require", None)])
def test_without_a_compiler(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, wish: str, copies: int | None
) -> None:
    monkeypatch.setenv("OSADA_COMPILE", wish)
    monkeypatch.setattr(rules, "can_compile", lambda: False)
    if copies is None:
        with pytest.raises(Failure, match="No C compiler found"):
            checkout.copy()
    else:
        assert rules.compiled(cast(Environment, None)) == ""

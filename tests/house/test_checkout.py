"""A checkout runs its compiled rules as long as they match the source, and says so if not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from osada.checkout import app_folder
from osada.core.build import compiled

RULE = "games/sardinia/rules/scoring.py"
OLDER = (
    "The compiled rules are older than the source: running as plain Python, which is slower. "
    "Compile them with: python3 dev.py compile\n"
)
WORKERS = """
import multiprocessing, pathlib, subprocess, sys
import osada
from osada.core import build
if __name__ == "__main__":
    with pathlib.Path(osada.__file__).with_name("core").joinpath("rng.py").open("a") as rule:
        rule.write("# edited while a program runs")
    for method in ("spawn", "forkserver"):
        with multiprocessing.get_context(method).Pool(1) as pool:
            print(pool.apply(build.compiled))
    child = "from osada.core import build; print(build.compiled())"
    subprocess.run([sys.executable, "-c", child], check=True)
"""


class Checkout:
    """A checkout of its own, with the compiled rules of this one."""

    def __init__(self, root: Path, compiled_copy: Path) -> None:
        self.root = root
        self.package = root / "src/osada"
        unused = shutil.ignore_patterns("__pycache__", "web")
        shutil.copytree(dev.ROOT / "src/osada", self.package, ignore=unused)
        shutil.copytree(compiled_copy, root / "build/copies/made", ignore=unused)
        (root / "build/compiled").symlink_to(root / "build/copies/made")
        shutil.copy(dev.ROOT / "hatch_build.py", root)

    def run(self, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
        """Run Python on the package of this checkout."""
        variables = {
            name: value
            for name, value in os.environ.items()
            if name not in ("OSADA_RULES", "OSADA_COMPILE", "OSADA_COMPILED")
        } | {"PYTHONPATH": str(self.package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=variables | env,
            capture_output=True,
            text=True,
            check=False,
        )

    def version(self, **env: str) -> tuple[str, str]:
        """Return how `osada --version` says that the rules run, and what it warns of."""
        done = self.run("-m", "osada", "--version", **env)
        return done.stdout.partition("(")[2].rstrip(")\n"), done.stderr

    def edit(self, name: str, text: str = "\n") -> None:
        with (self.package / name).open("a", encoding="utf-8") as file:
            file.write(text)


@pytest.fixture
def checkout(tmp_path: Path, compiled_copy: Path) -> Checkout:
    return Checkout(tmp_path, compiled_copy)


def test_compiled_rules_are_found(checkout: Checkout) -> None:
    assert checkout.version() == ("compiled", "")


def test_edited_rules_are_played_as_edited(checkout: Checkout) -> None:
    checkout.edit(RULE, "\nEDITED = 'as edited'\n")
    assert checkout.version() == ("interpreted", OLDER)
    code = "from osada.games.sardinia.rules import scoring; print(scoring.EDITED)"
    assert checkout.run("-c", code).stdout == "as edited\n"


def test_a_rule_that_is_edited_back_is_compiled_again(checkout: Checkout) -> None:
    before = (checkout.package / RULE).read_bytes()
    checkout.edit(RULE)
    assert checkout.version()[0] == "interpreted"
    (checkout.package / RULE).write_bytes(before)
    assert checkout.version() == ("compiled", "")


def test_what_is_not_a_rule_may_be_edited(checkout: Checkout) -> None:
    checkout.edit("cli/entry_point.py", "\nversion = lambda words: 'osada (edited)'\n")
    assert checkout.version() == ("edited", "")
    code = "from osada.core.build import compiled; print(compiled())"
    assert checkout.run("-c", code).stdout == "True\n"


@pytest.mark.parametrize("change", ["added", "removed"])
def test_rules_that_come_or_go_make_the_compiled_ones_old(checkout: Checkout, change: str) -> None:
    if change == "added":
        checkout.edit("games/sardinia/rules/added.py")
    else:
        (checkout.package / "evaluation/weights.py").unlink()
    assert checkout.run("-c", "import osada").stderr == OLDER


def test_compiled_rules_can_be_refused_and_required(checkout: Checkout) -> None:
    assert checkout.version(OSADA_COMPILE="never") == ("interpreted", "")
    assert checkout.version(OSADA_COMPILE="require") == ("compiled", "")
    checkout.edit(RULE)
    assert checkout.version(OSADA_COMPILE="never") == ("interpreted", "")
    done = checkout.run("-m", "osada", "--version", OSADA_COMPILE="require")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The compiled rules are older than the source. Compile them")


def test_workers_run_what_their_parent_runs(checkout: Checkout) -> None:
    script = checkout.root / "program.py"
    script.write_text(WORKERS, encoding="utf-8")
    done = checkout.run(str(script))
    assert (done.stdout, done.stderr) == ("True\n" * 3, "")
    assert checkout.version() == ("interpreted", OLDER)


def test_another_checkout_is_not_told_what_to_run(checkout: Checkout) -> None:
    elsewhere = str(dev.BUILD / "compiled")
    checkout.edit(RULE)
    assert checkout.version(OSADA_RULES=elsewhere) == ("interpreted", OLDER)


def test_without_compiled_rules_nothing_is_said(checkout: Checkout) -> None:
    (checkout.root / "build/compiled").unlink()
    assert checkout.version() == ("interpreted", "")
    assert checkout.run("-c", "import osada", OSADA_COMPILE="require").returncode


def test_an_installed_package_is_left_alone(checkout: Checkout) -> None:
    (checkout.root / "hatch_build.py").unlink()
    assert checkout.version() == ("interpreted", "")
    assert checkout.version(OSADA_COMPILE="require") == ("interpreted", "")


def test_the_server_finds_the_browser_app_from_compiled_rules(checkout: Checkout) -> None:
    code = (
        "from osada.checkout import app_folder;"
        "from osada.core.build import compiled;"
        "print(compiled(), app_folder())"
    )
    assert checkout.run("-c", code).stdout == f"True {checkout.package / 'server/web'}\n"


def test_a_copy_serves_the_app_of_its_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "build/copies/key/osada"
    monkeypatch.setattr("osada.checkout.__file__", str(copy / "checkout.py"))
    assert app_folder() == tmp_path / "src/osada/server/web"
    (copy / "server/web").mkdir(parents=True)
    assert app_folder() == copy / "server/web"


def test_tests_run_the_source(compiled_copy: Path) -> None:
    assert compiled_copy.is_dir()
    assert not compiled()
    command = [str(Path(sys.executable).with_name("osada")), "--version"]
    assert "(interpreted)" in subprocess.check_output(command, text=True)

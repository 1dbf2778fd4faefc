"""Imports point one way, and the contract that says so covers the whole package."""

import shutil
import subprocess
import sys
from pathlib import Path

import dev

PACKAGE = dev.ROOT / "src/osada"
LAYERS, *_ = dev.project()["tool"]["importlinter"]["contracts"]
COMMAND = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]


def layer_names() -> set[str]:
    """The packages that the contract names; parentheses mean that one may be missing."""
    return {name.strip(" ()") for layer in LAYERS["layers"] for name in layer.split("|")}


def test_every_package_has_a_layer() -> None:
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages <= layer_names()
    assert LAYERS["exhaustive"]


def plant(folder: Path, module: str, line: str) -> subprocess.CompletedProcess[str]:
    """Check the layers of a copy of the package to which one import was added."""
    shutil.copytree(PACKAGE, folder / "osada", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(dev.ROOT / "pyproject.toml", folder)
    path = folder / "osada" / module
    path.write_text(path.read_text() + f"\n{line}\n" if path.exists() else f"{line}\n")
    env = {"PYTHONPATH": str(folder)}
    return subprocess.run(COMMAND, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_an_import_upwards_is_caught(tmp_path: Path) -> None:
    done = plant(tmp_path, "core/planted.py", "import osada.games")
    assert done.returncode
    assert "osada.core.planted -> osada.games" in done.stdout


def test_a_clock_in_the_rules_is_caught(tmp_path: Path) -> None:
    done = plant(tmp_path, "games/planted.py", "import time")
    assert done.returncode
    assert "osada.games.planted -> time" in done.stdout


def test_a_judge_that_knows_how_moves_are_made_is_caught(tmp_path: Path) -> None:
    line = "import osada.games.settlers.rules.saving"
    done = plant(tmp_path, "games/settlers/judge/planted.py", line)
    assert done.returncode
    assert "settlers.judge.planted -> osada.games.settlers.rules.saving" in done.stdout

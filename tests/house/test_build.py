"""The wheel: the whole package, compiled where it can be, pure Python where it cannot."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import dev

SOURCE = dev.ROOT / "src"


def build(folder: Path, **env: str) -> tuple[subprocess.CompletedProcess[str], list[Path]]:
    """Build a wheel, and find it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    variables = {name: os.environ[name] for name in os.environ if name != "OSADA_COMPILE"} | env
    done = subprocess.run(
        command, cwd=dev.ROOT, env=variables, capture_output=True, text=True, check=False
    )
    return done, list(folder.glob("*.whl"))


def test_without_a_compiler_the_wheel_is_pure_and_whole(tmp_path: Path) -> None:
    done, (wheel,) = build(tmp_path, CC="no-such-compiler")
    assert "No C compiler found: installing Osada as pure Python; bots will be slower." in (
        done.stdout + done.stderr
    )
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    wanted = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*") if path.is_file()}
    assert {name for name in wanted if "__pycache__" not in name} <= names


def test_the_wheel_brings_the_command(tmp_path: Path) -> None:
    _, (wheel,) = build(tmp_path, OSADA_COMPILE="never")
    with ZipFile(wheel) as archive:
        (entry,) = (name for name in archive.namelist() if name.endswith("entry_points.txt"))
        assert "osada = osada.cli:main" in archive.read(entry).decode()


def test_a_required_compilation_fails_loudly(tmp_path: Path) -> None:
    done, wheels = build(tmp_path, OSADA_COMPILE="require", CC="no-such-compiler")
    assert done.returncode
    assert "No C compiler found" in done.stderr
    assert not wheels


def test_the_compiled_copy_runs_before_the_sources() -> None:
    tree = os.environ.get("OSADA_COMPILED")
    if not tree:
        pytest.skip("NOT TESTED: there is no compiled copy (OSADA_COMPILED is not set)")
    names = [path.split(".")[0].replace("/", ".") for path in compiled_paths()]
    script = f"for name in {names}: print(__import__(name, fromlist=['*']).__file__)"
    output = subprocess.check_output(
        [sys.executable, "-c", script], env=os.environ | {"PYTHONPATH": tree}, text=True
    )
    for file in map(Path, output.splitlines()):
        assert file.is_relative_to(tree)
        assert file.suffix in {".so", ".pyd"}


def compiled_paths() -> list[str]:
    """The modules that are to be compiled, as paths under src/."""
    patterns = dev.project()["tool"]["osada"]["compiled"]["modules"]
    found = {path for pattern in patterns for path in (SOURCE / "osada").glob(pattern)}
    return sorted(p.relative_to(SOURCE).as_posix() for p in found if p.name != "__init__.py")

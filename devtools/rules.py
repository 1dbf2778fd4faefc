"""The compiled copy of the package: machine code for the rules, beside all the rest as it is.

A copy stands in a folder named by a hash of its sources, and is moved there whole: a file `.made`
in build/copies/KEY means the compiled rules of exactly these sources. build/compiled
leads to the newest. `osada.checkout` reads `.made`, and loads the machine code if the rules are
still the same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sysconfig
from contextlib import suppress
from pathlib import Path

from devtools import places
from devtools.environment import Environment
from devtools.steps import HERE, Failure, alone, fingerprint, once, quietly, reads

KEPT = 3
"""Copies that are kept: an older one may still be in use."""


def compiled(venv: Environment) -> str:
    """The folder of the compiled copy of the package; nothing where it cannot be had."""
    if not possible():
        return ""
    copy = place()
    if not is_made(copy):
        make(venv, copy)
    _lead_to(copy)
    return str(copy)


def possible() -> bool:
    """Whether rules are to be compiled; says why not."""
    wish = os.environ.get("OSADA_COMPILE", "")
    if wish != "never" and can_compile():
        return True
    if wish == "require":
        raise Failure("No C compiler found: apt-get install gcc libc6-dev python3-dev")
    reason = "Compiling is switched off" if wish == "never" else "No C compiler found"
    print(f"{reason}: running Osada as pure Python; bots will be slower.", flush=True)
    return False


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_config_var("INCLUDEPY"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.is_file()


def place() -> Path:
    """Where the compiled copy of the sources, as they are now, is or will be."""
    return places.BUILD / "copies" / fingerprint([*_package(), *_sources()], HERE)[:16]


def is_made(copy: Path) -> bool:
    """Whether a compiled copy is there."""
    return (copy / ".made").is_file()


def ready() -> bool:
    """Tell whether the rules are compiled as they are now; the copy may still have to be made."""
    stamp = places.BUILD / "modules/.made"
    return is_made(place()) or reads(stamp, fingerprint(_sources(), HERE))


def make(venv: Environment, copy: Path) -> None:
    """Compile what has changed, and put the copy into its place."""
    modules = places.BUILD / "modules"
    once(
        modules / ".made",
        _sources(),
        "Compiling the rules ...",
        lambda: _compile(venv, modules),
        HERE,
    )
    with alone("copies"):
        if not is_made(copy):
            _unite(modules, copy)


def _package() -> list[Path]:
    """The files of the package; the browser app is served from where it is."""
    files = (path for path in (places.ROOT / "src").rglob("*") if path.is_file())
    return [p for p in files if "__pycache__" not in p.parts and not p.is_relative_to(places.SITE)]


def _rules() -> list[Path]:
    """What the compiler reads: whole packages, since types cross their modules."""
    patterns = places.project()["tool"]["osada"]["compiled"]["modules"]
    packages = {places.ROOT / "src/osada" / Path(pattern).parts[0] for pattern in patterns}
    return [path for package in sorted(packages) for path in package.rglob("*.py")]


def _sources() -> list[Path]:
    """What machine code is made from: the rules, and how they are compiled."""
    besides = (
        "pyproject.toml",
        "hatch_build.py",
        "devtools/machine_code.py",
        "locks/build.txt",
    )
    return [*_rules(), *(places.ROOT / name for name in besides)]


def _compile(venv: Environment, modules: Path) -> None:
    shutil.rmtree(modules, ignore_errors=True)
    modules.mkdir(parents=True)
    command = [venv.program("python"), str(places.ROOT / "hatch_build.py"), str(modules)]
    quietly(command, "Osada does not compile; OSADA_COMPILE=never goes without.", show=5000)


def _unite(modules: Path, copy: Path) -> None:
    """Put the package and its compiled modules into one folder, and that into its place."""
    fresh = copy.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    for path in _package():
        _copy(path, fresh / path.relative_to(places.ROOT / "src"))
    for path in (modules / "built").rglob("*.*"):
        if path.is_file():
            _copy(path, fresh / path.relative_to(modules / "built"))
    stamp = "".join(f"{_line(path)}\n" for path in _rules())
    if place() != copy:
        raise Failure("The sources were changed while they were compiled: try again.")
    (fresh / ".made").write_text(stamp, encoding="utf-8")
    fresh.rename(copy)
    _forget(copy)


def _line(path: Path) -> str:
    """Return a source file's line of the stamp: hash, size and times, name (`osada.checkout`)."""
    digest, state = hashlib.sha256(path.read_bytes()).hexdigest(), path.stat()
    name = path.relative_to(places.ROOT / "src/osada").as_posix()
    return f"{digest} {state.st_size}-{state.st_mtime_ns}-{state.st_ctime_ns} {name}"


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(path, target)


def _lead_to(copy: Path) -> None:
    """Let build/compiled be this copy, where links can be made."""
    link, fresh = places.BUILD / "compiled", places.BUILD / "compiled.new"
    if link.resolve() == copy:
        return
    if link.is_dir() and not link.is_symlink():
        shutil.rmtree(link)
    fresh.unlink(missing_ok=True)
    with suppress(OSError):
        fresh.symlink_to(copy, target_is_directory=True)
        fresh.replace(link)


def _forget(copy: Path) -> None:
    """Remove old copies."""
    others = [path for path in copy.parent.iterdir() if path != copy]
    others.sort(key=lambda path: path.stat().st_mtime)
    for path in others[: 1 - KEPT]:
        shutil.rmtree(path, ignore_errors=True)

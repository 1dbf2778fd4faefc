"""Run the compiled rules in a checkout, as long as they match the source.

`python3 dev.py compile` leaves machine code in build/compiled, with a stamp of the source files
that it was made from. Python that imports osada from src loads the compiled modules from there and
everything else from src. Rules that were edited since run as Python, and a line on standard error
says so. `OSADA_COMPILE=never` always runs the source, `OSADA_COMPILE=require` never does.

An installed package is not in a checkout: none of this applies to it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
RULES = "OSADA_RULES"
"""Rules that a process and its children run: a folder with compiled ones, or `source`."""
SOURCE = "source"
HOW = "Compile them with: python3 dev.py compile"


class CompiledModules:
    """Finds the modules of the package that are machine code in a folder."""

    def __init__(self, folder: str) -> None:
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a compiled module, or nothing: then Python looks in src."""
        if fullname.partition(".")[0] not in {"osada", "osada__mypyc"}:
            return None
        for suffix in EXTENSION_SUFFIXES:
            file = Path(f"{self._folder}/{fullname.replace('.', '/')}{suffix}")
            if file.is_file():
                return spec_from_file_location(fullname, file)
        return None


def load_compiled_rules(root: Path = ROOT) -> None:
    """Have the rules imported as machine code where that is up to date.

    The choice is kept in the environment, so that worker processes run the same rules even if the
    source is edited meanwhile.
    """
    if not (root / "hatch_build.py").is_file():
        return
    folder = _inherited(root) or _choose(root)
    os.environ[RULES] = folder
    if folder != SOURCE:
        sys.meta_path.insert(0, CompiledModules(folder))


def app_folder() -> Path:
    """Return where the built browser app is: in the package, or beside the source of a copy."""
    package = Path(__file__).resolve().parent
    inside = package / "server/web"
    if inside.is_dir() or package.parents[1].name != "copies":
        return inside
    return package.parents[3] / "src/osada/server/web"  # this is build/copies/KEY/osada


def _inherited(root: Path) -> str:
    """Return what the parent process runs, unless that is from another checkout."""
    folder = os.environ.get(RULES, "")
    return folder if folder == SOURCE or Path(folder).is_relative_to(root) else ""


def _choose(root: Path) -> str:
    """Return the folder of the compiled rules if they can be used, otherwise `source`."""
    wish = os.environ.get("OSADA_COMPILE", "")
    if wish == "never":
        return SOURCE
    folder = (root / "build/compiled").resolve()
    problem = _problem(folder, root / "src/osada")
    if not problem:
        return str(folder)
    if wish == "require":
        sys.exit(f"{problem}. {HOW}")
    if folder.is_dir():
        sys.stderr.write(f"{problem}: running as plain Python, which is slower. {HOW}\n")
    return SOURCE


def _problem(folder: Path, package: Path) -> str:
    """Say why the compiled rules cannot be used; nothing if they can."""
    stamp = folder / ".made"
    if not stamp.is_file():
        return "The rules are not compiled"
    if CompiledModules(str(folder)).find_spec("osada.core.position") is None:
        return "The compiled rules are for another Python"
    return "" if _matches(stamp, package) else "The compiled rules are older than the source"


def _matches(stamp: Path, package: Path) -> bool:
    """Compare the source files with the stamp, which `devtools/rules.py` has written."""
    lines = stamp.read_text(encoding="utf-8").splitlines()
    compiled = {name: (digest, state) for digest, state, name in map(str.split, lines)}
    folders = {name.partition("/")[0] for name in compiled}
    found = {
        path.relative_to(package).as_posix(): path
        for folder in folders
        for path in (package / folder).rglob("*.py")
    }
    return compiled.keys() == found.keys() and all(
        _unchanged(path, *compiled[name]) for name, path in found.items()
    )


def _unchanged(path: Path, digest: str, state: str) -> bool:
    """Look at a file's size and times; only where these differ, at its content."""
    found = path.stat()
    if state == f"{found.st_size}-{found.st_mtime_ns}-{found.st_ctime_ns}":
        return True
    return hashlib.sha256(path.read_bytes()).hexdigest() == digest

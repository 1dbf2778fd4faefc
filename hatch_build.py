"""The build hook: compiles the fast part of Osada into the wheel, or leaves it pure Python.

`OSADA_COMPILE=require` makes a failed compilation an error, `OSADA_COMPILE=never` skips it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SETUP = """
import sys

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--config-file=", "--ignore-missing-imports", *{modules!r}],
    opt_level="3",
    debug_level="0",
    group_name="osada",
)
if sys.platform == "linux":  # else no function of a shared library may be inlined
    for extension in extensions:
        extension.extra_compile_args.append("-fno-semantic-interposition")
setup(name="osada", py_modules=[], ext_modules=extensions)
"""


class NotCompiled(Exception):
    """Why the wheel stays pure Python, as one sentence."""


class CompiledHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; an editable install never compiles."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        wish = os.environ.get("OSADA_COMPILE", "")
        self.folder = Path(tempfile.mkdtemp(prefix="osada-"))
        if version == "editable" or wish == "never":
            return
        try:
            extensions = compile_package(Path(self.root), self.folder)
        except NotCompiled as error:
            if wish == "require":
                self.finalize(version, build_data, "")
                raise SystemExit(str(error)) from error
            reason = str(error).splitlines()[0]
            self.app.display_warning(
                f"{reason}: installing Osada as pure Python; bots will be slower."
            )
            return
        build_data["force_include"].update(extensions)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary copy once the wheel is written."""
        shutil.rmtree(self.folder, ignore_errors=True)


def compile_package(root: Path, folder: Path) -> dict[str, str]:
    """Compile in a copy of the sources; maps each extension to its place in the wheel."""
    check_compiler()
    source, built = folder / "source", folder / "built"
    shutil.copytree(root / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (source / "setup.py").write_text(SETUP.format(modules=compiled_modules(root)))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(built)]
    run = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    if run.returncode:
        raise NotCompiled(f"Compiling with mypyc failed\n{run.stdout}{run.stderr}")
    return {
        str(path): path.relative_to(built).as_posix()
        for path in built.rglob("*")
        if path.suffix in {".so", ".pyd"}
    }


def check_compiler() -> None:
    """Refuse early, with the reason, where nothing can be compiled."""
    if sys.implementation.name != "cpython":
        raise NotCompiled("Only CPython runs compiled code")
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if command and shutil.which(command.split()[0]) is None:
        raise NotCompiled("No C compiler found")
    if not Path(sysconfig.get_config_var("INCLUDEPY"), "Python.h").is_file():
        raise NotCompiled("No Python headers found")


def compiled_modules(root: Path) -> list[str]:
    """The modules to compile, relative to src/, as [tool.osada.compiled] names them."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())
    patterns = settings["tool"]["osada"]["compiled"]["modules"]
    paths = {path for pattern in patterns for path in (root / "src/osada").glob(pattern)}
    return sorted(
        path.relative_to(root / "src").as_posix() for path in paths if path.name != "__init__.py"
    )

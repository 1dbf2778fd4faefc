"""The build hooks: the browser app and machine code for the rules go into what is built.

`OSADA_COMPILE=require` makes a failed compilation an error, `OSADA_COMPILE=never` leaves the wheel
pure Python; `OSADA_APP=never` leaves the browser app out. An editable install does neither.
`python hatch_build.py FOLDER` only compiles, into FOLDER/built.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent


class NotCompiled(Exception):
    """Why the wheel stays pure Python, as one sentence."""


class BuildHook(BuildHookInterface[Any]):
    """Brings the browser app into sdist and wheel, and compiled modules into the wheel."""

    def dependencies(self) -> list[str]:
        """Node, where the machine has none and the app is still to be built."""
        sys.path.insert(0, str(ROOT))
        from devtools import app  # noqa: PLC0415 - found now

        if os.environ.get("OSADA_APP") == "never" or app.is_built() or app.machines_own():
            return []
        groups: dict[str, list[str]] = settings()["dependency-groups"]
        return groups["node"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the app, and compile, before the wheel is put together."""
        self.folder = Path(tempfile.mkdtemp(prefix="osada-"))
        if version == "editable":
            return
        if os.environ.get("OSADA_APP") != "never":
            build_app()
        if self.target_name == "wheel" and os.environ.get("OSADA_COMPILE") != "never":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        try:
            extensions = compile_package(self.folder)
        except NotCompiled as error:
            if os.environ.get("OSADA_COMPILE") == "require":
                shutil.rmtree(self.folder, ignore_errors=True)
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
        """Remove what was made on the way."""
        shutil.rmtree(self.folder, ignore_errors=True)


class ReadmeHook(MetadataHookInterface):
    """Makes the README and the addresses fit for readers outside the repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set what depends on where the repository can be seen."""
        home = settings()["tool"]["osada"]["home"]
        text = portable((ROOT / "README.md").read_text(encoding="utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if home:
            changes = f"{home}/blob/HEAD/CHANGELOG.md"
            metadata["urls"] = {"Homepage": home, "Issues": f"{home}/issues", "Changes": changes}


def portable(text: str, home: str) -> str:
    """Links within the repository go to its home; where it has none, they are plain words."""
    link, picture = r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)", r'<img src="(?!https?:)([^"]+)"'
    if home:
        text = re.sub(picture, rf'<img src="{home}/raw/HEAD/\1"', text)
        return re.sub(link, rf"[\1]({home}/blob/HEAD/\2)", text)
    return re.sub(link, r"\1", re.sub(picture + r"[^>]*>\n*", "", text))


def build_app() -> None:
    """Build the browser app into the package, if it has changed."""
    command = [sys.executable, str(ROOT / "dev.py"), "app"]
    done = subprocess.run(command, stdout=sys.stderr, check=False)  # the answer is pip's to read
    if done.returncode:
        raise SystemExit("The browser app was not built; OSADA_APP=never goes without.")


def compile_package(folder: Path) -> dict[str, str]:
    """Compile in a copy of the sources; maps each extension to its place in the wheel."""
    check_compiler()
    source, built = folder / "source", folder / "built"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "web")
    shutil.copytree(ROOT / "src", source, ignore=ignored)
    program = str(ROOT / "devtools/machine_code.py")
    command = [sys.executable, "-P", program, str(built), *compiled_modules()]
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


def settings() -> dict[str, Any]:
    """The settings of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules() -> list[str]:
    """Return the modules to compile, relative to src/, as [tool.osada.compiled] names them."""
    listed = settings()["tool"]["osada"]["compiled"]
    paths = _matching(listed["modules"]) - _matching(listed["interpreted"])
    return sorted(
        path.relative_to(ROOT / "src").as_posix() for path in paths if path.name != "__init__.py"
    )


def _matching(patterns: list[str]) -> set[Path]:
    return {path for pattern in patterns for path in (ROOT / "src/osada").glob(pattern)}


if __name__ == "__main__":
    try:
        compile_package(Path(sys.argv[1]))
    except NotCompiled as error:
        sys.exit(str(error))

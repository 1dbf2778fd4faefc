"""How things are made: once, by one process at a time; and how programs are run."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from devtools import places

if sys.platform != "win32":
    import fcntl

HERE = f"{sys.version} {sys.base_prefix} {places.ROOT}"
"""This Python and this checkout, for things that work nowhere else."""
CAUSES = {
    "No space left on device": "The disk is full.",
    "Disk quota exceeded": "The disk is full.",
    "Read-only file system": "This disk cannot be written to.",
    "Permission denied": "Something may not be written or run here.",
}
"""What a program says when the fault is not its own."""
ROOM = 50_000_000
"""Bytes without which nothing can be made."""
_running: set[subprocess.Popen[bytes]] = set()
_said: list[str] = []


class Failure(Exception):
    """An expected failure: one sentence for the person at the keyboard, and an exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def run(command: list[str], env: Mapping[str, str] = {}, cwd: Path | None = places.ROOT) -> int:
    """Run a program in plain sight and return its exit code; empty variables are left alone."""
    variables = os.environ | {name: value for name, value in env.items() if value}
    with subprocess.Popen(command, cwd=cwd, env=variables) as process, _known(process):
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code  # as a shell says that a signal ended it
            except KeyboardInterrupt:  # The program got it too, and decides what it means.
                continue


def logged(
    command: list[str],
    log: IO[bytes],
    env: Mapping[str, str] = {},
    cwd: Path = places.ROOT,
) -> int:
    """Run a program with its output in a file; Ctrl-C waits for the program to end."""
    with (
        subprocess.Popen(
            command, cwd=cwd, env=os.environ | env, stdout=log, stderr=subprocess.STDOUT
        ) as process,
        _known(process),
    ):
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise


def quietly(command: list[str], problem: str, show: int = 0, stdin: str = "", **env: str) -> None:
    """Run a program whose output matters only when it fails; show the last of it if asked to."""
    pipe, variables = subprocess.PIPE, os.environ | env
    with (
        subprocess.Popen(
            command,
            cwd=places.ROOT,
            env=variables,
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.STDOUT,
        ) as process,
        _known(process),
    ):
        output, _ = process.communicate(stdin.encode())
    if process.returncode:
        said = output.decode(errors="replace")
        sys.stderr.write(said[-show:] if show else "")
        raise Failure(" ".join([problem, *cause(said), log(said)]))


def cause(said: str) -> list[str]:
    """Why a program failed, if that is not its own fault; some keep a full disk to themselves."""
    if found := [CAUSES[sign] for sign in CAUSES if sign in said]:
        return found[:1]
    return ["The disk is full."] if shutil.disk_usage(places.ROOT).free < ROOM else []


@contextmanager
def _known(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """Remember a program while it runs."""
    _running.add(process)
    try:
        yield
    finally:
        _running.discard(process)


def stop_programs() -> None:
    """Ask every program that was started here to end."""
    for process in list(_running):
        process.terminate()


def log(said: str) -> str:
    """Keep what a program said, and say where; a disk that is full keeps nothing."""
    _said.append(said)
    try:
        places.BUILD.mkdir(exist_ok=True)
        (places.BUILD / "log.txt").write_text("\n".join(_said), encoding="utf-8")
    except OSError:
        return "What was said cannot be kept."
    return "What was said is in build/log.txt."


def together(*jobs: Callable[[], object]) -> None:
    """Do several things at the same time; the first failure is everybody's."""
    with ThreadPoolExecutor(len(jobs)) as threads:
        begun = [threads.submit(job) for job in jobs]
        try:
            for job in wait(begun, return_when=FIRST_EXCEPTION).done:
                job.result()
        except BaseException:
            stop_programs()
            raise


def once(
    stamp: Path, inputs: Iterable[Path], saying: str, make: Callable[[], None], also: str = ""
) -> None:
    """Make something, unless its stamp says that it was made from these very inputs."""
    paths = list(inputs)
    key = fingerprint(paths, also)
    if reads(stamp, key):
        return
    with alone(stamp.parent.name):
        if reads(stamp, key):
            return
        print(saying, flush=True)
        stamp.unlink(missing_ok=True)
        make()
        if fingerprint(paths, also) == key:  # otherwise somebody was writing meanwhile
            stamp.write_text(key)


def reads(stamp: Path, key: str) -> bool:
    """Tell whether a stamp was written for these very inputs."""
    return stamp.is_file() and stamp.read_text(errors="replace") == key


def fingerprint(inputs: Iterable[Path], also: str = "") -> str:
    """One hash of these files and folders, as they are called in the checkout."""
    digest = hashlib.sha256(also.encode())
    for path in sorted(path for item in inputs for path in (item, *item.rglob("*"))):
        if path.is_file() and "__pycache__" not in path.parts:
            name = os.path.relpath(path, places.ROOT).replace(os.sep, "/")
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{name} {content}\n".encode())
    return digest.hexdigest()


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until no other dev.py is making this in this checkout."""
    places.BUILD.mkdir(exist_ok=True)
    with (places.BUILD / f"{name.strip('.')}.lock").open("w") as file:
        if sys.platform != "win32":
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                print("Waiting for another dev.py that is making the same ...", flush=True)
                fcntl.flock(file, fcntl.LOCK_EX)
        yield

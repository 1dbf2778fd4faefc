"""Servers that are forked from a process which has loaded everything: a start costs no imports.

What is started, killed and started again is a server like any other, on a database of its own.
"""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import dev
from tests.server.node import Node


class Forked:
    """A process of the brood, as `subprocess` would show it."""

    def __init__(self, parent: subprocess.Popen[str]) -> None:
        self._parent = parent
        self._code: int | None = None
        self.pid = int(self._ask("start"))

    def _ask(self, what: str) -> str:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(what + "\n")
        self._parent.stdin.flush()
        return self._parent.stdout.readline()

    def poll(self) -> int | None:
        if self._code is None:
            told = self._ask(f"poll {self.pid}").strip()
            self._code = int(told) if told else None
        return self._code

    def wait(self, timeout: float = 15) -> int:
        end = time.monotonic() + timeout
        while (code := self.poll()) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("a server", timeout)
            time.sleep(0.005)
        return code

    def send_signal(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Hatched(Node):
    """A node of the brood; `fault` names a function that breaks something first."""

    def __init__(self, folder: Path, database: str, fault: str = "", **settings: str) -> None:
        super().__init__(folder, database, **settings)
        self._fault = fault
        self._parent: subprocess.Popen[str] | None = None

    def start(self) -> Node:
        if self._parent is None:
            command = [sys.executable, "-m", "tests.server.forkserver", str(self.log), self._fault]
            self._parent = subprocess.Popen(
                command,
                cwd=dev.ROOT,
                env=self.environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        self.process = Forked(self._parent)  # type: ignore[assignment]
        return self

    def __exit__(self, *_: object) -> None:
        super().__exit__()
        assert self._parent is not None
        self._parent.kill()
        self._parent.communicate()


def main(log: str, fault: str) -> None:
    """Load everything, and hatch whenever told to."""
    gc.disable()
    import_module("osada.server.run")
    import_module("osada.games").every()
    if fault:
        module, _, name = fault.partition(":")
        getattr(import_module(module), name)()
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "poll":
            pid, status = os.waitpid(int(rest[0]), os.WNOHANG)
            _say(os.waitstatus_to_exitcode(status) if pid else "")
            continue
        pid = os.fork()
        if not pid:
            _serve(log)
        _say(pid)


def _say(what: int | str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


def _serve(log: str) -> None:
    from osada.server import run  # noqa: PLC0415 - loaded long ago
    from osada.server.platform.settings import load  # noqa: PLC0415

    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    settings = load()
    run.serve(settings, run.prepare(settings))
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])

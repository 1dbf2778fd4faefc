"""A newcomer's machine: a fresh clone, and nothing on PATH but git and python3.

`python3 .ci/bare.py play` starts Osada there, looks at it and plays; `test` runs a few tests;
without a word it does both. What is not committed is not tried.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from visitor import Visitor

ROOT = Path(__file__).resolve().parents[1]
PROGRAMS = ("git", "env", "sh", "uname", "id")  # what every Debian has, as far as it is needed
TESTS = ("-k", "s15_ and not browser")


class Machine:
    """A clone of this checkout, and a PATH with hardly anything on it."""

    def __init__(self, folder: Path) -> None:
        self.osada = folder / "osada"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(self.osada)], check=True)
        self.path = folder / "bin"
        self.path.mkdir()
        for name in PROGRAMS:
            if found := shutil.which(name):
                (self.path / name).symlink_to(found)
        (self.path / "python3").symlink_to(Path(sys.executable).resolve())
        ours = {"VIRTUAL_ENV", "CI", "CC", "PYTHONPATH"}
        kept = {k: v for k, v in os.environ.items() if k not in ours and not k.startswith("OSADA_")}
        self.variables = kept | {"PATH": str(self.path)}

    def start(self, *command: str | Path) -> subprocess.Popen[bytes]:
        """Start a program in the clone, in plain sight, in a group of its own."""
        program = shutil.which(command[0], path=str(self.path)) or command[0]
        return subprocess.Popen(
            [program, *command[1:]], cwd=self.osada, env=self.variables, start_new_session=True
        )

    def run(self, *command: str | Path) -> None:
        """Run a program in the clone, and see that it succeeds."""
        with self.start(*command) as process:
            if process.wait():
                raise SystemExit(f"Failed, with code {process.returncode}: {command}")


@contextmanager
def machine() -> Iterator[Machine]:
    """A machine that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="osada-bare-") as folder:
        yield Machine(Path(folder))


def visit(server: subprocess.Popen[bytes], port: int, begun: float) -> None:
    """Wait for a server, look at it, play a game there, and stop it as Ctrl-C does."""
    visitor = Visitor(f"http://127.0.0.1:{port}")
    try:
        visitor.wait(server, 900)
        print(f"Up after {time.monotonic() - begun:.0f} seconds.", flush=True)
        print(f"The home page is {visitor.look()} bytes.", flush=True)
        print(f"A game of Sardinia: {visitor.play('sardinia', 'level2', 600)}", flush=True)
    finally:
        os.killpg(server.pid, signal.SIGINT)
        code = server.wait(30)
    if code not in (0, 130):
        raise SystemExit(f"The server stopped with code {code}.")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def play(bare: Machine) -> None:
    """The README's first command."""
    begun, port = time.monotonic(), free_port()
    server = bare.start("python3", "dev.py", "play", "--no-browser", "--port", str(port))
    visit(server, port, begun)


def test(bare: Machine) -> None:
    """The README's second command, on a few tests."""
    bare.run("python3", "dev.py", "test", *TESTS)


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["play", "test"]
    with machine() as made:
        for name in wanted:
            {"play": play, "test": test}[name](made)

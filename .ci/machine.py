"""A newcomer's machine: a fresh clone, and nothing on PATH but git and python3."""

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


class Machine:
    """A clone of what is committed here, and a PATH with hardly anything on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
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

    def start(self, *command: str) -> subprocess.Popen[bytes]:
        """Start a program in the clone, in plain sight, in a group of its own."""
        program = shutil.which(command[0], path=str(self.path)) or command[0]
        return subprocess.Popen(
            [program, *command[1:]], cwd=self.osada, env=self.variables, start_new_session=True
        )

    def run(self, *command: str) -> None:
        """Run a program in the clone, and see that it succeeds."""
        with self.start(*command) as process:
            if process.wait():
                raise SystemExit(f"Failed, with code {process.returncode}: {' '.join(command)}")

    def visit(self, *command: str) -> None:
        """Start a server, look at it, play a game there, and stop it as Ctrl-C does."""
        begun, port = time.monotonic(), free_port()
        visitor = Visitor(f"http://127.0.0.1:{port}")
        server = self.start(*command, "--port", str(port))
        try:
            visitor.wait(server, 900)
            print(f"Up after {time.monotonic() - begun:.0f} seconds.", flush=True)
            print(f"The home page is {visitor.look()} bytes.", flush=True)
            print(f"A game of Sardinia: {visitor.play('sardinia', 'level2', 600)}", flush=True)
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGINT)
        if server.wait(30) not in (0, 130):
            raise SystemExit(f"The server stopped with code {server.returncode}.")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def bare_machine() -> Iterator[Machine]:
    """A machine that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="osada-bare-") as folder:
        yield Machine(Path(folder))

"""A server in a process of its own, and a PostgreSQL of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

import dev
from tests.ports import free_port
from tests.waiting import wait_for

QUICK = {
    "OSADA_LIMITS": "0",
    "OSADA_METRICS_TOKEN": "count",
    "OSADA_BOT_PROCESSES": "1",
    "OSADA_CLOCK_TICK_MS": "100",
    "OSADA_REVEAL_WAIT_MS": "700",
    "OSADA_BOT_SECONDS": "0.2",
    "OSADA_MAX_TABLES_PER_USER": "100000",
}


def offer_pebbles(folder: Path, game: str = "examples.pebbles:GAME") -> str:
    """A package that offers the game Pebbles, as anybody's package could; its PYTHONPATH."""
    info = folder / "pebbles-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[osada.games]\npebbles = {game}\n")
    return os.pathsep.join([str(folder), str(dev.ROOT), os.environ.get("PYTHONPATH", "")])


class Node:
    """One server process; it can be stopped, killed and started again."""

    def __init__(self, folder: Path, database: str, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"node-{self.port}.log"
        self.environment = {
            **os.environ,
            **QUICK,
            "PYTHONDONTWRITEBYTECODE": "",  # many starts: compile once, beside the sources of none
            "PYTHONPYCACHEPREFIX": str(dev.BUILD / "bytecode"),
            "PYTHONPATH": offer_pebbles(folder / "packages"),
            "OSADA_RULES": os.environ.get("OSADA_COMPILED") or "source",
            "OSADA_DATABASE_URL": database,
            "OSADA_PORT": str(self.port),
            **{f"OSADA_{name.upper()}": value for name, value in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Node:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "osada.server"]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        return self

    def wait(self) -> Node:
        """Wait until it answers."""
        wait_for(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()[-3000:]
        try:
            urlopen(f"{self.url}/health", timeout=5).close()
        except OSError:
            return False
        return True

    def stop(self) -> int:
        """Ask it to stop, and see that it does."""
        return self._end(signal.SIGTERM)

    def kill(self) -> int:
        """No warning."""
        return self._end(signal.SIGKILL)

    def _end(self, what: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(what)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(
                "the server did not stop\n" + self.log.read_text()[-3000:]
            ) from None

    def __enter__(self) -> Node:
        return self.start().wait()

    def __exit__(self, *_: object) -> None:
        """Stop it, unless the test has, and see that it has left nothing behind."""
        assert self.process is not None
        if self.process.poll() is None:
            assert self.stop() == 0
        said = self.log.read_text()
        assert "left behind" not in said, said[-3000:]


# PostgreSQL


def postgres_program(name: str) -> str | None:
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(places[-1]) if places else None)


class Cluster:
    """A PostgreSQL on a socket in a temporary folder; it can be stopped and started."""

    def __init__(self) -> None:
        initdb, server = postgres_program("initdb"), postgres_program("postgres")
        if initdb is None or server is None:
            pytest.skip("NOT TESTED: no PostgreSQL here: apt-get install postgresql")
        self.folder = Path(tempfile.mkdtemp(prefix="osada-pg-"))
        self.url = f"postgresql://osada@/postgres?host={self.folder}"
        self._user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
        if self._user:
            shutil.chown(self.folder, self._user)
        data = f"{self.folder}/data"
        made = [initdb, "-D", data, "-U", "osada", "--auth=trust", "-E", "UTF8", "-N"]
        subprocess.run(made, user=self._user, cwd=self.folder, check=True, capture_output=True)
        options = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", "max_connections=200"]
        self._command = [server, "-D", data, "-k", str(self.folder), *options]
        self.start()

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            self._command, user=self._user, cwd=self.folder, stdout=quiet, stderr=quiet
        )
        _wait_for_socket(self.folder)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(20)


@contextmanager
def postgres_cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(cluster.folder, ignore_errors=True)


def _wait_for_socket(folder: Path) -> None:
    wait_for((folder / ".s.PGSQL.5432").exists)

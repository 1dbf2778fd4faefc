"""Live tables at once, side by side with boardgame.io: python -m benchmarks.load.run.

Both servers run alone on this machine's cores with their clients beside them; every table is two
clients with a socket each. Measured is the way from a move's sending to the other seat's frame.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.load.clients import Json
from tests.ports import free_port
from tests.server.node import Node

HERE = Path(__file__).parent
PEER = Path("build/load-peer")


def osada(tables: int, seconds: float, pace: float, game: str) -> Json:
    """Our server as people run it: SQLite, every move on disk before it is answered.

    Requests are counted against their limits, which are wide here: all come from one address.
    """
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/osada.db"
        settings = {"log_level": "warning", "clock_tick_ms": "500", "limits": "1000"}
        with Node(Path(folder), url, **settings) as node:
            assert node.process is not None
            order = [node.port, tables, seconds, pace, game, node.process.pid]
            program = [sys.executable, "-m", "benchmarks.load.clients"]
            return answer([*program, *map(str, order)])


def boardgame_io(tables: int, seconds: float, pace: float, folder: str = "") -> Json | None:
    """The peer's server and its own example game: in memory, or with its storage in files."""
    node = shutil.which("node")
    if node is None or not install():
        return None
    port = free_port()
    environment = os.environ | {"NODE_PATH": str(PEER.resolve() / "node_modules")}
    where = [folder] if folder else []
    server = subprocess.Popen(
        [node, str(HERE / "peer/server.cjs"), str(port), *where],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        time.sleep(3)
        order = [str(x) for x in (port, tables, seconds, pace, server.pid)]
        return answer([node, str(HERE / "peer/clients.cjs"), *order], environment)
    finally:
        server.kill()
        server.wait()


def install() -> bool:
    """Fetch the peer once."""
    if (PEER / "node_modules/node-persist").is_dir():
        return True
    npm = shutil.which("npm")
    if npm is None:
        return False
    PEER.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "peer/package.json", PEER)
    command = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
    return subprocess.run(command, cwd=PEER, check=False).returncode == 0


def answer(command: list[str], environment: dict[str, str] | None = None) -> Json:
    """The figures that a program prints last."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr[-3000:])
    figures: Json = json.loads(done.stdout.splitlines()[-1])
    return figures


def _title(key: str) -> str:
    named = {"cpu_ms": "the server's CPU ms a move", "moves_s": "moves a second"}
    return named.get(key) or key.replace("memory_kib", "KiB a table").replace("_", " ")


def show(columns: dict[str, Json], tables: int, pace: float) -> None:
    """The figures side by side."""
    table = Table(title=f"{tables} live tables, a move every {pace} s each, then flat out")
    table.add_column("")
    for name in columns:
        table.add_column(name, justify="right")
    rows: list[tuple[str, Any]] = [
        (f"{phase}: {_title(key)}", lambda f, p=phase, k=key: f[p][k])
        for phase in ("paced", "flat out")
        for key in ("p50_ms", "p95_ms", "moves_s", "cpu_ms")
    ]
    rows += [(_title(k), lambda f, k=k: f[k]) for k in ("memory_kib", "moves", "lost")]
    for title, of in rows:
        table.add_row(title, *(f"{of(figures):,.1f}" for figures in columns.values()))
    Console(width=100).print(table)


def peers(tables: int, seconds: float, pace: float) -> dict[str, Json]:
    """The same with boardgame.io, in memory and with its own storage in files."""
    peer = boardgame_io(tables, seconds, pace)
    if peer is None:
        print("boardgame.io was not measured: Node and npm are needed.")
        return {}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        kept = boardgame_io(tables, seconds, pace, folder)
    name = "boardgame.io, tic-tac-toe"
    return {f"{name} (in memory)": peer, f"{name} (in files)": kept or peer}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--games", default="pebbles,sardinia")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    wish = parser.parse_args()
    columns: dict[str, Json] = {}
    for game in wish.games.split(","):
        columns[f"Osada, {game} (on disk)"] = osada(wish.tables, wish.seconds, wish.pace, game)
    if not wish.alone:
        columns |= peers(wish.tables, wish.seconds, wish.pace)
    show(columns, wish.tables, wish.pace)
    if any(figures["lost"] for figures in columns.values()):
        sys.exit("Something was lost.")


if __name__ == "__main__":
    main()

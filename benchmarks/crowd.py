"""How long a level-1 bot's answer takes while others fill the server with level-5 bots.

python -m benchmarks.crowd: the wait of one person's quick bot, quiet and in the crowd.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.client import Client
from tests.server.node import Node, postgres_cluster


def waits(url: str, seconds: float) -> list[float]:
    """How long the bot of a table for two takes to answer, move after move."""
    found: list[float] = []
    with Client(url, "Ada") as ada:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            table = ada.table("sardinia", "me", "bot:level1", start=True)
            with ada.watch(table) as watch:
                state = watch.next()["state"]
                asked = time.monotonic()
                while state["status"] == "running" and time.monotonic() < end:
                    if state["legal"]:
                        move = state["legal"][0]["index"]
                        done = ada.play(table, move, seat=0, token=state["token"])
                        state, asked = done["state"], time.monotonic()
                        continue
                    frame = watch.next(timeout=120)
                    if frame["seq"] <= state["seq"]:
                        continue
                    state = frame["state"]
                    found.append(time.monotonic() - asked)
                    asked = time.monotonic()
    return found


def crowd(url: str, people: int, tables: int) -> list[Client]:
    """Everybody makes tables of four bots of level 5."""
    clients = [Client(url, f"P{number}") for number in range(people)]
    for client in clients:
        for _ in range(tables):
            client.table("sardinia", *["bot:level5"] * 4, start=True)
    return clients


def show(name: str, found: list[float]) -> None:
    ordered = sorted(found) or [0.0]
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 1)]
    told = ", ".join(
        f"{what} {1000 * ms:,.0f} ms" for what, ms in zip(("p50", "p95", "max"), at, strict=True)
    )
    print(f"{name}: {len(found)} answers, {told}", flush=True)


def run(folder: str, database: str, wish: argparse.Namespace) -> None:
    settings = {"bot_seconds": "5", "log_level": "warning", "clock_tick_ms": "500"}
    with Node(Path(folder), database, **settings) as node:
        show("quiet", waits(node.url, wish.seconds))
        clients = crowd(node.url, wish.people, wish.tables)
        show("in the crowd", waits(node.url, wish.seconds))
        for client in clients:
            client.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wish.postgres:
            with postgres_cluster() as cluster:
                run(folder, cluster.url, wish)
        else:
            run(folder, f"sqlite:///{folder}/osada.db", wish)


if __name__ == "__main__":
    main()

"""Kills, full disks, database restarts and clock jumps while people play; then the checker.

python -m benchmarks.storm.run --kills 1000: on SQLite, and on two nodes with PostgreSQL. Every
server is a process of its own, started as people start it. A history that cannot be explained is
kept in build/storm.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from benchmarks.storm.checker import check
from benchmarks.storm.clients import Sea, sail
from benchmarks.storm.history import save
from benchmarks.storm.weather import Clock, Weather
from tests.server.node import Node, postgres_cluster, postgres_program

KEPT = Path("build/storm")
GAMES = ["pebbles", "sardinia"]


def on_sqlite(folder: Path, kills: int, tables: int, progress: Progress) -> list[str]:
    task = progress.add_task("SQLite", total=kills)
    clock = Clock(folder)
    with clock.hang(Node(folder, f"sqlite:///{folder}/osada.db")) as node:
        told = lambda done: progress.update(task, completed=done)  # noqa: E731
        weather = Weather([node], kills, clock, disk=True, told=told)
        return go("sqlite", Sea([node.port]), weather, tables, progress)


def on_two_nodes(folder: Path, kills: int, tables: int, progress: Progress) -> list[str]:
    task = progress.add_task("two nodes, PostgreSQL", total=kills)
    clock = Clock(folder)
    with postgres_cluster() as cluster:
        nodes = [clock.hang(Node(folder, cluster.url)) for _ in range(2)]
        with nodes[0], nodes[1]:
            told = lambda done: progress.update(task, completed=done)  # noqa: E731
            weather = Weather(nodes, kills, clock, cluster, told=told)
            return go("nodes", Sea([n.port for n in nodes]), weather, tables, progress)


def go(name: str, sea: Sea, weather: Weather, tables: int, progress: Progress) -> list[str]:
    """One run, told at its end."""
    asyncio.run(sail(sea, weather, (GAMES * tables)[:tables]))
    problems = check(sea.history)
    if sea.failures or sea.gone_home:
        problems.append(f"{sea.failures} answers of 500, {sea.gone_home} parties gave up")
    happened = ", ".join(f"{count} {what}" for what, count in weather.happened.items() if count)
    say = progress.console.print
    say(f"{name}: {happened}; {sea.answered:,} moves answered, {len(sea.history):,} notes")
    say(f"  a client was without an answer for {figures(sea.outages)}")
    say(f"  a start took {figures(weather.starts)}; load {os.getloadavg()[0]:.1f}")
    if problems:
        save(sea.history, KEPT / f"{name}.jsonl")
        say(
            *problems[:20], f"{len(problems)} problems; {KEPT / name}.jsonl has all of it", sep="\n"
        )
    else:
        say("  one history explains all of it: nothing lost, doubled or stale")
    return problems


def figures(seconds: list[float]) -> str:
    ordered = sorted(seconds) or [0.0]
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95, 1)]
    return "p50 {:.2f}, p95 {:.2f}, at most {:.2f} s".format(*at)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--on", choices=["sqlite", "nodes", "both"], default="both")
    wish = parser.parse_args()
    problems: list[str] = []
    with Progress(console=Console(stderr=True, width=100), transient=True) as progress:
        for name, run in (("sqlite", on_sqlite), ("nodes", on_two_nodes)):
            if wish.on not in (name, "both"):
                continue
            if name == "nodes" and postgres_program("initdb") is None:
                progress.console.print("Two nodes were not tried: there is no PostgreSQL.")
                continue
            with tempfile.TemporaryDirectory() as folder:
                problems += run(Path(folder), wish.kills, wish.tables, progress)
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()

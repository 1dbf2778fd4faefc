"""Speed of random play, interpreted and compiled, beside two peers: `python3 dev.py bench`.

The peers are catanatron, an engine in Python, and Sardinia written by hand in C (`limit/`), about
as fast as anything can be. Every subject runs in a process of its own, one after the other,
several rounds over, and is measured in seconds of its own CPU time; the table has the medians, and
how many times faster than catanatron and slower than C each is.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from benchmarks import search
from osada.checkout import RULES, SOURCE
from osada.core.build import compiled
from osada.core.game import Game
from osada.games import find, names

HERE = Path(__file__).parent
ROOT = HERE.parent
PEER = "catanatron (Catan)"
LIMIT = "C by hand"
WIDTH = 80
"""Columns that the tables need: a narrower terminal breaks lines, and no figure is cut."""
Figures = dict[str, float]


class Subject:
    """One line of the table: what to run, on which rules, and what it has measured so far."""

    def __init__(self, name: str, build: str, command: list[str], rules: str = SOURCE) -> None:
        self.name = name
        self.build = build
        self.command = command
        self.rules = rules
        self.runs: list[Figures] = []

    def run(self) -> None:
        env = os.environ | {RULES: self.rules}
        output = subprocess.run(
            self.command, cwd=ROOT, env=env, capture_output=True, text=True, check=True
        ).stdout
        figures: Figures = json.loads(output)
        if "decisions_per_cpu_second" in figures:  # as C calls it
            figures["decisions_per_second"] = figures["decisions_per_cpu_second"]
        if "compiled" in figures:  # what ran is what the table says
            self.build = "compiled" if figures["compiled"] else "interpreted"
        self.runs.append(figures)

    def figure(self, key: str) -> float:
        return median(run[key] for run in self.runs)


def subjects(chosen: list[str], seconds: float) -> list[Subject]:
    """Every game at its smallest and largest number of players, in each build, and the peers."""
    rules, peer = os.environ.get(RULES, SOURCE), os.environ.get("OSADA_PEERS_PYTHON")
    found: list[Subject] = []
    for game in (find(name) for name in chosen):
        for players, options in modes(game):
            command = [sys.executable, "-m", "benchmarks.measure", game.name]
            command += [str(players), json.dumps(options), str(seconds)]
            label = f"{game.name}, {players} players" if players > 1 else f"{game.name}, solo"
            found.append(Subject(label, "interpreted", command))
            if compiled(game):
                found.append(Subject(label, "compiled", command, rules))
    if peer:
        command = [peer, str(HERE / "catanatron_peer.py"), str(seconds)]
        found.append(Subject(PEER, "CPython", command))
    if "sardinia" in chosen and (program := limit()):
        for players in (2, 4):
            command = [str(program), "0", str(players), str(seconds)]
            found.append(Subject(f"sardinia, {players} players", LIMIT, command))
    return found


def limit() -> Path | None:
    """The program of Sardinia in C, compiled where there is a compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    program = ROOT / "build/limit/sardinia"
    program.parent.mkdir(parents=True, exist_ok=True)
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(HERE / "limit/sardinia.c")]
    return program if subprocess.run(command, check=False).returncode == 0 else None


def modes(game: Game) -> list[tuple[int, dict[str, str]]]:
    """The first mode of the smallest and of the largest number of players."""
    first = {mode.players: mode.options for mode in reversed(game.modes())}
    return [(players, first[players]) for players in sorted({min(first), max(first)})]


def show(found: list[Subject]) -> None:
    """Print two tables of at most 80 columns: how fast each subject is, and how large."""
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(speeds(found), "", sizes(found), "")


def speeds(found: list[Subject]) -> Table:
    heads = ("decisions/s", "× peer", "C ×", "dealt/s", "C ×")
    table = grid("Random play with legal moves, one core", heads)
    peers = [subject for subject in found if subject.name == PEER]
    limits = {subject.name: subject for subject in found if subject.build == LIMIT}
    for subject in found:
        speed = subject.figure("decisions_per_second")
        dealt = subject.figure("dealt_per_second") if "dealt_per_second" in subject.runs[0] else 0.0
        table.add_row(
            subject.name,
            subject.build,
            f"{speed:,.0f}",
            times(speed / peers[0].figure("decisions_per_second")) if peers else "–",
            slower(limits.get(subject.name), speed),
            f"{dealt:,.0f}" if dealt else "–",
            slower(limits.get(subject.name), dealt),
        )
    return table


def sizes(found: list[Subject]) -> Table:
    table = grid("What their games are like", ("decisions", "branching", "clone, µs"))
    for subject in found:
        table.add_row(
            subject.name,
            subject.build,
            f"{subject.figure('decisions_per_game'):,.0f}",
            f"{subject.figure('branching'):.1f}",
            f"{subject.figure('clone_ns') / 1000:,.2f}",
        )
    return table


def grid(title: str, heads: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.show_edge = table.pad_edge = False
    table.add_column("game", no_wrap=True)
    table.add_column("build", no_wrap=True)
    for head in heads:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def slower(limit: Subject | None, speed: float) -> str:
    """How many times as fast the same game is in C."""
    if limit is None or not speed:
        return "–"
    return times(limit.figure("decisions_per_second") / speed)


def times(ratio: float) -> str:
    """Three figures of a ratio, or more where it is large."""
    return f"{ratio:,.1f}" if ratio < 100 else f"{ratio:,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names(), help="games to measure; all if none")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")
    given = parser.parse_args()
    found = subjects(given.games, given.seconds)
    for number in range(given.rounds):
        for i, subject in enumerate(found):
            done = number * len(found) + i
            print(
                f"\r{done}/{given.rounds * len(found)} {subject.name:<40}", end="", file=sys.stderr
            )
            subject.run()
    print("\r" + " " * 60, end="\r", file=sys.stderr)
    show(found)
    search.main(given.seconds)


if __name__ == "__main__":
    main()

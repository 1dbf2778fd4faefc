"""A server's games beside the arena's: the same moves, and what both cost.

    .venv/bin/python -m benchmarks.arena.server [GAME ...] [--bots random,greedy]

Bots play a table of a real server to its end; its record has the seed, and the arena's loop plays
the same deal again. Every move must be the same. CPU seconds are those of the server with its
processes, and of the loop.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from osada.bots import Budget, Match, answer
from osada.core.build import compiled
from osada.core.record import Record, read
from osada.core.replay import replay
from osada.games import find
from tests.server.client import Client
from tests.server.node import Node

PATIENCE = 600.0
"""Seconds for an answer: a busy machine must not decide what is played."""


class Party(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, str]
    bots: list[str]


PARTIES = (
    Party("sardinia", {}, ["greedy", "level5"]),
    Party("sardinia", {}, ["level3", "level4"]),
    Party("settlers", {"mode": "advanced"}, ["level2", "level5"]),
    Party("saltfjord", {"side": "plain"}, ["greedy", "level5"]),
)


def cpu(process: int) -> float:
    """CPU seconds of a process and of those that it has started."""
    spent, processes = 0.0, [process]
    for one in processes:
        try:
            stat = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            tasks = Path(f"/proc/{one}/task").iterdir()
            processes += [int(c) for t in tasks for c in (t / "children").read_text().split()]
        except OSError:
            continue
        spent += (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
    return spent


def on_a_server(party: Party) -> tuple[Record, float]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/osada.db"
        with Node(Path(folder), url, bot_seconds=str(PATIENCE)) as node:
            assert node.process is not None
            ada, before = Client(node.url, "Ada"), cpu(node.process.pid)
            seats = [f"bot:{bot}" for bot in party.bots]
            table = ada.table(party.game, *seats, options=party.options, start=True)
            while ada.info(table)["status"] == "running":
                time.sleep(1)
            spent = cpu(node.process.pid) - before
            record = read(ada.get(f"/api/tables/{table}/record"))
            ada.close()
            return record, spent


def in_the_arena(party: Party, seed: str) -> tuple[list[tuple[int, int]], float]:
    game, budget = find(party.game), Budget(seconds=PATIENCE)
    match = Match(game, len(party.bots), party.options, seed)
    before = time.process_time()
    match.run(lambda decision: answer(party.bots[decision.seat], game, decision, budget))
    return match.moves, time.process_time() - before


def main() -> None:
    print("CPU seconds of a game")
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[party.game for party in PARTIES])
    parser.add_argument("--bots", help="two bots for every game, instead of the usual ones")
    wish = parser.parse_args()
    for party in PARTIES:
        if party.game not in wish.games:
            continue
        if wish.bots:
            party = msgspec.structs.replace(party, bots=wish.bots.split(","))  # noqa: PLW2901
        build = "compiled" if compiled(find(party.game)) else "interpreted"
        record, served = on_a_server(party)
        assert record.seed is not None
        moves, played = in_the_arena(party, record.seed)
        there = [(step.seat, step.move) for step in replay(find(party.game), record)]
        if there != moves:
            sys.exit(f"{party.game} with seed {record.seed}: the server played other moves")
        print(
            f"  {party.game:10}{', '.join(party.bots):18}{build:12}"
            f"{len(moves):5} moves, all the same:"
            f" server {served:6.1f}, arena {played:6.1f}, ratio {served / played:.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()

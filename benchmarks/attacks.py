"""Moves of nine tables while somebody tries to stall the server, within all limits.

python -m benchmarks.attacks: p50 and p95 of a move, quiet and under each attack, with the server's
CPU and how many requests it answered; the attackers have a process of their own, behind everybody
else in line (--nice).
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop
from rich.console import Console
from rich.table import Table as Shown
from websockets.asyncio.client import connect

from benchmarks.load.clients import Http, Json, Table, cpu, summary
from osada.core.table import Table as Game
from osada.games import find
from tests.server.node import Node

CONNECTIONS = 8
SOCKETS = 195
Attack = Callable[[Http, int], Awaitable[None]]


def long_record(size: int) -> str:
    """A record of half a megabyte: a game with long comments."""
    game = Game(find("sardinia"), 2, "seed", {}, ["Ada", "Bo"])
    while not game.over:
        seat = game.position.turn()
        game.play(seat, game.position.legal(seat)[0])
    text = game.record(with_seed=True).text()
    comment = "; " + "x" * 70 + "\n"
    return text + comment * max(0, (size - len(text)) // len(comment))


RECORD = long_record(500_000)


async def fetch(http: Http, *paths: str) -> None:
    for path in paths:
        await http.ask("GET", path)


def same_for_all(_number: int) -> tuple[str, ...]:
    words = [f"/api/games/{game}/words/pl.ftl" for game in ("sardinia", "settlers", "saltfjord")]
    almanacs = [f"/api/games/{game}/almanac?language=pl" for game in ("settlers", "saltfjord")]
    return (*words, *almanacs, "/api/openapi.json", "/api/games/saltfjord")


class Attacks:
    """What somebody may do who wants everybody to wait."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.mine: list[str] = []

    async def prepare(self, http: Http) -> None:
        guest: Json = {"name": "Eve", "bearer": True}
        http.token = (await http.request("POST", "/api/session/guest", guest))["token"]
        for game, seats in (("saltfjord", 1), ("sardinia", 2)):
            order: Json = {"game": game, "seats": ["me"] * seats, "start": True}
            made = await http.request("POST", "/api/tables", order)
            self.mine.append(made["id"])
        await self._play_long(http, self.mine[1])

    async def _play_long(self, http: Http, table: str) -> None:
        """A game to its end."""
        state = await http.request("GET", f"/api/tables/{table}/state")
        while state["status"] == "running":
            body = {"seat": state["seat"], "token": state["token"]}
            body["move"] = state["legal"][0]["index"]
            done = await http.request("POST", f"/api/tables/{table}/moves", body)
            state = done["state"]
            if not state["legal"]:
                state = await http.request("GET", f"/api/tables/{table}/state")
            await asyncio.sleep(0.05)

    async def verify(self, http: Http, _number: int) -> None:
        await http.request("POST", "/api/records/verify", {"record": RECORD})

    async def words(self, http: Http, number: int) -> None:
        await fetch(http, *same_for_all(number))

    async def payments(self, http: Http, _number: int) -> None:
        await fetch(http, f"/api/tables/{self.mine[0]}/choices?language=pl")

    async def states(self, http: Http, _number: int) -> None:
        await fetch(
            http, *(f"/api/tables/{table}{x}" for table in self.mine for x in ("/state", ""))
        )

    async def records(self, http: Http, number: int) -> None:
        table = self.mine[1]
        await fetch(
            http, f"/api/tables/{table}/record", f"/api/tables/{table}/replay?move={number}"
        )

    async def lists(self, http: Http, _number: int) -> None:
        await fetch(http, "/api/lobby", "/api/me/tables", "/api/solo/saltfjord", "/api/daily")

    async def bodies(self, http: Http, number: int) -> None:
        deep = "[" * 200_000
        moves = list(range(10_000))
        path = f"/api/tables/{self.mine[0]}/preview"
        await http.request("POST", path, {"seat": 0, "token": deep, "moves": moves})

    async def lobby(self, http: Http, number: int) -> None:
        """The lobby changes all the time; the sockets are opened by `watch_lobby`."""
        order: Json = {"game": "sardinia", "seats": ["me", "open"]}
        made = await http.request("POST", "/api/tables", order)
        await http.request("DELETE", f"/api/tables/{made['id']}")
        await asyncio.sleep(1)

    async def watch_lobby(self, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        address = f"ws://127.0.0.1:{self.port}/api/lobby/socket"
        async with connect(address, additional_headers=headers, max_size=None) as socket:
            async for _frame in socket:
                pass


NAMES = ("verify", "words", "payments", "states", "records", "lists", "bodies", "lobby")


async def insist(http: Http, attack: Attack, count: itertools.count[int]) -> None:
    """Again and again, and as soon again as the limits allow."""
    while True:
        try:
            await attack(http, next(count))
        except RuntimeError:
            await asyncio.sleep(0.05)


async def attack(port: int, name: str, token: str, mine: list[str]) -> None:
    """Attack until killed."""
    attacks, count = Attacks(port), itertools.count(1)
    attacks.mine = mine
    tasks = []
    if name == "lobby":
        tasks += [asyncio.create_task(attacks.watch_lobby(token)) for _ in range(SOCKETS)]
    for _ in range(CONNECTIONS):
        http = Http(port)
        http.token = token
        tasks.append(asyncio.create_task(insist(http, getattr(attacks, name), count)))
    await asyncio.gather(*tasks)


async def requests(operator: Http) -> float:
    """How many requests the server has answered."""
    told = (await operator.ask("GET", "/metrics")).decode()
    counts = (line for line in told.splitlines() if line.startswith("osada_requests_total"))
    return sum(float(line.rpartition(" ")[2]) for line in counts)


async def victims(
    port: int, tables: int, seconds: float, pid: int, behind: str, wish: list[str]
) -> None:
    attacks, eve = Attacks(port), Http(port)
    await attacks.prepare(eve)
    operator = Http(port)
    operator.token = "count"
    figures: dict[str, Json] = {}
    for name in ("quiet", *wish, "quiet again"):
        made = [Table(port, number, "sardinia") for number in range(tables)]
        for table in made:  # anew each time, since games end
            await table.open()
        attacker = None
        if not name.startswith("quiet"):
            order = ["attack", str(port), name, eve.token, *attacks.mine]
            program = ["nice", "-n", behind, sys.executable, "-m", "benchmarks.attacks", *order]
            attacker = subprocess.Popen(program, stderr=subprocess.DEVNULL)
            await asyncio.sleep(4)
        began, spent, asked = time.perf_counter(), cpu(pid), await requests(operator)
        await asyncio.gather(*(table.play(0.5, began + seconds) for table in made))
        took, spent = time.perf_counter() - began, cpu(pid) - spent
        latencies = [x for table in made for x in table.latencies]
        figures[name] = summary(latencies, took, spent) | {"busy": spent / took}
        figures[name]["max_ms"] = 1000 * max(latencies, default=0)
        figures[name]["asked"] = (await requests(operator) - asked - len(latencies)) / took
        if attacker is not None:
            attacker.kill()
            attacker.wait()
            await asyncio.sleep(1)
    print(json.dumps(figures))


def show(figures: dict[str, Json]) -> None:
    shown = Shown(title="A move of nine tables, milliseconds; load " + str(os.getloadavg()[0]))
    columns = ("attack", "p50", "p95", "max", "moves a second", "other requests a second")
    for column in (*columns, "the server's core, %"):
        shown.add_column(column, justify="left" if column == "attack" else "right")
    for name, found in figures.items():
        cells = [found[key] for key in ("p50_ms", "p95_ms", "max_ms", "moves_s", "asked")]
        shown.add_row(name, *(f"{x:,.1f}" for x in cells), f"{100 * found['busy']:.0f}")
    Console(width=100).print(shown)


def main() -> None:
    if sys.argv[1:2] == ["attack"]:
        port, name, token, *mine = sys.argv[2:]
        uvloop.run(attack(int(port), name, token, mine))
    if sys.argv[1:2] == ["victims"]:
        port, tables, seconds, pid, behind, *names = sys.argv[2:]
        uvloop.run(victims(int(port), int(tables), float(seconds), int(pid), behind, names))
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--nice", default="15", help="how far behind the attackers stand")
    parser.add_argument("attacks", nargs="*", default=NAMES)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/osada.db"
        settings = {"log_level": "warning", "clock_tick_ms": "500", "limits": "1"}
        settings["bot_seconds"] = "5"
        with Node(Path(folder), url, **settings) as node:
            assert node.process is not None
            order = ["victims", str(node.port), str(wish.tables), str(wish.seconds)]
            program = [sys.executable, "-m", "benchmarks.attacks", *order, str(node.process.pid)]
            program += [wish.nice, *wish.attacks]
            done = subprocess.run(program, stdout=subprocess.PIPE, check=True)
    show(json.loads(done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    main()

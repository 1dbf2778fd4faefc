"""Nothing is lost: restarts, kills, and two nodes on one database."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import Client, Json, seated
from tests.server.crash import Game
from tests.server.node import Node, postgres_program
from tests.waiting import wait_for

Come = Callable[..., Client]
GAMES = int(os.environ.get("OSADA_CRASH_GAMES", "5"))


def look(client: Client, table: str) -> Json:
    """Everything that happened and the position; who is connected is not part of the game."""
    with client.watch(table) as watch:
        frame = watch.next()
    frame["state"]["clock"].pop("now")
    frame.pop("info")
    return frame


def test_a_table_goes_on_after_a_restart(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada, bo = guest(node, "Ada"), guest(node, "Bo")
        table = seated(ada, bo)
        ada.play(table, "add")
        before = look(bo, table)
        assert node.stop() == 0
        node.start().wait()
        assert look(bo, table) == before
        assert node.kill() == -9
        node.start().wait()
        assert look(bo, table) == before
        bo.play(table, "add")
        assert ada.undo(table)["state"]["view"]["pebbles"] == [0, 1]


@pytest.mark.long
def test_bots_go_on_after_a_restart(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada = guest(node)
        tables = [ada.table("sardinia", "bot:random", "bot:random", start=True) for _ in range(2)]
        seen: dict[str, list[str]] = {}
        for table in tables:
            with ada.watch(table) as watch:
                entries = watch.next()["entries"] + watch.next()["entries"]
                seen[table] = [json.dumps(entry) for entry in entries]
        node.kill()
        node.start().wait()
        for table in tables:
            wait_for(lambda: ada.info(table), lambda i: i["status"] == "finished")  # noqa: B023
            with ada.watch(table) as watch:
                entries = [json.dumps(entry) for entry in watch.next()["entries"]]
            assert entries[: len(seen[table])] == seen[table]
            assert ada.get(f"/api/tables/{table}/verify")["ok"]


@pytest.mark.long
def test_kills_under_load_lose_nothing(folder: Path) -> None:
    """In full, with a hundred games: OSADA_CRASH_GAMES=100."""
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        games = [
            Game(lambda: [node.url], i, "pebbles" if i % 5 else "sardinia") for i in range(GAMES)
        ]
        for game in games:
            game.start()
        for _ in range(2):
            moves = sum(len(game.accepted) for game in games)
            wait_for(lambda: sum(len(game.accepted) for game in games) > moves + 5)  # noqa: B023
            node.kill()
            node.start().wait()
        _finish(games)
    assert sum(game.retries for game in games)


def _finish(games: list[Game]) -> None:
    for game in games:
        game.join()
    for game in games:
        game.check()
        game.close()


@pytest.mark.long
def test_two_nodes_serve_one_table_and_one_may_die(
    folder: Path, postgres: str, guest: Come
) -> None:
    with Node(folder, postgres) as one, Node(folder, postgres) as two:
        ada, bo = guest(one, "Ada"), guest(two, "Bo")
        table = seated(ada, bo)
        with bo.watch(table) as watch:  # at the other node
            done = ada.play(table, "add")
            frame = watch.until(done["seq"])
            assert frame["state"]["view"]["pebbles"] == [1, 0]
            done = bo.play(table, "roll")
            ada.play(table, "add")
            watch.until(done["seq"] + 1)
            seen = watch.seqs
        games = [Game(lambda: [one.url, two.url], i, "pebbles") for i in range(4)]
        for game in games[::2]:
            game.go_to(two.url)
        for game in games:
            game.start()
        wait_for(lambda: all(game.accepted for game in games))
        one.kill()
        again = ada.at(two.url)
        again.play(table, "add")
        with bo.watch(table, since=max(seen)) as watch:
            watch.until(max(seen) + 1)
            assert seen + watch.seqs == list(range(1, max(seen) + 2))
        for game in games:
            game.urls = lambda: [two.url]
        _finish(games)
        again.close()


@pytest.mark.long
def test_a_bot_of_a_dead_node_is_taken_up_by_another(
    folder: Path, postgres: str, guest: Come
) -> None:
    with Node(folder, postgres) as one, Node(folder, postgres) as two:
        ada = guest(one)
        tables = [ada.table("sardinia", "bot:random", "bot:random", start=True) for _ in range(2)]
        wait_for(lambda: all(ada.state(table)["length"] > 3 for table in tables))
        one.kill()
        there = ada.at(two.url)
        for table in tables:
            wait_for(lambda: there.info(table), lambda i: i["status"] == "finished")  # noqa: B023
            assert there.get(f"/api/tables/{table}/verify")["ok"]
        there.close()


def test_a_stop_does_not_wait_for_thoughts(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db", bot_seconds="60") as node:
        ada = guest(node)
        ada.post("/api/daily/saltfjord/play")  # its par takes a while
        ada.table("sardinia", "bot:level5", "bot:level5", start=True)
        wait_for(lambda: thinkers(node.port) > 1)
        began = time.monotonic()
        assert node.stop() == 0
        assert time.monotonic() - began < 10


def thinkers(port: int) -> int:
    """Processes that were started by the server of a port, or by its children."""
    mark = f"OSADA_PORT={port}".encode()
    found = 0
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            found += mark in path.read_bytes().split(b"\0")
        except OSError:
            continue
    return found


def test_thinkers_end_with_their_server(folder: Path, guest: Come) -> None:
    if not Path("/proc/self/environ").exists():
        pytest.skip("NOT TESTED: no /proc here")
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada = guest(node)
        table = ada.table("pebbles", "me", "bot:random", start=True)
        wait_for(lambda: ada.state(table), lambda s: s["open_seats"] == [0])
        assert thinkers(node.port) > 1
        node.kill()
        wait_for(lambda: not thinkers(node.port))


def test_a_postgresql_was_there() -> None:
    """Loud when CI has none."""
    assert postgres_program("initdb") or not os.environ.get("CI")

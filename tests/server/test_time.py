"""Time limits are counted by a clock that nobody can set."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from osada.server.platform import timekeeping
from osada.server.server import Server
from osada.server.tables.state.hosted_table import HostedTable
from tests.server.client import Json
from tests.server.in_process import Caller, quick, served
from tests.waiting import wait_in_loop

HOUR = 3_600_000
BANK = 600_000


class Clocks:
    """The machine's clocks, in a test's hands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = time.time_ns() // 1_000_000
        self.up = 5 * HOUR
        monkeypatch.setattr(time, "time_ns", lambda: self.wall * 1_000_000)
        monkeypatch.setattr(time, "clock_gettime_ns", lambda _which: self.up * 1_000_000)

    def pass_(self, ms: int) -> None:
        """Time passes."""
        self.wall += ms
        self.up += ms

    def set(self, ms: int) -> None:
        """Somebody sets the clock on the wall."""
        self.wall += ms


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    return Clocks(monkeypatch)


async def timed_table(ada: Caller) -> str:
    await ada.come_in()
    clock = {"kind": "live", "bank_ms": BANK, "increment_ms": 0}
    order = {"game": "sardinia", "seats": ["me", "me"], "clock": clock, "start": True}
    return str((await ada.post("/api/tables", order))["id"])


async def left(ada: Caller, table: str) -> Json:
    clock: Json = (await ada.get(f"/api/tables/{table}/state"))["clock"]
    return clock


async def move(ada: Caller, table: str) -> None:
    now = await ada.get(f"/api/tables/{table}/state")
    body = {"seat": now["seat"], "token": now["token"], "move": now["legal"][0]["index"]}
    await ada.post(f"/api/tables/{table}/moves", body)


def overdue(hosted: HostedTable) -> list[bool]:
    return [occupant.overdue for occupant in hosted.occupants]


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 30 * 24 * HOUR])
def test_a_clock_that_is_set_takes_nobodys_time_and_gives_none(
    folder: Path, clocks: Clocks, jump: int
) -> None:
    async def scene() -> None:
        server = Server(quick(f"sqlite:///{folder}/osada.db"))
        async with served(server) as ada:
            table = await timed_table(ada)
            clocks.pass_(60_000)
            before = await left(ada, table)
            clocks.set(jump)
            await server.tables.referee.tick()
            assert not any(await server.tables.registry.read(table, overdue))
            after = await left(ada, table)
            assert after["left_ms"] == before["left_ms"]
            first = before["running"][0]
            assert before["left_ms"][first] == BANK - 60_000
            clocks.pass_(1000)
            await move(ada, table)
            clocks.pass_(1000)
            clocks.set(-jump)
            running = (await left(ada, table))["running"][0]
            spent = [0, 0]
            spent[first] += 61_000
            spent[running] += 1000
            assert (await left(ada, table))["left_ms"] == [BANK - ms for ms in spent]
            clocks.pass_(BANK)
            await server.tables.referee.tick()
            assert (await server.tables.registry.read(table, overdue))[running]

    asyncio.run(scene())


def test_a_restart_loses_count_of_nothing_while_the_machine_is_up(
    folder: Path, clocks: Clocks
) -> None:
    url = f"sqlite:///{folder}/osada.db"

    async def scene() -> None:
        async with served(Server(quick(url))) as ada:
            table = await timed_table(ada)
            token = ada.http.headers["Authorization"].partition(" ")[2]
        clocks.pass_(20_000)  # clocks go on while the server is down
        clocks.set(HOUR)
        async with served(Server(quick(url))) as ada:
            ada.be(token)
            assert min((await left(ada, table))["left_ms"]) == BANK - 20_000

    asyncio.run(scene())


def test_after_the_machine_was_down_the_wall_says_how_long(
    folder: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{folder}/osada.db"

    async def scene() -> None:
        server = Server(quick(url))
        async with served(server) as ada:
            table = await timed_table(ada)
            token = ada.http.headers["Authorization"].partition(" ")[2]
            clocks.set(HOUR)
            await timekeeping.Timekeeper(
                server.platform.engine
            ).look()  # as it does every few seconds
        clocks.pass_(20_000)
        clocks.up = 0
        monkeypatch.setattr(timekeeping, "_boot", lambda: "another")
        async with served(Server(quick(url))) as ada:
            ada.be(token)
            assert min((await left(ada, table))["left_ms"]) == BANK - 20_000

    asyncio.run(scene())


def test_people_read_the_time_on_the_wall(folder: Path, clocks: Clocks) -> None:
    async def scene() -> None:
        server = Server(quick(f"sqlite:///{folder}/osada.db"))
        async with served(server) as ada:
            table = await timed_table(ada)
            clocks.set(HOUR)
            await move(ada, table)
            at = await server.tables.registry.read(
                table, lambda hosted: hosted.history[-1].entry.at
            )
            assert at == clocks.wall
            shown = await left(ada, table)
            assert shown["deadlines"][shown["running"][0]] > shown["now"]

    asyncio.run(scene())


def test_bots_are_asked_though_the_clock_was_set_back(
    folder: Path, clocks: Clocks, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        server = Server(quick(f"sqlite:///{folder}/osada.db"))
        async with served(server) as ada:
            await ada.come_in()
            monkeypatch.setattr(server.tables.referee, "changed", lambda _hosted: None)
            order = {"game": "sardinia", "seats": ["bot:random", "bot:random"], "start": True}
            table = (await ada.post("/api/tables", order))["id"]
            clocks.set(-HOUR)
            await server.tables.referee.tick()
            await server.tables.referee.tick()
            await wait_in_loop(
                lambda: server.tables.registry.read(table, lambda hosted: len(hosted.history)),
                lambda moves: moves > 3,
            )

    asyncio.run(scene())

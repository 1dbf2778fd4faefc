"""A client's reads are never older than what it has been told, whichever node it asks."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import Executable

from osada.server.platform.writer import Change
from osada.server.server import Server
from osada.server.tables.lobby import LobbyVisitor
from tests.server.client import Json
from tests.server.in_process import Caller, quick, served
from tests.server.node import Node


class NoNews:
    """A bus that brings nothing of what other nodes say."""

    shared = True

    def announce(self, change: Change) -> Executable:
        """Nobody hears it anyway."""
        raise NotImplementedError

    async def open(self, *_: object) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Nothing to stop."""


def deaf(url: str) -> Server:
    """A node to which news is on the way for ever."""
    server = Server(quick(url))
    server.platform.bus = NoNews()
    return server


async def table_at(one: Caller, two: Caller) -> str:
    """A table that both nodes have in memory."""
    two.be(await one.come_in())
    order = {"game": "sardinia", "seats": ["me", "me"], "start": True}
    table = str((await one.post("/api/tables", order))["id"])
    await two.get(f"/api/tables/{table}/state")
    return table


async def move(at: Caller, table: str) -> int:
    """Make some move; gives the last entry that the answer told."""
    now = await at.get(f"/api/tables/{table}/state")
    body = {"seat": now["seat"], "token": now["token"], "move": now["legal"][0]["index"]}
    state: dict[str, Any] = (await at.post(f"/api/tables/{table}/moves", body))["state"]
    return int(state["seq"])


def timeless(told: Json) -> Json:
    """An answer but for the time at which it was given."""
    return {name: value for name, value in told.items() if name != "clock"}


READS = ("", "/state", "/choices", "/tips")


def test_whoever_sat_down_at_another_node_is_let_in(postgres: str) -> None:
    """Even without saying what they have been told."""

    async def scene() -> None:
        async with served(deaf(postgres)) as one, served(deaf(postgres)) as two:
            host, guest = await one.come_in(), await two.come_in()
            order = {"game": "sardinia", "seats": ["me", "open"], "spectators": False}
            table = str((await one.post("/api/tables", order))["id"])
            await one.get(f"/api/tables/{table}/state")
            await two.post(f"/api/tables/{table}/join", {})
            one.be(guest)
            state = await one.get(f"/api/tables/{table}/state?seat=1")
            assert (state["seat"], state["status"]) == (1, "open")
            one.be(host)

    asyncio.run(scene())


def test_reads_at_another_node_wait_for_what_was_seen(postgres: str) -> None:
    async def scene() -> None:
        async with served(deaf(postgres)) as one, served(deaf(postgres)) as two:
            table = await table_at(one, two)
            for read in READS:
                path = f"/api/tables/{table}{read}"
                before = await two.get(path)
                told = await move(one, table)
                assert await two.get(path) == before  # the news is not there
                fresh = await two.get(path, Osada_Seen=str(told))
                assert timeless(fresh) == timeless(await one.get(path))
                assert fresh != before

    asyncio.run(scene())


def test_a_socket_at_another_node_begins_with_all_that_was_written(postgres: str) -> None:
    """A page that is loaded again knows nothing, but its reader does."""

    async def scene() -> None:
        async with served(deaf(postgres)) as one, served(deaf(postgres)) as two:
            table = await table_at(one, two)
            for _ in range(2):
                told = await move(one, table)
                assert (await two.first_frame(f"/api/tables/{table}/socket"))["seq"] == told

    asyncio.run(scene())


def test_what_nobody_has_written_cannot_have_been_seen(postgres: str) -> None:
    async def scene() -> None:
        async with served(deaf(postgres)) as one, served(deaf(postgres)) as two:
            path = f"/api/tables/{await table_at(one, two)}/state"
            early = await two.ask("GET", path, Osada_Seen="999")
            assert (early.status_code, early.headers["retry-after"]) == (409, "1")
            for nonsense in ("-1", "x", "1.5", "9" * 30):
                assert (await two.ask("GET", path, Osada_Seen=nonsense)).status_code == 422

    asyncio.run(scene())


def test_whoever_comes_to_the_lobby_of_another_node_sees_their_new_table(postgres: str) -> None:
    async def scene() -> None:
        here = deaf(postgres)
        async with served(deaf(postgres)) as one, served(here):
            await here.tables.lobby.lists.frame(None)
            await one.come_in()
            order = {"game": "sardinia", "seats": ["me", "open"]}
            table = (await one.post("/api/tables", order))["id"]
            assert table.encode() not in await here.tables.lobby.lists.frame(None)
            here.tables.lobby.join(LobbyVisitor(None, None))
            assert table.encode() in await here.tables.lobby.lists.frame(None)

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/api/tables/{table}/state", "/api/tables/{table}/record"])
def test_the_header_is_described(path: str, plain_node: Node) -> None:
    described = httpx.get(f"{plain_node.url}/api/openapi.json", verify=False).json()
    names = [each["name"] for each in described["paths"][path]["get"]["parameters"]]
    assert names.count("Osada-Seen") == 1

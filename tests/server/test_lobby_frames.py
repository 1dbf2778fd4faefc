"""Many look at the lobby: a change is read and written once for all of them."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from osada.server.platform.identity.schemas import User
from osada.server.server import Server
from osada.server.tables import lobby, table_lists
from osada.server.tables.lobby import LobbyVisitor
from osada.server.tables.state.request_schemas import TableBody
from tests.server.test_quarantine import with_server
from tests.waiting import wait_until


async def waiting(server: Server, name: str, access: Any = "open") -> User:
    """Somebody who waits at a table of their own."""
    host = await server.platform.users.add("guest", name, "en")
    order = TableBody(game="sardinia", seats=["me", "open"], access=access)
    await server.tables.maker.make(host, order)
    return host


def test_a_change_is_read_once_however_many_look_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    real = table_lists.in_lobby

    async def counted(connection: Any, status: Any, game: str | None = None) -> Any:
        read.append(status)
        return await real(connection, status, game)

    async def scene(server: Server) -> None:
        ada = await waiting(server, "Ada")
        monkeypatch.setattr(table_lists, "in_lobby", counted)
        frames = [json.loads(await server.tables.lobby.lists.frame(None)) for _ in range(20)]
        frames += [json.loads(await server.tables.lobby.lists.frame("u_other")) for _ in range(20)]
        assert read == ["open", "running"]
        assert frames[0] == frames[-1]
        assert [card["seats"][0]["name"] for card in frames[0]["open"]] == ["Ada"]
        mine = json.loads(await server.tables.lobby.lists.frame(ada.id))
        assert mine["open"][0]["my_seats"] == [0]
        assert len(mine["mine"]) == 1
        await waiting(server, "Bo")
        assert len(json.loads(await server.tables.lobby.lists.frame(None))["open"]) == 2

    with_server(folder, scene)


def is_last(frames: list[bytes]) -> bool:
    """Whether the newest frame shows all eleven tables."""
    return len(json.loads(frames[-1])["open"]) == 11


def test_a_burst_of_changes_is_told_in_two_rounds(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "PACE", 0.0)

    async def scene(server: Server) -> None:
        host = await waiting(server, "Ada")
        visitors = [LobbyVisitor(None, None) for _ in range(50)] + [LobbyVisitor(host.id, None)]
        told: dict[LobbyVisitor, list[bytes]] = {visitor: [] for visitor in visitors}
        for visitor in visitors:
            monkeypatch.setattr(visitor, "offer", told[visitor].append)
            server.tables.lobby.join(visitor)
        began = monotonic()
        for number in range(10):
            await waiting(server, f"B{number}")
        rounds = 2 + (monotonic() - began) / lobby.PAUSE
        await wait_until(lambda: all(frames and is_last(frames) for frames in told.values()))
        for visitor, frames in told.items():
            assert len(frames) <= rounds
            last = json.loads(frames[-1])
            assert len(last["mine"]) == (visitor.user is not None)

    with_server(folder, scene)


def test_own_tables_of_all_visitors_are_read_together(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    real = table_lists.of_users

    async def counted(connection: Any, users: Any, statuses: Any) -> Any:
        read.append(len(users))
        return await real(connection, users, statuses)

    async def scene(server: Server) -> None:
        people = [await waiting(server, f"P{number}") for number in range(5)]
        monkeypatch.setattr(table_lists, "of_users", counted)
        lists = server.tables.lobby.lists
        await lists.prepare([person.id for person in people])
        frames = [json.loads(await lists.frame(person.id)) for person in people]
        assert read == [5]
        assert [len(frame["mine"]) for frame in frames] == [1] * 5
        lists.invalidate([people[0].id])
        await lists.frame(people[0].id)
        await lists.frame(people[1].id)
        assert read == [5, 1]

    with_server(folder, scene)

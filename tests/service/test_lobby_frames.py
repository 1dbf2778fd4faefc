"""Many look at the lobby: a change is read and written once for all of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from osada.service.bodies import TableBody
from osada.service.server import Server
from osada.service.store import table_lists
from osada.service.wire.people import User
from tests.service.test_aside import with_server


async def waiting(server: Server, name: str, access: Any = "open") -> User:
    """Somebody who waits at a table of their own."""
    host = await server.people.add("guest", name, "en")
    order = TableBody(game="sardinia", seats=["me", "open"], access=access)
    await server.maker.make(host, order)
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
        frames = [json.loads(await server.lobby.frame(None)) for _ in range(20)]
        frames += [json.loads(await server.lobby.frame("u_other")) for _ in range(20)]
        assert read == ["open", "running"]
        assert frames[0] == frames[-1]
        assert [card["seats"][0]["name"] for card in frames[0]["open"]] == ["Ada"]
        mine = json.loads(await server.lobby.frame(ada.id))
        assert mine["open"][0]["my_seats"] == [0]
        assert len(mine["mine"]) == 1
        await waiting(server, "Bo")
        assert len(json.loads(await server.lobby.frame(None))["open"]) == 2

    with_server(folder, scene)

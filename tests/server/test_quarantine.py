"""A table that cannot be read, and a round that fails, are nobody else's trouble."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from osada.server.accounts import store
from osada.server.accounts.service import AccountDeletion
from osada.server.app import create_app
from osada.server.platform import loops
from osada.server.platform.database_schema import LOG, TABLES
from osada.server.platform.loops import Loop, Loops
from osada.server.platform.problems import Problem
from osada.server.platform.settings import Settings
from osada.server.server import Server
from osada.server.tables.state.request_schemas import TableBody
from tests.waiting import wait_until


def with_server(folder: Path, scene: Callable[[Server], Awaitable[None]]) -> None:
    """Play a scene on a server that nobody can reach from outside."""

    async def play() -> None:
        settings = Settings(
            database_url=f"sqlite:///{folder}/osada.db", clock_tick_ms=20, metrics_token="count"
        )
        server = Server(settings)
        await server.open()
        try:
            await scene(server)
        finally:
            await server.close()

    asyncio.run(play())


async def table_out_of_time(server: Server) -> str:
    """A running table whose clock has run out."""
    ada = await server.platform.users.add("guest", "Ada", "en")
    order = TableBody(game="sardinia", seats=["me", "me"], start=True)
    table = (await server.tables.maker.make(ada, order)).id
    async with server.platform.engine.begin() as connection:
        late = update(TABLES).where(TABLES.c.id == table)
        await connection.execute(late.values(deadline=1, bot_due=False))
    return table


async def spoil(server: Server, table: str) -> None:
    """Somebody's disk, or an earlier mistake: the last entry is no entry."""
    async with server.platform.engine.begin() as connection:
        last = update(LOG).where(LOG.c.table_id == table, LOG.c.seq == 2)
        await connection.execute(last.values(body=b'{"kind": "dance"}'))
    server.tables.registry.slot(table).hosted = None


async def page(server: Server, path: str) -> str:
    """What the operator reads."""
    app = create_app(server.platform.settings)
    app.state.server = server
    headers = {"Authorization": "Bearer count"}
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://osada", verify=False
    ) as client:
        return (await client.get(path, headers=headers)).text


def test_a_table_that_cannot_be_read_is_set_aside(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(server: Server) -> None:
        table = await table_out_of_time(server)
        await spoil(server, table)
        await wait_until(lambda: table in server.tables.registry.quarantine.tables)
        await server.tables.referee.tick()
        await server.tables.referee.tick()
        assert server.tables.registry.quarantine.tables[table].reason == "entry 2: ValidationError"
        with pytest.raises(Problem, match="cannot be read"):
            await server.tables.registry.read(table, lambda hosted: hosted.seq)
        assert await server.platform.well()
        assert "in quarantine" in (await page(server, "/operator"))
        other = await server.platform.users.add("guest", "Bo", "en")
        order = TableBody(game="sardinia", seats=["me", "me"], start=True)
        assert (await server.tables.maker.make(other, order)).status == "running"

    with_server(folder, scene)
    with_server(folder, scene)  # and it starts again with such a table in its database
    told = [record for record in caplog.records if "in quarantine" in record.getMessage()]
    assert len(told) == 3  # once for each table and start: the first one's is met again


def test_a_user_of_a_table_that_cannot_be_read_can_be_exported_and_deleted(folder: Path) -> None:
    async def scene(server: Server) -> None:
        platform = server.platform
        ada = await platform.users.add("guest", "Ada", "en")
        order = TableBody(game="sardinia", seats=["me", "me"], start=True)
        table = (await server.tables.maker.make(ada, order)).id
        spoilt = f'{{"kind":"chat","user":"{ada.id}","text":"secret","more":'.encode()
        async with platform.engine.begin() as connection:
            last = update(LOG).where(LOG.c.table_id == table, LOG.c.seq == 2)
            await connection.execute(last.values(body=spoilt))
            assert await store.said_by(connection, ada.id) == []
        server.tables.registry.slot(table).hosted = None
        await server.services[AccountDeletion].leave(ada)
        async with platform.engine.connect() as connection:
            bodies = (await connection.execute(select(LOG.c.body))).scalars().all()
        assert not [body for body in bodies if b"Ada" in body or b"secret" in body]

    with_server(folder, scene)


def test_a_loop_goes_on_after_anything() -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(1)
        if len(rounds) < 4:
            raise RecursionError

    async def scene() -> None:
        kept = Loops()
        loop = kept.keep("work", work, 0.01)
        await wait_until(lambda: len(rounds) > 5)
        assert not kept.late()
        await kept.stop(loop)

    asyncio.run(scene())


def test_a_loop_without_a_good_round_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        raise OSError

    async def scene() -> None:
        kept = Loops()
        loop: Loop = kept.keep("work", work, 0.01)
        assert kept.late() == []
        monkeypatch.setattr(loops, "_LATE_AFTER", 0.02)
        await wait_until(lambda: kept.late() == ["work"])
        await kept.stop(loop)

    asyncio.run(scene())

"""Tables as lists read them from the database."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from osada.core.options import settle
from osada.games import find
from osada.service.bodies import TableBody
from osada.service.problems import Problem
from osada.service.server import Server
from osada.service.store import table_lists
from osada.service.store.schema import TABLES
from osada.service.table.commands import seating
from tests.service.test_aside import with_server


def test_a_seat_is_taken_over_where_a_bot_plays_for_a_person(folder: Path) -> None:
    async def taken(server: Server) -> list[bool]:
        async with server.engine.connect() as connection:
            (listed,) = await table_lists.read_lists(connection, select(TABLES))
            assert await table_lists.unfinished(connection, listed.maker) == 1
        return [each.taken_over for each in listed.occupants]

    async def scene(server: Server) -> None:
        ada = await server.people.add("guest", "Ada", "en")
        order = TableBody(game="sardinia", seats=["me", "bot:random"], start=True)
        table = (await server.maker.make(ada, order)).id
        assert await taken(server) == [False, False]
        await server.tables.change(table, seating.leave, ada)
        assert await taken(server) == [True, False]

    with_server(folder, scene)


def test_a_table_on_a_stream_is_for_its_game_and_options(folder: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await server.people.add("guest", "Ada", "en")
        game = find("sardinia")
        options = settle(game.options, {})
        stream = (await server.streams.make(ada, game, 2, options)).id
        alone = TableBody(game="sardinia", seats=["me", "me", "me"], stream=stream)
        other = TableBody(game="saltfjord", seats=["me", "me"], stream=stream)
        for order in (alone, other):
            with pytest.raises(Problem, match="for another game"):
                await server.maker.make(ada, order)
        fits = TableBody(game="sardinia", seats=["me", "me"], options=options, stream=stream)
        assert (await server.maker.make(ada, fits)).made.stream == stream

    with_server(folder, scene)

"""Tables as lists read them from the database."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from osada.core.options import settle
from osada.games import find
from osada.server.challenges.service import ChallengeService
from osada.server.platform.database_schema import TABLES
from osada.server.platform.problems import Problem
from osada.server.server import Server
from osada.server.tables import table_lists
from osada.server.tables.state.commands import seating
from osada.server.tables.state.request_schemas import TableBody
from tests.server.test_quarantine import with_server


def test_a_seat_is_taken_over_where_a_bot_plays_for_a_person(folder: Path) -> None:
    async def taken(server: Server) -> list[bool]:
        async with server.platform.engine.connect() as connection:
            (listed,) = await table_lists.read_lists(connection, select(TABLES))
            assert await table_lists.count_unfinished(connection, listed.maker) == 1
        return [each.taken_over for each in listed.occupants]

    async def scene(server: Server) -> None:
        ada = await server.platform.users.add("guest", "Ada", "en")
        order = TableBody(game="sardinia", seats=["me", "bot:random"], start=True)
        table = (await server.tables.maker.make(ada, order)).id
        assert await taken(server) == [False, False]
        await server.tables.registry.change(table, seating.leave, ada)
        assert await taken(server) == [True, False]

    with_server(folder, scene)


def test_a_table_on_a_stream_is_for_its_game_and_options(folder: Path) -> None:
    async def scene(server: Server) -> None:
        ada = await server.platform.users.add("guest", "Ada", "en")
        game = find("sardinia")
        options = settle(game.options, {})
        stream = (await server.services[ChallengeService].make(ada, game, 2, options)).id
        alone = TableBody(game="sardinia", seats=["me", "me", "me"], stream=stream)
        other = TableBody(game="saltfjord", seats=["me", "me"], stream=stream)
        for order in (alone, other):
            with pytest.raises(Problem, match="for another game"):
                await server.tables.maker.make(ada, order)
        fits = TableBody(game="sardinia", seats=["me", "me"], options=options, stream=stream)
        assert (await server.tables.maker.make(ada, fits)).setup.stream == stream

    with_server(folder, scene)

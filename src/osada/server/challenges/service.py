"""Streams of dice shared by tables: duplicate play and daily challenges."""

from __future__ import annotations

import datetime
from contextlib import suppress
from typing import Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core import chance
from osada.core.game import Game
from osada.core.options import settle
from osada.core.solo import category_of, challenges_of
from osada.games import every, find
from osada.server.challenges.results import best_rows
from osada.server.challenges.schemas import MyTry, Stream
from osada.server.challenges.stream_par import ParQueue
from osada.server.platform.clock import end_of_day, now_ms, today
from osada.server.platform.database import server_secret
from osada.server.platform.database_schema import RESULTS, STREAMS
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, forbidden, invalid, not_found
from osada.server.platform.services import Service
from osada.server.platform.timestamps import maybe
from osada.server.platform.tokens import derived_number, derived_seed, new_id
from osada.server.platform.writer import Conflict
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.table_order import TableOrder
from osada.server.tables.state.terms import Terms
from osada.server.tables.streams import StoredStream
from osada.server.tables.tables import Tables

_ATTEMPTS: Final = 4
"""Attempts to start the daily table when another device does the same."""


class ChallengeService(Service):
    """Creates and closes streams, and provides the daily ones with their pars."""

    def __init__(self, engine: AsyncEngine, tables: Tables, pars: ParQueue) -> None:
        self._engine = engine
        self._streams = tables.streams
        self._attempts = tables.attempts
        self._maker = tables.maker
        self._pars = pars
        self._secret = ""

    async def open(self) -> None:
        """Read the secret that daily seeds are derived from."""
        self._secret = await server_secret(self._engine)

    async def make(
        self, owner: User, game: Game, players: int, options: dict[str, str]
    ) -> StoredStream:
        """Create a stream that its owner can share."""
        name = new_id("s")
        seed = derived_seed(self._secret, f"stream {name}")
        return await self._streams.add(
            StoredStream(name, game.name, players, options, seed, owner.id, None, None, None, None)
        )

    async def close_stream(self, owner: User, stream: str) -> StoredStream:
        """Close a stream: no more tables, and its seed may be shown."""
        found = await self._streams.find(stream)
        if found.owner != owner.id:
            raise forbidden("only the owner of the stream may close it")
        if not found.closed:
            async with self._engine.begin() as connection:
                closing = update(STREAMS).where(STREAMS.c.id == stream)
                await connection.execute(closing.values(closes_at=now_ms()))
        return await self._streams.find(stream)

    # Daily challenges

    async def daily(self, game: Game, date: str | None) -> StoredStream:
        """Return the stream of a day; its seed is derived from the server's secret."""
        day = date or today()
        try:
            datetime.date.fromisoformat(day)
        except ValueError:
            raise invalid("date: expected a date like 2026-11-16") from None
        challenges = challenges_of(game)
        if not challenges:
            raise not_found("daily challenge")
        name = f"daily-{day}-{game.name}"
        found = await self._streams.lookup(name)
        if found is not None:
            self._request_par(found)
            return found
        if day != today():
            raise not_found("daily challenge")  # not requested on its day, so it was never made
        number = derived_number(self._secret, name)
        mode = challenges[number % len(challenges)]
        options = settle(game.options, mode.options)
        seed = derived_seed(self._secret, name)
        closes = end_of_day(day)
        stream = await self._streams.add(
            StoredStream(name, game.name, 1, options, seed, None, day, closes, None, None)
        )
        self._request_par(stream)
        return stream

    async def all_daily(self) -> list[StoredStream]:
        """Return today's streams of all games that have one."""
        return [await self.daily(game, None) for game in daily_games()]

    async def play_daily(self, user: User, game: Game) -> str:
        """Return a user's table of the day: the unfinished one, or a new one."""
        stream = await self.daily(game, None)
        for _ in range(_ATTEMPTS):
            with suppress(Conflict):  # two devices at the same moment: one table
                async with self._attempts.turn:
                    return await self._own_daily(user, stream)
        raise Problem("busy", "too much happened at once: try again")

    async def _own_daily(self, user: User, stream: StoredStream) -> str:
        for each in await self._attempts.of(stream.id, user.id):
            if each.status == "running" and each.user == user.id:
                return each.table
        terms = Terms(access="link", undo="information", spectators=True)
        seats = [Occupant("person", user.id, user.name)]
        order = TableOrder(find(stream.game), stream.options, seats, terms)
        return (await self._maker.begin_on_stream(order, user, stream)).id

    # Par

    def _request_par(self, stream: StoredStream) -> None:
        """Queue the par of a stream for one player, unless it is known."""
        if stream.players == 1 and stream.par is None:
            self._pars.add(stream.id, stream.owner)

    async def close(self) -> None:
        """Stop playing pars."""
        await self._pars.stop()

    # Views

    async def show(self, stream: StoredStream, user: User | None) -> Stream:
        """Return a stream with its results: a user's first attempt counts, if it ended in time."""
        self._request_par(stream)
        async with self._engine.connect() as connection:
            rows = await best_rows(connection, RESULTS.c.stream_id == stream.id)
        return Stream(
            id=stream.id,
            game=stream.game,
            players=stream.players,
            options=stream.options,
            category=category_of(find(stream.game), stream.options)
            if stream.players == 1
            else None,
            date=stream.date,
            commitment=chance.commitment(stream.seed),
            closed=stream.closed,
            closes_at=maybe(stream.closes_at),
            par=stream.par,
            par_bot=stream.par_bot,
            rows=rows,
            mine=await self._mine(stream, user),
        )

    async def _mine(self, stream: StoredStream, user: User | None) -> MyTry | None:
        tries = await self._attempts.of(stream.id, user.id) if user is not None else []
        if user is None or not tries:
            return None
        own = [each for each in tries if each.user == user.id]
        running = next((each.table for each in own if each.status == "running"), None)
        first = (own or tries)[0]
        elsewhere = tries[0].user != user.id
        return MyTry(first.table, first.status == "finished", running, elsewhere)


def daily_games() -> list[Game]:
    """Return the games that have a daily challenge."""
    return [game for game in every() if challenges_of(game)]

"""One stream of dice for any number of tables: duplicate play, and the challenge of the day."""

from __future__ import annotations

import datetime
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core import chance
from osada.core.game import Game
from osada.core.options import settle
from osada.core.solo import category_of, challenges_of
from osada.games import every, find
from osada.service.cancellation import uninterrupted
from osada.service.problems import forbidden, invalid, not_found
from osada.service.secrets import derived_number, derived_seed, new_id
from osada.service.solo.pars import Pars, Wanted
from osada.service.solo.results import best_rows
from osada.service.solo.tries import Tries
from osada.service.store.schema import RESULTS, STREAMS
from osada.service.times import end_of_day, now_ms, today
from osada.service.wire.moments import maybe
from osada.service.wire.people import User
from osada.service.wire.solo import MyTry, Stream


class StoredStream(msgspec.Struct, frozen=True):
    """A stream as it is kept."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    owner: str | None
    date: str | None
    closes_at: int | None
    par: int | None
    par_bot: str | None

    @property
    def closed(self) -> bool:
        """Whether the seed may be known."""
        return self.closes_at is not None and self.closes_at <= now_ms()


class Par(msgspec.Struct, frozen=True):
    """What a bot made of a stream's dice."""

    score: int
    bot: str


def _stored(row: Row[Any]) -> StoredStream:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return StoredStream(
        id=row.id,
        game=row.game,
        players=row.players,
        options=options,
        seed=row.seed,
        owner=row.owner_id,
        date=row.date,
        closes_at=row.closes_at,
        par=row.par,
        par_bot=row.par_bot,
    )


class Streams:
    """Makes streams, finds them, closes them."""

    def __init__(
        self,
        engine: AsyncEngine,
        secret: str,
        play: Callable[[StoredStream], Awaitable[Par]],
        tries: Tries,
    ) -> None:
        self._engine = engine
        self._secret = secret
        self._play = play
        self._tries = tries
        self._pars = Pars(self._play_par)

    async def find(self, stream: str) -> StoredStream:
        """The stream of that id."""
        found = await self._lookup(stream)
        if found is None:
            raise not_found("stream")
        return found

    async def _lookup(self, stream: str) -> StoredStream | None:
        async with self._engine.connect() as connection:
            wanted = select(STREAMS).where(STREAMS.c.id == stream)
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _stored(row)

    async def sealed(self, stream: str | None) -> bool:
        """Whether dice of a table must not be known to others yet."""
        return stream is not None and not (await self.find(stream)).closed

    async def make(
        self, owner: User, game: Game, players: int, options: dict[str, str]
    ) -> StoredStream:
        """A stream to be handed on."""
        name = new_id("s")
        seed = derived_seed(self._secret, f"stream {name}")
        return await self._keep(
            StoredStream(name, game.name, players, options, seed, owner.id, None, None, None, None)
        )

    async def close(self, owner: User, stream: str) -> StoredStream:
        """No more tables; the seed may be known."""
        found = await self.find(stream)
        if found.owner != owner.id:
            raise forbidden("only who made the stream may close it")
        if not found.closed:
            async with self._engine.begin() as connection:
                closing = update(STREAMS).where(STREAMS.c.id == stream)
                await connection.execute(closing.values(closes_at=now_ms()))
        return await self.find(stream)

    async def _keep(self, stream: StoredStream) -> StoredStream:
        row = {
            "id": stream.id,
            "game": stream.game,
            "players": stream.players,
            "options": msgspec.json.encode(stream.options).decode(),
            "seed": stream.seed,
            "owner_id": stream.owner,
            "date": stream.date,
            "created_at": now_ms(),
            "closes_at": stream.closes_at,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(STREAMS).values(row))
        except IntegrityError:  # somebody else was first: it is the same
            return await self.find(stream.id)
        return stream

    # The challenge of the day

    async def daily(self, game: Game, date: str | None) -> StoredStream:
        """A day's stream. Nobody can know its dice beforehand but who knows the secret."""
        day = date or today()
        try:
            datetime.date.fromisoformat(day)
        except ValueError:
            raise invalid("date: expected a date like 2026-11-16") from None
        challenges = challenges_of(game)
        if not challenges:
            raise not_found("daily challenge")
        name = f"daily-{day}-{game.name}"
        found = await self._lookup(name)
        if found is not None:
            self._want_par(found)
            return found
        if day != today():
            raise not_found("daily challenge")  # nobody asked for that day's
        number = derived_number(self._secret, name)
        mode = challenges[number % len(challenges)]
        options = settle(game.options, mode.options)
        seed = derived_seed(self._secret, name)
        closes = end_of_day(day)
        made = await self._keep(
            StoredStream(name, game.name, 1, options, seed, None, day, closes, None, None)
        )
        self._want_par(made)
        return made

    async def all_daily(self) -> list[StoredStream]:
        """Today's streams of all games that have one."""
        return [await self.daily(game, None) for game in daily_games()]

    # Par

    def _want_par(self, stream: StoredStream) -> None:
        """See in the background what a bot makes of the same stream, if that is not known."""
        if stream.players == 1 and stream.par is None:
            self._pars.ask(Wanted(stream.id, stream.owner))

    async def _play_par(self, stream: str) -> None:
        found = await uninterrupted(self.find(stream))
        if found.par is None:  # otherwise another node was faster
            await uninterrupted(self._set_par(stream, await self._play(found)))

    async def _set_par(self, stream: str, par: Par) -> None:
        async with self._engine.begin() as connection:
            unknown = update(STREAMS).where(STREAMS.c.id == stream, STREAMS.c.par.is_(None))
            await connection.execute(unknown.values(par=par.score, par_bot=par.bot))

    async def stop(self) -> None:
        """Let the pars be that are not known yet."""
        await self._pars.stop()

    # Showing

    async def show(self, stream: StoredStream, user: User | None) -> Stream:
        """A stream with its table of results: a person's first try counts, if it ended in time."""
        self._want_par(stream)
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
        tries = await self._tries.of(stream.id, user.id) if user is not None else []
        if user is None or not tries:
            return None
        own = [each for each in tries if each.user == user.id]
        running = next((each.table for each in own if each.status == "running"), None)
        first = (own or tries)[0]
        elsewhere = tries[0].user != user.id
        return MyTry(first.table, first.status == "finished", running, elsewhere)


def daily_games() -> list[Game]:
    """The games that have a daily challenge."""
    return [game for game in every() if challenges_of(game)]

"""One stream of dice for any number of tables: duplicate play, and the challenge of the day."""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
from sqlalchemy import Row, Select, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core import chance
from osada.core.game import Game
from osada.core.options import settle
from osada.games import every, find
from osada.service.play.pool import Pool
from osada.service.play.thinking import PAR, Party
from osada.service.problems import forbidden, invalid, not_found
from osada.service.secrets import derived_number, derived_seed, new_id
from osada.service.solo.pars import Pars, Wanted
from osada.service.solo.results import best_rows
from osada.service.store.schema import RESULTS, SEATS, STREAMS, TABLES
from osada.service.times import end_of_day, maybe, now_ms, today
from osada.service.wire.people import User
from osada.service.wire.solo import MyTry, Stream


class Dice(msgspec.Struct, frozen=True):
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


def _dice(row: Row[Any]) -> Dice:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return Dice(
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

    def __init__(self, engine: AsyncEngine, pool: Pool, secret: str, seconds: float) -> None:
        self._engine = engine
        self._pool = pool
        self._secret = secret
        self._seconds = seconds
        self._pars = Pars(self._play_par)

    async def find(self, stream: str) -> Dice:
        """The stream of that id."""
        found = await self._lookup(stream)
        if found is None:
            raise not_found("stream")
        return found

    async def _lookup(self, stream: str) -> Dice | None:
        async with self._engine.connect() as connection:
            wanted = select(STREAMS).where(STREAMS.c.id == stream)
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _dice(row)

    async def sealed(self, stream: str | None) -> bool:
        """Whether dice of a table must not be known to others yet."""
        return stream is not None and not (await self.find(stream)).closed

    async def make(self, owner: User, game: Game, players: int, options: dict[str, str]) -> Dice:
        """A stream to be handed on."""
        name = new_id("s")
        seed = derived_seed(self._secret, f"stream {name}")
        return await self._keep(
            Dice(name, game.name, players, options, seed, owner.id, None, None, None, None)
        )

    async def close(self, owner: User, stream: str) -> Dice:
        """No more tables; the seed may be known."""
        dice = await self.find(stream)
        if dice.owner != owner.id:
            raise forbidden("only who made the stream may close it")
        if not dice.closed:
            async with self._engine.begin() as connection:
                closing = update(STREAMS).where(STREAMS.c.id == stream)
                await connection.execute(closing.values(closes_at=now_ms()))
        return await self.find(stream)

    async def _keep(self, dice: Dice) -> Dice:
        row = {
            "id": dice.id,
            "game": dice.game,
            "players": dice.players,
            "options": msgspec.json.encode(dice.options).decode(),
            "seed": dice.seed,
            "owner_id": dice.owner,
            "date": dice.date,
            "created_at": now_ms(),
            "closes_at": dice.closes_at,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(STREAMS).values(row))
        except IntegrityError:  # somebody else was first: it is the same
            return await self.find(dice.id)
        return dice

    # The challenge of the day

    async def daily(self, game: Game, date: str | None) -> Dice:
        """A day's stream. Nobody can know its dice beforehand but who knows the secret."""
        day = date or today()
        try:
            datetime.date.fromisoformat(day)
        except ValueError:
            raise invalid("date: expected a date like 2026-11-16") from None
        challenges = game.challenges()
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
            Dice(name, game.name, 1, options, seed, None, day, closes, None, None)
        )
        self._want_par(made)
        return made

    async def all_daily(self) -> list[Dice]:
        """Today's streams of all games that have one."""
        return [await self.daily(game, None) for game in daily_games()]

    # Par

    def _want_par(self, dice: Dice) -> None:
        """See in the background what a bot makes of the same dice, if that is not known."""
        if dice.players == 1 and dice.par is None:
            self._pars.ask(Wanted(dice.id, dice.owner))

    async def _play_par(self, stream: str) -> None:
        dice = await self.find(stream)
        if dice.par is not None:  # another node was faster
            return
        party = Party(dice.game, 1, dice.options, dice.seed, PAR, self._seconds)
        scores = await self._pool.play_out(party)
        async with self._engine.begin() as connection:
            found = update(STREAMS).where(STREAMS.c.id == stream, STREAMS.c.par.is_(None))
            await connection.execute(found.values(par=scores[0], par_bot=PAR))

    async def stop(self) -> None:
        """Let the pars be that are not known yet."""
        await self._pars.stop()

    # Showing

    async def show(self, dice: Dice, user: User | None) -> Stream:
        """A stream with its table of results: a person's first try counts."""
        self._want_par(dice)
        async with self._engine.connect() as connection:
            where = (RESULTS.c.stream_id == dice.id, RESULTS.c.attempt == 1)
            rows = await best_rows(connection, *where)
        return Stream(
            id=dice.id,
            game=dice.game,
            players=dice.players,
            options=dice.options,
            category=find(dice.game).solo_category(dice.options) if dice.players == 1 else None,
            date=dice.date,
            commitment=chance.commitment(dice.seed),
            closed=dice.closed,
            closes_at=maybe(dice.closes_at),
            par=dice.par,
            par_bot=dice.par_bot,
            rows=rows,
            mine=await self._mine(dice, user),
        )

    async def _mine(self, dice: Dice, user: User | None) -> MyTry | None:
        tries = await self.tries(dice.id, user.id) if user is not None else []
        if not tries:
            return None
        first, status = tries[0]
        return MyTry(first, status == "finished")

    async def tries(self, stream: str, user: str) -> list[tuple[str, str]]:
        """Somebody's tables on a stream, the first first, with their states."""
        wanted = (
            select(TABLES.c.id, TABLES.c.status)
            .where(TABLES.c.stream_id == stream, TABLES.c.id.in_(_sitting(user)))
            .order_by(TABLES.c.attempt, TABLES.c.created_at)
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.status) for row in await connection.execute(wanted)]

    async def next_attempt(self, stream: str, user: str) -> int:
        """The number of somebody's next table on a stream."""
        made = TABLES.c.maker_id == user
        wanted = (
            select(func.count(), func.max(case((made, TABLES.c.attempt), else_=0)))
            .select_from(TABLES)
            .where(TABLES.c.stream_id == stream, made | TABLES.c.id.in_(_sitting(user)))
        )
        async with self._engine.connect() as connection:
            count, last = (await connection.execute(wanted)).one()
        return 1 + max(int(count), int(last or 0))


def _sitting(user: str) -> Select[tuple[str]]:
    """The tables where somebody sits."""
    return select(SEATS.c.table_id).where(SEATS.c.user_id == user)


def daily_games() -> list[Game]:
    """The games that have a daily challenge."""
    return [game for game in every() if game.challenges()]

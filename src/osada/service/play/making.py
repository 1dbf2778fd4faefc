"""How a table comes to be: ordered, played again, or given by the day."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core.errors import OsadaError
from osada.games import find
from osada.service.bodies import TableBody
from osada.service.play.contents import Contents
from osada.service.play.keeper import TableKeeper
from osada.service.play.thinking import known_bots
from osada.service.problems import Problem, invalid, wrong_state
from osada.service.secrets import new_id, new_seed
from osada.service.solo.streams import StoredStream, Streams
from osada.service.store import table_lists
from osada.service.store.writer import Conflict
from osada.service.table.commands import closing
from osada.service.table.hosted import HostedTable, Made
from osada.service.table.log import Occupant
from osada.service.table.ordering import Order, again, first_drafts, order
from osada.service.times import now_ms
from osada.service.wire.people import User
from osada.service.wire.terms import Terms

_TRIES: Final = 4


class TableMaker:
    """Makes tables, each with a seed of its own or with a stream's."""

    def __init__(
        self,
        engine: AsyncEngine,
        tables: TableKeeper,
        streams: Streams,
        contents: Contents,
        *,
        most: int,
    ) -> None:
        self._engine = engine
        self._contents = contents
        self._tables = tables
        self._streams = streams
        self._most = most

    async def make(self, user: User, body: TableBody) -> HostedTable:
        """Make the table that somebody ordered."""
        await self._not_too_many(user)
        try:
            game = await self._contents.game(body.game, body.content)
        except OsadaError as error:
            raise invalid(f"game: {error}") from None
        ordered = order(body, game, user, known_bots())
        made = _made(ordered, user, new_seed())
        if body.stream is not None:
            stream = await self._streams.find(body.stream)
            if stream.players == 1 and body.seats != ["me"]:
                raise invalid("seats: on a stream for one everybody makes a table of their own")
            made = await self._on_stream(ordered, user, stream)
        try:
            return await self._create(made, ordered, user, start=body.start)
        except Conflict:
            raise Problem("busy", "you are making another table on this stream") from None

    async def _not_too_many(self, user: User) -> None:
        async with self._engine.connect() as connection:
            count = await table_lists.unfinished(connection, user.id)
        if count >= self._most:
            raise Problem("too-many", f"finish some of your {count} tables first", retry_after=60)

    async def _on_stream(self, ordered: Order, user: User, stream: StoredStream) -> Made:
        if stream.closed:
            raise wrong_state("the stream is closed: its dice are known")
        wanted = (ordered.game.name, len(ordered.seats), ordered.options)
        if (stream.game, stream.players, stream.options) != wanted:
            raise invalid("stream: it is for another game, number of players or options")
        attempt = await self._streams.next_attempt(stream.id, user.id)
        return _made(ordered, user, stream.seed, stream.id, attempt)

    async def _create(self, made: Made, ordered: Order, user: User, *, start: bool) -> HostedTable:
        drafts = first_drafts(user, ordered.seats, start=start)
        return await self._tables.create(made, ordered.game, drafts)

    async def rematch(self, user: User, table: str) -> str:
        """The table where the same people play again; the first who asks makes it."""
        ordered = await self._tables.read(table, again, user)
        if isinstance(ordered, str):
            return ordered
        made = _made(ordered, user, new_seed())
        await self._create(made, ordered, user, start=False)
        try:
            await self._tables.change(table, closing.name_rematch, user, made.id)
        except Problem:
            await self._tables.change(made.id, closing.abandon, user)
            raise
        first = await self._tables.read(table, again, user)
        assert isinstance(first, str)
        if first != made.id:  # somebody asked at the same moment
            await self._tables.change(made.id, closing.abandon, user)
        return first

    async def play_daily(self, user: User, stream: StoredStream) -> str:
        """Somebody's table of the day: the unfinished one, or a new one."""
        for _ in range(_TRIES):
            # The number first: whoever makes another table in between has taken it.
            attempt = await self._streams.next_attempt(stream.id, user.id)
            for table, status in await self._streams.tries(stream.id, user.id):
                if status == "running":
                    return table
            with suppress(Conflict):  # two devices at the same moment: one table
                return (await self._make_daily(user, stream, attempt)).id
        raise Problem("busy", "too much happened at once: try again")

    async def _make_daily(self, user: User, stream: StoredStream, attempt: int) -> HostedTable:
        terms = Terms(access="link", undo="information", spectators=True)
        seats = [Occupant("person", user.id, user.name)]
        ordered = Order(find(stream.game), stream.options, seats, terms)
        made = _made(ordered, user, stream.seed, stream.id, attempt)
        return await self._create(made, ordered, user, start=True)


def _made(
    ordered: Order, user: User, seed: str, stream: str | None = None, attempt: int = 1
) -> Made:
    game = ordered.game
    return Made(
        id=new_id("t"),
        game=game.name,
        players=len(ordered.seats),
        options=ordered.options,
        seed=seed,
        revision=game.revision,
        content=game.hash_of(ordered.options),
        terms=ordered.terms,
        stream=stream,
        attempt=attempt,
        previous=ordered.previous,
        created_at=now_ms(),
        maker=user.id,
        edition=game.content_hash,
    )

"""How a table comes to be: ordered, played again, or given by the day."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.games import find
from osada.service.bodies import StudyBody, TableBody
from osada.service.play.contents import Contents
from osada.service.play.keeper import TableKeeper
from osada.service.play.thinking import known_bots
from osada.service.problems import Problem, invalid, wrong_state
from osada.service.secrets import new_id, new_seed
from osada.service.solo.streams import StoredStream, Streams
from osada.service.solo.tries import Tries
from osada.service.store import table_lists
from osada.service.store.writer import Conflict
from osada.service.table.commands import closing, seating
from osada.service.table.hosted import HostedTable, Made
from osada.service.table.log import Occupant
from osada.service.table.ordering import Opening, Order, again, first_drafts, order
from osada.service.table.studying import moment_of, study_order
from osada.service.times import now_ms
from osada.service.wire.people import User
from osada.service.wire.terms import Terms
from osada.text.errors import OsadaError

_TRIES: Final = 4


class TableMaker:
    """Makes tables, each with a seed of its own or with a stream's."""

    def __init__(
        self,
        engine: AsyncEngine,
        tables: TableKeeper,
        streams: Streams,
        contents: Contents,
        tries: Tries,
        *,
        most: int,
        wait_ms: int,
    ) -> None:
        self._engine = engine
        self._contents = contents
        self._tables = tables
        self._streams = streams
        self._tries = tries
        self._most = most
        self._wait_ms = wait_ms

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
            made = _on_stream(ordered, user, stream)
        try:
            opening = Opening(body.start, seal=body.seal, wait_ms=self._wait_ms)
            return await self._create(made, user, ordered, opening)
        except Conflict:
            raise Problem("busy", "you are beginning another table on this stream") from None

    async def _not_too_many(self, user: User) -> None:
        async with self._engine.connect() as connection:
            count = await table_lists.unfinished(connection, user.id)
        if count >= self._most:
            raise Problem("too-many", f"finish some of your {count} tables first", retry_after=60)

    async def _create(
        self, made: Made, user: User, ordered: Order, opening: Opening
    ) -> HostedTable:
        if made.stream is None or not opening.start:
            drafts = first_drafts(user, ordered.seats, opening)
            return await self._tables.create(made, ordered.game, drafts)
        async with self._tries.turn:
            return await self._begin(made, made.stream, user, ordered)

    async def _begin(self, made: Made, stream: str, user: User, ordered: Order) -> HostedTable:
        """Make a table on a stream and begin: a try of everybody who sits there."""
        people = {seat.user for seat in ordered.seats if seat.user is not None}
        tries = await self._tries.next(stream, people)
        drafts = first_drafts(user, ordered.seats, Opening(start=True, tries=tries))
        return await self._tables.create(made, ordered.game, drafts)

    async def study(self, user: User, table: str, wish: StudyBody) -> HostedTable:
        """Make a table that goes on from a moment of another, and begin."""
        await self._not_too_many(user)
        moment = await self._tables.read(table, moment_of, wish, known_bots())
        ordered, taken = study_order(moment, user)
        made = _made(ordered, user, new_seed())
        return await self._create(made, user, ordered, Opening(start=True, taken=taken))

    async def start(self, user: User, table: str) -> None:
        """Begin the game; on a stream it is a try of everybody who sits there."""
        stream = await self._tables.read(table, lambda hosted: hosted.made.stream)
        if stream is None:
            await self._tables.change(table, seating.start, user, wait_ms=self._wait_ms)
            return
        async with self._tries.turn:
            people = await self._tables.read(table, HostedTable.people)
            tries = await self._tries.next(stream, people)
            await self._tables.change(table, seating.start, user, tries)

    async def rematch(self, user: User, table: str) -> str:
        """The table where the same people play again; the first who asks makes it."""
        ordered = await self._tables.read(table, again, user)
        if isinstance(ordered, str):
            return ordered
        made = _made(ordered, user, new_seed())
        alone = all(seat.kind == "bot" or seat.user == user.id for seat in ordered.seats)
        await self._create(made, user, ordered, Opening(start=alone))
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
            with suppress(Conflict):  # two devices at the same moment: one table
                async with self._tries.turn:
                    return await self._own_daily(user, stream)
        raise Problem("busy", "too much happened at once: try again")

    async def _own_daily(self, user: User, stream: StoredStream) -> str:
        for each in await self._tries.of(stream.id, user.id):
            if each.status == "running" and each.user == user.id:
                return each.table
        terms = Terms(access="link", undo="information", spectators=True)
        seats = [Occupant("person", user.id, user.name)]
        ordered = Order(find(stream.game), stream.options, seats, terms)
        made = _made(ordered, user, stream.seed, stream.id)
        return (await self._begin(made, stream.id, user, ordered)).id


def _on_stream(ordered: Order, user: User, stream: StoredStream) -> Made:
    if stream.closed:
        raise wrong_state("the stream is closed: its dice are known")
    wanted = (ordered.game.name, len(ordered.seats), ordered.options)
    if (stream.game, stream.players, stream.options) != wanted:
        raise invalid("stream: it is for another game, number of players or options")
    return _made(ordered, user, stream.seed, stream.id)


def _made(ordered: Order, user: User, seed: str, stream: str | None = None) -> Made:
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
        attempt=1 if stream is None else 0,
        previous=ordered.previous,
        created_at=now_ms(),
        maker=user.id,
        edition=game.content_hash,
        study=ordered.study,
    )

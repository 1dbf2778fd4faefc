"""Creation of tables: ordered, rematches, forks, and on streams."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, invalid, wrong_state
from osada.server.platform.tokens import new_id, new_seed
from osada.server.platform.writer import Conflict
from osada.server.tables import table_lists
from osada.server.tables.attempts import Attempts
from osada.server.tables.bot_requests import known_bots
from osada.server.tables.registry import TableRegistry
from osada.server.tables.state.commands import ending, seating
from osada.server.tables.state.fork_order import fork_moment, fork_order
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.request_schemas import ForkBody, TableBody
from osada.server.tables.state.table_order import (
    FirstEntries,
    TableOrder,
    first_drafts,
    order_table,
    rematch_order,
)
from osada.server.tables.state.table_setup import TableSetup
from osada.server.tables.stored_editions import StoredEditions
from osada.server.tables.streams import StoredStream, Streams
from osada.text.errors import OsadaError


class TableMaker:
    """Creates tables, with a new seed or the seed of a stream."""

    def __init__(
        self,
        engine: AsyncEngine,
        tables: TableRegistry,
        streams: Streams,
        contents: StoredEditions,
        attempts: Attempts,
        *,
        max_tables: int,
        wait_ms: int,
    ) -> None:
        self._engine = engine
        self._contents = contents
        self._tables = tables
        self._streams = streams
        self._attempts = attempts
        self._max_tables = max_tables
        self._wait_ms = wait_ms

    async def make(self, user: User, body: TableBody) -> HostedTable:
        """Create the ordered table."""
        await self._refuse_too_many(user)
        try:
            game = await self._contents.game(body.game, body.content)
        except OsadaError as error:
            raise invalid(f"game: {error}") from None
        ordered = order_table(body, game, user, known_bots())
        setup = _setup(ordered, user, new_seed())
        if body.stream is not None:
            stream = await self._streams.find(body.stream)
            if stream.players == 1 and body.seats != ["me"]:
                raise invalid("seats: on a solo stream each player creates their own table")
            setup = _on_stream(ordered, user, stream)
        try:
            opening = FirstEntries(body.start, seal=body.seal, wait_ms=self._wait_ms)
            return await self._create(setup, user, ordered, opening)
        except Conflict:
            raise Problem("busy", "you are beginning another table on this stream") from None

    async def _refuse_too_many(self, user: User) -> None:
        async with self._engine.connect() as connection:
            count = await table_lists.count_unfinished(connection, user.id)
        if count >= self._max_tables:
            raise Problem("too-many", f"finish some of your {count} tables first", retry_after=60)

    async def _create(
        self, setup: TableSetup, user: User, ordered: TableOrder, opening: FirstEntries
    ) -> HostedTable:
        if setup.stream is None or not opening.start:
            drafts = first_drafts(user, ordered.seats, opening)
            return await self._tables.create(setup, ordered.game, drafts)
        async with self._attempts.turn:
            return await self._begin(setup, setup.stream, user, ordered)

    async def _begin(
        self, setup: TableSetup, stream: str, user: User, ordered: TableOrder
    ) -> HostedTable:
        """Create a table on a stream and start it: an attempt of everyone seated."""
        people = {seat.user for seat in ordered.seats if seat.user is not None}
        attempts = await self._attempts.next(stream, people)
        drafts = first_drafts(user, ordered.seats, FirstEntries(start=True, tries=attempts))
        return await self._tables.create(setup, ordered.game, drafts)

    async def fork(self, user: User, table: str, body: ForkBody) -> HostedTable:
        """Create a table that plays on from a moment of another, and start it."""
        await self._refuse_too_many(user)
        moment = await self._tables.read(table, fork_moment, body, known_bots())
        ordered, taken = fork_order(moment, user)
        setup = _setup(ordered, user, new_seed())
        return await self._create(setup, user, ordered, FirstEntries(start=True, taken=taken))

    async def start(self, user: User, table: str) -> None:
        """Start the game; on a stream this is an attempt of everyone seated."""
        stream = await self._tables.read(table, lambda hosted: hosted.setup.stream)
        if stream is None:
            await self._tables.change(table, seating.start, user, wait_ms=self._wait_ms)
            return
        async with self._attempts.turn:
            people = await self._tables.read(table, HostedTable.people)
            attempts = await self._attempts.next(stream, people)
            await self._tables.change(table, seating.start, user, attempts)

    async def rematch(self, user: User, table: str) -> str:
        """Return the id of the rematch table, creating it for the first who asks."""
        ordered = await self._tables.read(table, rematch_order, user)
        if isinstance(ordered, str):
            return ordered
        setup = _setup(ordered, user, new_seed())
        alone = all(seat.kind == "bot" or seat.user == user.id for seat in ordered.seats)
        await self._create(setup, user, ordered, FirstEntries(start=alone))
        try:
            await self._tables.change(table, ending.name_rematch, user, setup.id)
        except Problem:
            await self._tables.change(setup.id, ending.abandon, user)
            raise
        first = await self._tables.read(table, rematch_order, user)
        assert isinstance(first, str)
        if first != setup.id:  # another player asked at the same moment
            await self._tables.change(setup.id, ending.abandon, user)
        return first

    async def begin_on_stream(
        self, ordered: TableOrder, user: User, stream: StoredStream
    ) -> HostedTable:
        """Create a table on a stream and start it; the caller holds `Attempts.turn`."""
        setup = _setup(ordered, user, stream.seed, stream.id)
        return await self._begin(setup, stream.id, user, ordered)


def _on_stream(ordered: TableOrder, user: User, stream: StoredStream) -> TableSetup:
    if stream.closed:
        raise wrong_state("the stream is closed: its dice are known")
    wanted = (ordered.game.name, len(ordered.seats), ordered.options)
    if (stream.game, stream.players, stream.options) != wanted:
        raise invalid("stream: it is for another game, number of players or options")
    return _setup(ordered, user, stream.seed, stream.id)


def _setup(ordered: TableOrder, user: User, seed: str, stream: str | None = None) -> TableSetup:
    game = ordered.game
    return TableSetup(
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
        fork=ordered.fork,
    )

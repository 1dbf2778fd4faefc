"""The house keeps the tables: it loads them, guards them, writes them down, and tells the news."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec
from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core.errors import OsadaError
from osada.games import find
from osada.service import metrics
from osada.service.play import commands
from osada.service.play.commands import Asked, Drafts
from osada.service.play.desk import Desk, Happened, Made
from osada.service.play.log import Logged, pack
from osada.service.problems import Problem, not_found, wrong_state
from osada.service.store import tables
from osada.service.store.schema import LOG, TABLES
from osada.service.store.writer import Change, Conflict, Writer
from osada.service.times import now_ms

T = TypeVar("T")
_MOST: Final = 4000
"""Tables kept in memory though nobody looks at them."""
_TRIES: Final = 8


class Holder:
    """A desk, and the lock that whoever reads or changes it must hold."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.desk: Desk | None = None
        self.behind = False
        """Another node has written entries that this desk does not have."""
        self.watchers = 0


class Done(msgspec.Struct, frozen=True):
    """What a change led to."""

    seq: int
    happened: list[Happened]
    repeated: bool = False


class House:
    """All tables. `changed` is called after every change, here or on another node."""

    def __init__(self, engine: AsyncEngine, writer: Writer, *, shared: bool) -> None:
        self._engine = engine
        self._writer = writer
        self._shared = shared
        self._holders: OrderedDict[str, Holder] = OrderedDict()
        self.changed: Callable[[Desk], None] = lambda _desk: None
        self.news: Callable[[str], None] = lambda _table: None

    # Reading

    async def read(self, table: str, look: Callable[[Desk], T]) -> T:
        """What somebody wants to know of a table."""
        holder = self.holder(table)
        async with holder.lock:
            return look(await self._current(table, holder))

    def holder(self, table: str) -> Holder:
        """Where a table is kept; the longest unused ones are forgotten."""
        holder = self._holders.get(table)
        if holder is None:
            holder = self._holders[table] = Holder()
            self._forget_some()
        self._holders.move_to_end(table)
        return holder

    def _forget_some(self) -> None:
        excess = len(self._holders) - _MOST
        if excess <= 0:
            return
        idle = [k for k, h in self._holders.items() if not h.watchers and not h.lock.locked()]
        for table in idle[:excess]:
            del self._holders[table]

    @property
    def in_memory(self) -> int:
        """How many tables are kept in memory."""
        return len(self._holders)

    async def _current(self, table: str, holder: Holder) -> Desk:
        if holder.desk is None:
            holder.desk = await self._load(table)
            holder.behind = False
        elif holder.behind:
            await self._catch_up(holder.desk)
            holder.behind = False
        return holder.desk

    async def _load(self, table: str) -> Desk:
        async with self._engine.connect() as connection:
            made = await tables.find(connection, table)
            if made is None:
                self._holders.pop(table, None)
                raise not_found("table")
            log = await tables.log_after(connection, table, 0)
        return fold(made, log)

    async def _catch_up(self, desk: Desk) -> bool:
        async with self._engine.connect() as connection:
            log = await tables.log_after(connection, desk.id, desk.seq)
        for entry in log:
            desk.apply(entry)
        return bool(log)

    # Changing

    async def change(
        self, table: str, command: Callable[[Desk], Drafts], asked: Asked | None = None
    ) -> Done:
        """Carry a command out: check it, write it down, and only then answer.

        A request that was carried out before, under the same key, is answered again.
        """
        holder = self.holder(table)
        async with holder.lock:
            for _ in range(_TRIES):
                desk = await self._current(table, holder)
                if asked is not None and (again := _repeated(desk, asked)) is not None:
                    return again
                try:
                    drafts = command(desk)
                except Problem:
                    if self._shared and await self._catch_up(desk):
                        continue  # it may be right by what another node has written
                    raise
                try:
                    return await self._carry_out(desk, drafts)
                except Conflict:
                    holder.desk = None
                except BaseException:
                    holder.desk = None  # what is in memory may not be on disk
                    raise
        raise Problem("busy", "too much happened at once: try again")

    async def _carry_out(self, desk: Desk, drafts: Drafts) -> Done:
        if not drafts:
            return Done(desk.seq, [])
        before = desk.occupants
        entries, happened = add(desk, drafts)
        others = tables.seat_statements(desk) if desk.occupants is not before else []
        if entries[-1].kind == "end":
            others += tables.result_statements(desk)
        change = Change(desk.id, rows(desk.id, entries), tables.card_row(desk), others)
        try:
            await self._writer.write(change)
        except DBAPIError:
            raise Problem("unavailable", "the database cannot be reached: try again") from None
        metrics.count(entries)
        self.changed(desk)
        return Done(happened[0].seq, happened)

    async def create(self, made: Made, drafts: Drafts) -> Desk:
        """Make a table; its first entries are written with it.

        A `Conflict` says that its maker has made another at the same moment, with the same dice.
        """
        desk = Desk(made, find(made.game))
        entries, _ = add(desk, drafts)
        row = tables.new_row(made) | tables.card_row(desk)
        async with self._engine.begin() as connection:
            try:
                await connection.execute(insert(TABLES).values(row))
            except IntegrityError:
                raise Conflict from None
            await connection.execute(insert(LOG), rows(made.id, entries))
            for statement in tables.seat_statements(desk):
                await connection.execute(statement)
        self.holder(made.id).desk = desk
        metrics.count(entries)
        self.changed(desk)
        return desk

    # News from other nodes

    def heard(self, table: str, seq: int) -> None:
        """Another node has written."""
        holder = self._holders.get(table)
        if holder is not None and holder.desk is not None and holder.desk.seq < seq:
            holder.behind = True
        self.news(table)

    def missed(self) -> None:
        """News may have been lost: look at everything again."""
        for table, holder in list(self._holders.items()):
            holder.behind = True
            self.news(table)


def fold(made: Made, log: Sequence[Logged]) -> Desk:
    """A desk from its log; a game that has changed since is refused by name, never guessed at."""
    try:
        game = find(made.game)
    except OsadaError:
        raise wrong_state(f"the game {made.game} is not installed on this server") from None
    if made.revision != game.revision or made.content != game.content_hash:
        played = f"revision {made.revision}, content {made.content}"
        now = f"revision {game.revision}, content {game.content_hash}"
        raise wrong_state(f"this table is played under {played}; the server has {now}")
    desk = Desk(made, game)
    for entry in log:
        desk.apply(entry)
    return desk


def add(desk: Desk, drafts: Drafts) -> tuple[list[Logged], list[Happened]]:
    """Number and date drafts, apply them, and whatever must follow."""
    entries: list[Logged] = []
    happened: list[Happened] = []
    at = max(now_ms(), desk.updated_at)  # a clock set back must not reorder the log
    waiting = list(drafts)
    while waiting:
        draft = waiting.pop(0)
        entry = msgspec.structs.replace(draft, seq=desk.seq + 1, at=at)
        happened.append(desk.apply(entry))
        entries.append(entry)
        if not waiting and (following := commands.follow_up(desk)) is not None:
            waiting.append(following)
    return entries, happened


def rows(table: str, entries: Sequence[Logged]) -> list[dict[str, object]]:
    """Entries as rows of the log."""
    return [
        {"table_id": table, "seq": entry.seq, "at": entry.at, "body": pack(entry)}
        for entry in entries
    ]


def _repeated(desk: Desk, asked: Asked) -> Done | None:
    if asked.key is None or (asked.user.id, asked.key) not in desk.keys:
        return None
    seq, fingerprint = desk.keys[asked.user.id, asked.key]
    if fingerprint != asked.print:
        raise Problem("key-reused", "this idempotency key belongs to another request")
    return Done(seq, [desk.history[seq - 1]], repeated=True)

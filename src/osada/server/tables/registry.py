"""Registry of all tables: loads and locks them, applies commands, stores and publishes changes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Executable, insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.core.game import Game
from osada.server.platform import metrics
from osada.server.platform.clock import now
from osada.server.platform.database_schema import LOG, TABLES
from osada.server.platform.problems import Problem, not_found, unavailable
from osada.server.platform.quarantine import Quarantine
from osada.server.platform.writer import Change, Conflict, Writer
from osada.server.tables import edition_rows, result_rows
from osada.server.tables import store as table_rows
from osada.server.tables.state.event_log import append_drafts, apply_entries, fold
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, Ended, LogEntry, UnreadableEntry, kind_of
from osada.server.tables.state.requests import RequestKey, RequestResult, earlier_result
from osada.server.tables.state.table_edition import edition_of, needs_files
from osada.server.tables.state.table_setup import TableSetup
from osada.text.errors import OsadaError

P = ParamSpec("P")
T = TypeVar("T")
_CAPACITY: Final = 4000
"""Unwatched tables are evicted from memory above this number."""
_LONG_LOG: Final = 100
"""Logs longer than this are folded in a thread, because that takes milliseconds."""
_RETRIES: Final = 8
_CATCH_UP_DELAYS: Final = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Seconds between checks for entries of other nodes; the first check usually finds them."""


class Slot:
    """A table, and the lock to hold while reading or changing it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.hosted: HostedTable | None = None
        self.behind = False
        """True if another node has written entries that are missing here."""
        self.watchers = 0


class TableRegistry:
    """Registry of the tables; calls `changed` after changes here, `news` after those elsewhere."""

    def __init__(
        self,
        engine: AsyncEngine,
        writer: Writer,
        *,
        shared: bool,
        changed: Callable[[HostedTable], None],
        news: Callable[[str], None],
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._shared = shared
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        self._changed = changed
        self._news = news
        self.quarantine = Quarantine()

    # Reading

    async def read(
        self,
        table: str,
        query: Callable[Concatenate[HostedTable, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return the result of a query on a table."""
        slot = self.slot(table)
        async with slot.lock:
            hosted = await self._current(table, slot)
            try:
                return query(hosted, *args, **kwargs)
            except Problem:
                if not (self._shared and await self._catch_up(hosted)):
                    raise
                return query(hosted, *args, **kwargs)  # another node may have admitted them

    def slot(self, table: str) -> Slot:
        """Return the slot of a table, creating it if needed and evicting idle ones."""
        slot = self._slots.get(table)
        if slot is None:
            slot = self._slots[table] = Slot()
            self._evict()
        self._slots.move_to_end(table)
        return slot

    def _evict(self) -> None:
        excess = len(self._slots) - _CAPACITY
        if excess <= 0:
            return
        idle = [k for k, h in self._slots.items() if not h.watchers and not h.lock.locked()]
        for table in idle[:excess]:
            del self._slots[table]

    @property
    def in_memory(self) -> int:
        """Return the number of tables in memory."""
        return len(self._slots)

    async def _current(self, table: str, slot: Slot) -> HostedTable:
        """Return the table, up to date; quarantine one that cannot be read."""
        try:
            if slot.hosted is None:
                slot.hosted = await self._load(table)
            elif slot.behind:
                await self._catch_up(slot.hosted)
        except (Problem, SQLAlchemyError, OSError):
            raise
        except Exception as error:
            slot.hosted = None
            reason = str(error) if isinstance(error, UnreadableEntry) else type(error).__name__
            raise self.quarantine.add(table, reason) from None
        slot.behind = False
        self.quarantine.release(table)
        return slot.hosted

    async def _load(self, table: str) -> HostedTable:
        async with self._engine.connect() as connection:
            setup = await table_rows.find(connection, table)
            if setup is None:
                self._slots.pop(table, None)
                raise not_found("table")
            log = await table_rows.log_after(connection, table, 0)
            files = await self._files(connection, setup)
        if len(log) > _LONG_LOG:
            return await asyncio.to_thread(fold, setup, log, files)
        return fold(setup, log, files)

    async def _files(
        self, connection: AsyncConnection, setup: TableSetup
    ) -> Mapping[str, bytes] | None:
        """Return the stored data of a table on a custom edition, validated once in a thread."""
        if setup.edition is None or not needs_files(setup):
            return None
        row = await edition_rows.find(connection, setup.edition)
        if row is None:
            return None
        with suppress(OsadaError):  # the table reports it when it is folded
            await asyncio.to_thread(edition_of, setup, row.files)
        return row.files

    async def _catch_up(self, hosted: HostedTable) -> bool:
        async with self._engine.connect() as connection:
            log = await table_rows.log_after(connection, hosted.id, hosted.seq)
        apply_entries(hosted, log)
        return bool(log)

    # Entries of other nodes

    def has_entry(self, table: str, seq: int) -> bool:
        """Return whether this node has an entry, without a query."""
        slot = self._slots.get(table)
        return slot is not None and slot.hosted is not None and slot.hosted.seq >= seq

    async def wait_for_entry(self, table: str, seq: int) -> None:
        """Wait until this node has an entry that the client has seen."""
        for pause in _CATCH_UP_DELAYS:
            if await self.read(table, lambda hosted: hosted.seq) >= seq:
                return
            if not self._shared:
                break  # no other node could have sent it
            await asyncio.sleep(pause)
            self.slot(table).behind = True  # its notification is still on the way
        raise Problem("behind", f"entry {seq} is not known here: try again", retry_after=1)

    def refresh(self, table: str) -> Slot:
        """Return a table's slot, marked to be reread: the caller may know more than this node."""
        slot = self.slot(table)
        slot.behind |= self._shared
        return slot

    async def stored_record(self, table: str) -> str | None:
        """Return the record that was stored when the table finished."""
        async with self._engine.connect() as connection:
            return await table_rows.stored_record(connection, table)

    # Changing

    async def change(
        self,
        table: str,
        command: Callable[Concatenate[HostedTable, P], Drafts],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> RequestResult:
        """Check a command, write its entries and return the result."""
        return await self._change(table, lambda hosted: command(hosted, *args, **kwargs))

    async def change_once(
        self,
        table: str,
        request: RequestKey,
        command: Callable[Concatenate[HostedTable, RequestKey, P], Drafts],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> RequestResult:
        """Carry out a command, or return the earlier result of the same request."""
        return await self._change(
            table, lambda hosted: command(hosted, request, *args, **kwargs), request
        )

    async def _change(
        self,
        table: str,
        command: Callable[[HostedTable], Drafts],
        request: RequestKey | None = None,
    ) -> RequestResult:
        slot = self.slot(table)
        async with slot.lock:
            for _ in range(_RETRIES):
                hosted = await self._current(table, slot)
                if request is not None and (before := earlier_result(hosted, request)) is not None:
                    return before
                try:
                    drafts = command(hosted)
                except Problem:
                    if self._shared and await self._catch_up(hosted):
                        continue  # it may be allowed after entries of another node
                    raise
                try:
                    return await self._carry_out(hosted, drafts)
                except Conflict:
                    slot.hosted = None
                except BaseException:
                    slot.hosted = None  # memory may be ahead of the disk
                    raise
        raise Problem("busy", "too much happened at once: try again")

    async def _carry_out(self, hosted: HostedTable, drafts: Drafts) -> RequestResult:
        if not drafts:
            return RequestResult(hosted.seq, [])
        before = hosted.occupants
        applied = append_drafts(hosted, drafts, now())
        entries = [each.entry for each in applied]
        others: list[Executable] = []
        if hosted.occupants is not before:
            others += table_rows.seat_statements(hosted)
        others += result_rows.attempt_statements(hosted, entries)
        if isinstance(entries[-1], Ended):
            others += result_rows.result_statements(hosted) + table_rows.record_statements(hosted)
        rows = table_rows.log_rows(hosted.id, entries)
        try:
            await self._writer.write(Change(hosted.id, rows, table_rows.card_row(hosted), others))
        except SQLAlchemyError:
            raise unavailable() from None
        self._publish(hosted, entries)
        return RequestResult(applied[0].entry.seq, applied)

    async def create(self, setup: TableSetup, game: Game, drafts: Drafts) -> HostedTable:
        """Create a table together with its first entries and its edition.

        Raises `Conflict` if its people started another table on the same stream at the same moment.
        """
        hosted = HostedTable(setup, game)
        entries = [each.entry for each in append_drafts(hosted, drafts, now())]
        row = table_rows.setup_row(setup) | table_rows.card_row(hosted)
        async with self._engine.begin() as connection:
            await edition_rows.save(connection, game)
            await connection.execute(insert(TABLES).values(row))
            await connection.execute(insert(LOG), table_rows.log_rows(setup.id, entries))
            for statement in table_rows.seat_statements(hosted):
                await connection.execute(statement)
            try:
                for statement in result_rows.attempt_statements(hosted, entries):
                    await connection.execute(statement)
            except IntegrityError:
                raise Conflict from None
        self.slot(setup.id).hosted = hosted
        self._publish(hosted, entries)
        return hosted

    def _publish(self, hosted: HostedTable, entries: list[LogEntry]) -> None:
        metrics.count(map(kind_of, entries))
        self._changed(hosted)

    # News from other nodes

    def on_remote_entry(self, table: str, seq: int) -> None:
        """Note that another node has written an entry."""
        slot = self._slots.get(table)
        if slot is not None and slot.hosted is not None and slot.hosted.seq < seq:
            slot.behind = True
        self._news(table)

    def on_missed_news(self) -> None:
        """Mark all tables to be reread, because news may have been lost."""
        for table, slot in list(self._slots.items()):
            slot.behind = True
            self._news(table)

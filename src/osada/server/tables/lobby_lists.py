"""Cached lists of the lobby: read once for all visitors, until something changes."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.tables import table_lists
from osada.server.tables.state.table_schemas import Lobby, TableCard
from osada.server.tables.state.views.table_card import ListedTable, table_card

_UNFINISHED: Final = ("open", "running")
_NOTHING: Final = msgspec.Raw(b"[]")


class WrittenCard(msgspec.Struct, frozen=True):
    """A listed table, encoded for everyone who does not sit there."""

    listed: ListedTable
    people: frozenset[str]
    text: msgspec.Raw

    def text_for(self, user: str | None) -> msgspec.Raw:
        """Return the card as this user sees it."""
        return _raw(table_card(self.listed, user)) if user in self.people else self.text


class SharedLists(msgspec.Struct, frozen=True):
    """The lists at one version."""

    version: int
    open: list[WrittenCard]
    running: list[WrittenCard]
    people: frozenset[str]
    """Users who sit at a listed table, and so see cards of their own."""
    all_open: msgspec.Raw
    all_running: msgspec.Raw


class WrittenFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """A `LobbyFrame` that is already encoded."""

    open: msgspec.Raw
    running: msgspec.Raw
    mine: msgspec.Raw


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _written(listed: ListedTable) -> WrittenCard:
    people = frozenset(o.user for o in listed.occupants if o.user is not None)
    return WrittenCard(listed, people, _raw(table_card(listed, None)))


class LobbyLists:
    """Lists of the lobby. A change is read once, for any number of visitors."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._version = 0
        """Counts the changes that are visible to all."""
        self._shared: SharedLists | None = None
        self._reading = asyncio.Lock()
        self._own: dict[str, msgspec.Raw] = {}
        """Encoded tables of each visitor."""
        self._fresh: set[str] = set()
        """Users whose encoded tables are up to date."""
        self._reading_own = asyncio.Lock()

    def invalidate(self, users: Collection[str] | None, *, shared: bool = True) -> None:
        """Mark the lists as changed, and the own tables of `users` (of all, for `None`)."""
        self._version += shared
        self._fresh.difference_update(self._own if users is None else users)

    def forget(self, user: str | None) -> None:
        """Drop the cached tables of a user."""
        if user is not None:
            self._own.pop(user, None)
            self._fresh.discard(user)

    # Read for one request

    async def lobby(self, user: str | None, game: str | None = None) -> Lobby:
        """Return the tables that anyone may join or watch."""
        async with self._engine.connect() as connection:
            waiting = await table_lists.in_lobby(connection, "open", game)
            running = await table_lists.in_lobby(connection, "running", game)
        shown = [table_card(table, user) for table in running]
        return Lobby(
            [table_card(table, user) for table in waiting],
            [each for each in shown if each.spectators or each.my_seats],
        )

    async def mine(self, user: str, *statuses: str) -> list[TableCard]:
        """Return a user's tables, those where it is their turn first."""
        async with self._engine.connect() as connection:
            tables = await table_lists.of_users(connection, [user], statuses or _UNFINISHED)
        return _own_turn_first(tables.get(user, ()), user)

    # Cached for all visitors

    async def prepare(self, users: Iterable[str | None]) -> None:
        """Read the own tables of several users in one query."""
        async with self._reading_own:
            wanted = [user for user in users if user is not None and user not in self._fresh]
            if not wanted:
                return
            self._fresh.update(wanted)  # before reading, so that later changes are read again
            try:
                async with self._engine.connect() as connection:
                    tables = await table_lists.of_users(connection, wanted, _UNFINISHED)
            except BaseException:
                self._fresh.difference_update(wanted)
                raise
            for user in wanted:
                self._own[user] = _raw(_own_turn_first(tables.get(user, ()), user))

    async def frame(self, user: str | None) -> bytes:
        """Return the encoded frame for a user's socket."""
        await self.prepare([user])
        shared = await self._current()
        own = self._own.get(user, _NOTHING) if user is not None else _NOTHING
        if user not in shared.people:
            return msgspec.json.encode(WrittenFrame(shared.all_open, shared.all_running, own))
        waiting = [each.text_for(user) for each in shared.open]
        running = [each.text_for(user) for each in shared.running if _shown(each, user)]
        return msgspec.json.encode(WrittenFrame(_raw(waiting), _raw(running), own))

    async def _current(self) -> SharedLists:
        async with self._reading:
            if self._shared is None or self._shared.version != self._version:
                self._shared = await self._read(self._version)
            return self._shared

    async def _read(self, version: int) -> SharedLists:
        async with self._engine.connect() as connection:
            waiting = await table_lists.in_lobby(connection, "open")
            running = await table_lists.in_lobby(connection, "running")
        return await asyncio.to_thread(_current, version, waiting, running)


def _current(version: int, waiting: list[ListedTable], running: list[ListedTable]) -> SharedLists:
    open_cards, running_cards = (
        [_written(each) for each in waiting],
        [_written(each) for each in running],
    )
    return SharedLists(
        version,
        open_cards,
        running_cards,
        frozenset(user for each in (*open_cards, *running_cards) for user in each.people),
        _raw([each.text for each in open_cards]),
        _raw([each.text for each in running_cards if _shown(each, None)]),
    )


def _shown(written: WrittenCard, user: str | None) -> bool:
    return written.listed.terms.spectators or user in written.people


def _own_turn_first(tables: Iterable[ListedTable], user: str) -> list[TableCard]:
    return sorted(
        (table_card(table, user) for table in tables), key=lambda each: not each.your_turn
    )

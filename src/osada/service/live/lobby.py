"""The lobby as it changes: who waits where, and at which of one's tables it is one's turn."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.service.store import table_lists
from osada.service.table.hosted import HostedTable
from osada.service.table.showing.cards import card
from osada.service.wire.frames import LobbyFrame
from osada.service.wire.lobby import Lobby, TableCard

PAUSE: Final = 0.5
"""Seconds between two frames to one visitor."""
_UNFINISHED: Final = ("open", "running")


class Visitor:
    """One socket in the lobby."""

    def __init__(self, user: str | None, session: str | None) -> None:
        self.user = user
        self.session = session
        self.leaving = False
        self.wake = asyncio.Event()


class Shared(msgspec.Struct, frozen=True):
    """The lists as all see them who sit at none of their tables, written once for everybody."""

    version: int
    open: msgspec.Raw
    running: msgspec.Raw
    people: frozenset[str]
    """Those who sit at one, and see it in a way of their own."""


class SharedFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """A `LobbyFrame` whose lists are written already."""

    open: msgspec.Raw
    running: msgspec.Raw
    mine: list[TableCard]


class LobbyHub:
    """All visitors of the lobby at this node, and the lists that they are shown."""

    def __init__(self, engine: AsyncEngine, *, nodes: bool = False) -> None:
        self._engine = engine
        self._nodes = nodes
        """Whether there are other nodes, whose news may still be on the way."""
        self._visitors: defaultdict[str | None, set[Visitor]] = defaultdict(set)
        self._seen: dict[str, str] = {}
        self._version = 0
        """Counts the changes that anybody may see."""
        self._shared: Shared | None = None
        self._reading = asyncio.Lock()

    def join(self, visitor: Visitor) -> None:
        """Somebody looks at the lobby, who may have changed it at another node a moment ago."""
        self._version += self._nodes
        self._visitors[visitor.user].add(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Somebody goes."""
        self._visitors[visitor.user].discard(visitor)
        if not self._visitors[visitor.user]:
            del self._visitors[visitor.user]

    def changed(self, hosted: HostedTable) -> None:
        """A table has changed: tell its people, and everybody if the lists are others now."""
        shown = f"{hosted.status} {hosted.occupants}"
        if self._seen.get(hosted.id) == shown:
            for person in hosted.people():
                self._wake(person)
            return
        self._seen[hosted.id] = shown
        if hosted.status in {"finished", "abandoned"}:
            del self._seen[hosted.id]
        self.wake_all()

    def wake_all(self) -> None:
        """Something has changed that anybody may see."""
        self._version += 1
        for user in list(self._visitors):
            self._wake(user)

    def _wake(self, user: str | None) -> None:
        for visitor in self._visitors.get(user, ()):
            visitor.wake.set()

    def hang_up(self, sessions: Collection[str]) -> None:
        """Send the visitors away who came by sessions which are no more."""
        for visitor in [each for some in self._visitors.values() for each in some]:
            if visitor.session in sessions:
                visitor.leaving = True
                visitor.wake.set()

    def sessions(self) -> set[str]:
        """The sessions by which visitors came."""
        every = (each.session for some in self._visitors.values() for each in some)
        return {session for session in every if session is not None}

    async def lobby(self, user: str | None, game: str | None = None) -> Lobby:
        """The tables that anybody may join or watch."""
        async with self._engine.connect() as connection:
            waiting = await table_lists.in_lobby(connection, "open", game)
            running = await table_lists.in_lobby(connection, "running", game)
        shown = [card(table, user) for table in running]
        return Lobby(
            [card(table, user) for table in waiting],
            [each for each in shown if each.spectators or each.my_seats],
        )

    async def mine(self, user: str, *statuses: str) -> list[TableCard]:
        """Somebody's own tables, those where it is their turn first."""
        async with self._engine.connect() as connection:
            tables = await table_lists.of_user(connection, user, statuses or _UNFINISHED)
        return sorted((card(table, user) for table in tables), key=lambda each: not each.your_turn)

    async def frame(self, user: str | None) -> bytes:
        """All of it, for a socket; a change is read once, however many look on."""
        own = await self.mine(user) if user is not None else []
        shared = await self._share()
        if user not in shared.people:
            return msgspec.json.encode(SharedFrame(shared.open, shared.running, own))
        lobby = await self.lobby(user)
        return msgspec.json.encode(LobbyFrame(lobby.open, lobby.running, own))

    async def _share(self) -> Shared:
        async with self._reading:
            if self._shared is None or self._shared.version != self._version:
                self._shared = await self._read(self._version)
            return self._shared

    async def _read(self, version: int) -> Shared:
        lobby = await self.lobby(None)
        seats = [seat for each in (*lobby.open, *lobby.running) for seat in each.seats]
        sitting = frozenset(seat.user for seat in seats if seat.user is not None)
        opened, running = (msgspec.Raw(msgspec.json.encode(x)) for x in (lobby.open, lobby.running))
        return Shared(version, opened, running, sitting)

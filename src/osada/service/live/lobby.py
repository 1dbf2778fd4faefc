"""The lobby as it changes: who waits where, and at which of one's tables it is one's turn."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.service.play.desk import Desk
from osada.service.store import tables
from osada.service.wire.frames import LobbyFrame
from osada.service.wire.tables import Lobby, TableCard

PAUSE: Final = 0.5
"""Seconds between two frames to one visitor."""
_UNFINISHED: Final = ("open", "running")


class Visitor:
    """One socket in the lobby."""

    def __init__(self, user: str | None) -> None:
        self.user = user
        self.wake = asyncio.Event()


class Foyer:
    """All visitors of this node."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._visitors: defaultdict[str | None, set[Visitor]] = defaultdict(set)
        self._seen: dict[str, str] = {}

    def join(self, visitor: Visitor) -> None:
        """Somebody looks at the lobby."""
        self._visitors[visitor.user].add(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Somebody goes."""
        self._visitors[visitor.user].discard(visitor)
        if not self._visitors[visitor.user]:
            del self._visitors[visitor.user]

    def changed(self, desk: Desk) -> None:
        """A table has changed: tell its people, and everybody if the lists are others now."""
        shown = f"{desk.status} {desk.occupants}"
        if self._seen.get(desk.id) == shown:
            for person in desk.people():
                self._wake(person)
            return
        self._seen[desk.id] = shown
        if desk.status in {"finished", "abandoned"}:
            del self._seen[desk.id]
        self.wake_all()

    def wake_all(self) -> None:
        """Something has changed that anybody may see."""
        for user in list(self._visitors):
            self._wake(user)

    def _wake(self, user: str | None) -> None:
        for visitor in self._visitors.get(user, ()):
            visitor.wake.set()

    async def lobby(self, user: str | None, game: str | None = None) -> Lobby:
        """The tables that anybody may join or watch."""
        async with self._engine.connect() as connection:
            waiting = await tables.cards(connection, tables.listed("open", game), user)
            running = await tables.cards(connection, tables.listed("running", game), user)
        return Lobby(waiting, [card for card in running if card.spectators or card.my_seats])

    async def mine(self, user: str, *statuses: str) -> list[TableCard]:
        """Somebody's own tables, those where it is their turn first."""
        async with self._engine.connect() as connection:
            wanted = tables.mine(user, statuses or _UNFINISHED)
            cards = await tables.cards(connection, wanted, user)
        return sorted(cards, key=lambda card: not card.your_turn)

    async def frame(self, user: str | None) -> LobbyFrame:
        """All of it, for a socket."""
        lobby = await self.lobby(user)
        own = await self.mine(user) if user is not None else []
        return LobbyFrame(lobby.open, lobby.running, own)

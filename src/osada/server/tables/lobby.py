"""Live updates of the lobby and of each visitor's own tables.

Changes are collected for half a second and sent in one round: the lists are read and encoded once
for all, and visitors are served one after the other, so that moves are not delayed.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.cancellation import cancel
from osada.server.tables.lobby_lists import LobbyLists
from osada.server.tables.state.hosted_table import HostedTable

PAUSE: Final = 0.5
"""Seconds between two rounds."""
PACE = 0.002
"""Seconds between two visitors of a round, to let other tasks run."""


class LobbyVisitor:
    """One socket in the lobby. A slow client gets only the latest frame."""

    def __init__(self, user: str | None, session: str | None) -> None:
        self.user = user
        self.session = session
        self.leaving = False
        self.frame = b""
        self.trouble: SQLAlchemyError | None = None
        self.wake = asyncio.Event()

    def offer(self, frame: bytes) -> None:
        """Set the next frame to send."""
        self.frame = frame
        self.wake.set()

    def fail(self, trouble: SQLAlchemyError) -> None:
        """Report a database error."""
        self.trouble = trouble
        self.wake.set()


class LobbyHub:
    """Visitors of the lobby on this node, updated in rounds."""

    def __init__(self, engine: AsyncEngine, *, nodes: bool = False) -> None:
        self.lists = LobbyLists(engine)
        self._nodes = nodes
        """True if there are other nodes, whose news may still be on the way."""
        self._visitors: defaultdict[str | None, set[LobbyVisitor]] = defaultdict(set)
        self._seen: dict[str, tuple[str, list[str]]] = {}
        self._waiting: set[str | None] = set()
        """Users to update in the next round."""
        self._round: asyncio.Task[None] | None = None

    def join(self, visitor: LobbyVisitor) -> None:
        """Add a visitor, who may have changed the lobby on another node a moment ago."""
        if self._nodes:
            self.lists.invalidate(None)
        self._visitors[visitor.user].add(visitor)

    def leave(self, visitor: LobbyVisitor) -> None:
        """Remove a visitor."""
        self._visitors[visitor.user].discard(visitor)
        if not self._visitors[visitor.user]:
            del self._visitors[visitor.user]
            self.lists.forget(visitor.user)

    def changed(self, hosted: HostedTable) -> None:
        """Update the people at a changed table, and all visitors if the lists have changed."""
        people = hosted.people() or [hosted.setup.maker]  # the creator of a table of bots
        shown = f"{hosted.status} {hosted.occupants}"
        before, people_before = self._seen.get(hosted.id, ("", []))
        if before == shown:
            self.lists.invalidate(people, shared=False)
            self._schedule(people)
            return
        self._seen[hosted.id] = shown, people
        if hosted.status in {"finished", "abandoned"}:
            del self._seen[hosted.id]
        self.lists.invalidate({*people, *people_before})
        self._schedule(self._visitors)

    def wake_all(self) -> None:
        """Update all visitors."""
        self.lists.invalidate(None)
        self._schedule(self._visitors)

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for visitor in self._all():
            if visitor.session in sessions:
                visitor.leaving = True
                visitor.wake.set()

    def sessions(self) -> set[str]:
        """Return the sessions that have open sockets."""
        return {visitor.session for visitor in self._all() if visitor.session is not None}

    def _all(self) -> list[LobbyVisitor]:
        return [visitor for some in self._visitors.values() for visitor in some]

    # Rounds

    def _schedule(self, users: Iterable[str | None]) -> None:
        """Update these users in the next round."""
        self._waiting.update(user for user in users if user in self._visitors)
        if self._waiting and (self._round is None or self._round.done()):
            self._round = asyncio.create_task(self._rounds())

    async def _rounds(self) -> None:
        while self._waiting:
            users, self._waiting = self._waiting, set()
            visitors = [visitor for visitor in self._all() if visitor.user in users]
            try:
                await self._send_round(visitors)
            except SQLAlchemyError as error:
                for visitor in visitors:
                    visitor.fail(error)
            await asyncio.sleep(PAUSE)

    async def _send_round(self, visitors: list[LobbyVisitor]) -> None:
        await self.lists.prepare({visitor.user for visitor in visitors})
        for visitor in visitors:
            visitor.offer(await self.lists.frame(visitor.user))
            await asyncio.sleep(PACE)

    async def close(self) -> None:
        """Stop the rounds."""
        await cancel([self._round])

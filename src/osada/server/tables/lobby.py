"""The lobby as it changes: who waits where, and at which of one's tables it is one's turn.

Whatever changes within half a second is told at once, in one round: the lists are read and written
once for everybody, and visitors are told one after the other, so that nobody's move waits for them.
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
"""Seconds between two visitors of a round: others have their turn in between."""


class LobbyVisitor:
    """One socket in the lobby. Of frames that it is slow to take it gets the last."""

    def __init__(self, user: str | None, session: str | None) -> None:
        self.user = user
        self.session = session
        self.leaving = False
        self.frame = b""
        self.trouble: SQLAlchemyError | None = None
        self.wake = asyncio.Event()

    def offer(self, frame: bytes) -> None:
        """Something to be sent."""
        self.frame = frame
        self.wake.set()

    def fail(self, trouble: SQLAlchemyError) -> None:
        """The database is away."""
        self.trouble = trouble
        self.wake.set()


class LobbyHub:
    """All visitors of the lobby at this node, told in rounds."""

    def __init__(self, engine: AsyncEngine, *, nodes: bool = False) -> None:
        self.lists = LobbyLists(engine)
        self._nodes = nodes
        """Whether there are other nodes, whose news may still be on the way."""
        self._visitors: defaultdict[str | None, set[LobbyVisitor]] = defaultdict(set)
        self._seen: dict[str, tuple[str, list[str]]] = {}
        self._waiting: set[str | None] = set()
        """Whom the next round is for."""
        self._round: asyncio.Task[None] | None = None

    def join(self, visitor: LobbyVisitor) -> None:
        """Somebody looks at the lobby, who may have changed it at another node a moment ago."""
        if self._nodes:
            self.lists.invalidate(None)
        self._visitors[visitor.user].add(visitor)

    def leave(self, visitor: LobbyVisitor) -> None:
        """Somebody goes."""
        self._visitors[visitor.user].discard(visitor)
        if not self._visitors[visitor.user]:
            del self._visitors[visitor.user]
            self.lists.forget(visitor.user)

    def changed(self, hosted: HostedTable) -> None:
        """A table has changed: tell its people, and everybody if the lists are others now."""
        people = hosted.people() or [hosted.setup.maker]  # who lets bots play among themselves
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
        """Something has changed, and nobody knows whom it concerns."""
        self.lists.invalidate(None)
        self._schedule(self._visitors)

    def hang_up(self, sessions: Collection[str]) -> None:
        """Send the visitors away who came by sessions which are no more."""
        for visitor in self._all():
            if visitor.session in sessions:
                visitor.leaving = True
                visitor.wake.set()

    def sessions(self) -> set[str]:
        """The sessions by which visitors came."""
        return {visitor.session for visitor in self._all() if visitor.session is not None}

    def _all(self) -> list[LobbyVisitor]:
        return [visitor for some in self._visitors.values() for visitor in some]

    # Rounds

    def _schedule(self, users: Iterable[str | None]) -> None:
        """Tell somebody in the next round."""
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
        """No more rounds."""
        await cancel([self._round])

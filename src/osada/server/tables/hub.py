"""Who watches which table. A watcher is woken, looks, and gets all that is new to it at once.

There is no queue of frames: somebody slow gets fewer and longer ones, and nothing is lost or told
twice, because each watcher remembers the last entry it was told.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable
from typing import Final

from osada.server.platform.clock import now
from osada.server.platform.identity.schemas import User
from osada.server.tables.state.frame_schemas import PresenceFrame
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.views import table_frames
from osada.server.tables.state.views.entry_view import entries
from osada.server.tables.state.views.table_info import info
from osada.server.tables.state.views.table_state import viewpoint

SIGNED_OUT: Final = 4401
"""The code with which a socket is closed whose session is over."""


class Watcher:
    """One socket at one table."""

    def __init__(self, table: str, user: User | None, seat: int | None, since: int) -> None:
        self.table = table
        self.user = user
        self.seat = seat
        self.sent = since
        self.muted: Collection[str] = frozenset()
        self.greeted = False
        self.wake = asyncio.Event()
        self.presence_due = True
        self.session: str | None = None
        """The key of the session that it was opened by."""
        self.leaving: int | None = None
        """The code with which the socket is to be closed."""

    @property
    def user_id(self) -> str | None:
        """Who watches."""
        return self.user.id if self.user is not None else None


class Hub:
    """All watchers of this node."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self._watchers[watcher.table].add(watcher)
        self._presence(watcher.table)

    def leave(self, watcher: Watcher) -> None:
        """Somebody stops watching."""
        watchers = self._watchers[watcher.table]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.table]
        else:
            self._presence(watcher.table)

    def wake(self, table: str) -> None:
        """Something has happened at a table."""
        for watcher in self._watchers.get(table, ()):
            watcher.wake.set()

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close the sockets that were opened by sessions which are no more."""
        for watcher in self._all():
            if watcher.session in sessions:
                watcher.leaving = SIGNED_OUT
                watcher.wake.set()

    def sessions(self) -> set[str]:
        """The sessions by which sockets were opened."""
        return {watcher.session for watcher in self._all() if watcher.session is not None}

    def mute(self, user: str, muted: Collection[str]) -> None:
        """Somebody does not want to read some people's chat any more."""
        for watcher in self._all():
            if watcher.user_id == user:
                watcher.muted = muted

    def _all(self) -> Iterable[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]

    def connected(self, table: str) -> set[str]:
        """The users who watch a table."""
        return {w.user_id for w in self._watchers.get(table, ()) if w.user_id is not None}

    def presence(self, hosted: HostedTable) -> PresenceFrame:
        """Which seats are looking, and how many others."""
        watchers = self._watchers.get(hosted.id, ())
        here = self.connected(hosted.id)
        seats = [i for i, o in enumerate(hosted.occupants) if o.user in here]
        others = sum(not hosted.seats_of(watcher.user_id) for watcher in watchers)
        return PresenceFrame(hosted.id, seats, others)

    def _presence(self, table: str) -> None:
        for watcher in self._watchers[table]:
            watcher.presence_due = True
            watcher.wake.set()


def update(hosted: HostedTable, watcher: Watcher, connected: Collection[str]) -> bytes | None:
    """The frame with all that is new to a watcher; `None` if nothing is."""
    since, first, user = min(watcher.sent, hosted.seq), not watcher.greeted, watcher.user_id
    if not first and since == hosted.seq:
        return None
    seat = viewpoint(hosted, user, watcher.seat)
    new_entries = entries(hosted, since, seat, watcher.muted)
    news = first or table_frames.info_changed(hosted, since)
    about = info(hosted, user, connected) if news else None
    watcher.sent, watcher.greeted = hosted.seq, True
    return table_frames.update(hosted, new_entries, about, seat, now())

"""Watchers of the tables on this node; each wakes up and sends all that is new at once.

There is no queue of frames: a slow client gets fewer and longer ones. Nothing is lost or sent
twice, because each watcher remembers the last entry it has sent.
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
"""Close code of a socket whose session has ended."""


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
        """Key of the session that opened the socket."""
        self.leaving: int | None = None
        """Code to close the socket with, once it is to be closed."""

    @property
    def user_id(self) -> str | None:
        """Return the id of the watching user."""
        return self.user.id if self.user is not None else None


class Hub:
    """All watchers of this node."""

    def __init__(self) -> None:
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)

    def join(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self._watchers[watcher.table].add(watcher)
        self._presence(watcher.table)

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        watchers = self._watchers[watcher.table]
        watchers.discard(watcher)
        if not watchers:
            del self._watchers[watcher.table]
        else:
            self._presence(watcher.table)

    def wake(self, table: str) -> None:
        """Wake all watchers of a table."""
        for watcher in self._watchers.get(table, ()):
            watcher.wake.set()

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for watcher in self._all():
            if watcher.session in sessions:
                watcher.leaving = SIGNED_OUT
                watcher.wake.set()

    def sessions(self) -> set[str]:
        """Return the sessions that have open sockets."""
        return {watcher.session for watcher in self._all() if watcher.session is not None}

    def mute(self, user: str, muted: Collection[str]) -> None:
        """Hide the chat of some users from a user."""
        for watcher in self._all():
            if watcher.user_id == user:
                watcher.muted = muted

    def _all(self) -> Iterable[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]

    def connected(self, table: str) -> set[str]:
        """Return the users who watch a table."""
        return {w.user_id for w in self._watchers.get(table, ()) if w.user_id is not None}

    def presence(self, hosted: HostedTable) -> PresenceFrame:
        """Return which seats are connected, and the number of spectators."""
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
    """Return the frame with everything new to a watcher, or `None`."""
    since, first, user = min(watcher.sent, hosted.seq), not watcher.greeted, watcher.user_id
    if not first and since == hosted.seq:
        return None
    seat = viewpoint(hosted, user, watcher.seat)
    new_entries = entries(hosted, since, seat, watcher.muted)
    news = first or table_frames.info_changed(hosted, since)
    about = info(hosted, user, connected) if news else None
    watcher.sent, watcher.greeted = hosted.seq, True
    return table_frames.update(hosted, new_entries, about, seat, now())

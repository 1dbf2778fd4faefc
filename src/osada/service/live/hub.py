"""Who watches which table. A watcher is woken, looks, and gets all that is new to it at once.

There is no queue of frames: somebody slow gets fewer and longer ones, and nothing is lost or told
twice, because each watcher remembers the last entry it was told.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterable

import msgspec

from osada.service.play import render
from osada.service.play.desk import Desk
from osada.service.times import now_ms
from osada.service.wire.frames import PresenceFrame
from osada.service.wire.people import User
from osada.service.wire.play import Entry
from osada.service.wire.tables import TableInfo

_QUIET = frozenset({"move", "chat", "undo", "undo-request", "undo-answer"})
"""Entries that change nothing about a table but the position."""


class _Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """An `UpdateFrame` whose state is written already."""

    table: str
    seq: int
    entries: list[Entry]
    state: msgspec.Raw
    info: TableInfo | None = None


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

    def drop(self, user: str, code: int) -> None:
        """Close every socket of somebody."""
        for watcher in self._all():
            if watcher.user_id == user:
                watcher.leaving = code
                watcher.wake.set()

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

    def presence(self, desk: Desk) -> PresenceFrame:
        """Which seats are looking, and how many others."""
        watchers = self._watchers.get(desk.id, ())
        here = self.connected(desk.id)
        seats = [i for i, o in enumerate(desk.occupants) if o.user in here]
        others = sum(not desk.seats_of(watcher.user_id) for watcher in watchers)
        return PresenceFrame(desk.id, seats, others)

    def _presence(self, table: str) -> None:
        for watcher in self._watchers[table]:
            watcher.presence_due = True
            watcher.wake.set()


def state_bytes(desk: Desk, seat: int | None) -> msgspec.Raw:
    """The state for a seat; written once for all who look from there, unless a clock runs."""
    if desk.clocks.ticks:
        return render.raw(render.state(desk, seat, now_ms()))
    if seat not in desk.written:
        desk.written[seat] = render.raw(render.state(desk, seat, now_ms()))
    return desk.written[seat]


def update(desk: Desk, watcher: Watcher, connected: Collection[str]) -> bytes | None:
    """The frame with all that is new to a watcher; `None` if nothing is."""
    since = min(watcher.sent, desk.seq)
    if watcher.greeted and since == desk.seq:
        return None
    seat = render.viewpoint(desk, watcher.user_id, watcher.seat)
    entries = render.entries(desk, since, seat, watcher.muted)
    news = not watcher.greeted or any(h.kind not in _QUIET for h in desk.history[since:])
    info = render.info(desk, watcher.user_id, connected) if news else None
    watcher.sent = desk.seq
    watcher.greeted = True
    frame = _Update(desk.id, desk.seq, entries, state_bytes(desk, seat), info)
    return msgspec.json.encode(frame)

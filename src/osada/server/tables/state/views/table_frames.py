"""What answers and sockets carry of a table, written for whoever gets it."""

from __future__ import annotations

import msgspec

from osada.server.platform.instant import Instant
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import kind_of
from osada.server.tables.state.play_schemas import Entry
from osada.server.tables.state.requests import RequestResult
from osada.server.tables.state.table_schemas import TableInfo
from osada.server.tables.state.views.encoding import raw
from osada.server.tables.state.views.entry_view import entry
from osada.server.tables.state.views.table_state import state, viewpoint

_QUIET = frozenset({"move", "chat", "undo", "undo-request", "undo-answer"})
"""Entries that change nothing about a table but the position."""


class WrittenPlayed(msgspec.Struct, frozen=True):
    """A `Played` whose state is written already."""

    seq: int
    entries: list[Entry]
    state: msgspec.Raw


class _WrittenUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """An `UpdateFrame` whose state is written already."""

    table: str
    seq: int
    entries: list[Entry]
    state: msgspec.Raw
    info: TableInfo | None = None


def written_state(hosted: HostedTable, seat: int | None, now: Instant) -> msgspec.Raw:
    """The state for a seat; written once for all who look from there, unless a clock runs."""
    if hosted.clocks.ticks:
        return raw(state(hosted, seat, now))
    if seat not in hosted.written:
        hosted.written[seat] = raw(state(hosted, seat, now))
    return hosted.written[seat]


def state_for(hosted: HostedTable, user: str | None, seat: int | None, now: Instant) -> msgspec.Raw:
    """The state as somebody may see it, from a seat of theirs if they pick one."""
    return written_state(hosted, viewpoint(hosted, user, seat), now)


def played(hosted: HostedTable, done: RequestResult, seat: int, now: Instant) -> WrittenPlayed:
    """The answer to a move: what was written down, and how things stand after it."""
    new_entries = [entry(hosted, applied, seat) for applied in done.applied]
    return WrittenPlayed(done.seq, new_entries, written_state(hosted, seat, now))


def update(
    hosted: HostedTable,
    new_entries: list[Entry],
    about: TableInfo | None,
    seat: int | None,
    now: Instant,
) -> bytes:
    """The frame that brings somebody up to date."""
    written = written_state(hosted, seat, now)
    return msgspec.json.encode(_WrittenUpdate(hosted.id, hosted.seq, new_entries, written, about))


def info_changed(hosted: HostedTable, since: int) -> bool:
    """Whether something but the position has changed after an entry."""
    return any(kind_of(applied.entry) not in _QUIET for applied in hosted.history[since:])

"""Encoded responses and frames of a table, for one viewer."""

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
"""Kinds of entries that do not change `TableInfo`."""


class WrittenPlayed(msgspec.Struct, frozen=True):
    """A `Played` with an encoded state."""

    seq: int
    entries: list[Entry]
    state: msgspec.Raw


class _WrittenUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """An `UpdateFrame` with an encoded state."""

    table: str
    seq: int
    entries: list[Entry]
    state: msgspec.Raw
    info: TableInfo | None = None


def written_state(hosted: HostedTable, seat: int | None, now: Instant) -> msgspec.Raw:
    """Return the encoded state for a seat, cached until the next entry unless a clock runs."""
    if hosted.clocks.ticks:
        return raw(state(hosted, seat, now))
    if seat not in hosted.written:
        hosted.written[seat] = raw(state(hosted, seat, now))
    return hosted.written[seat]


def state_for(hosted: HostedTable, user: str | None, seat: int | None, now: Instant) -> msgspec.Raw:
    """Return the encoded state as a user may see it, from one of their seats."""
    return written_state(hosted, viewpoint(hosted, user, seat), now)


def played(hosted: HostedTable, done: RequestResult, seat: int, now: Instant) -> WrittenPlayed:
    """Return the response to a move: the new entries and the state."""
    new_entries = [entry(hosted, applied, seat) for applied in done.applied]
    return WrittenPlayed(done.seq, new_entries, written_state(hosted, seat, now))


def update(
    hosted: HostedTable,
    new_entries: list[Entry],
    about: TableInfo | None,
    seat: int | None,
    now: Instant,
) -> bytes:
    """Return the frame that brings a watcher up to date."""
    written = written_state(hosted, seat, now)
    return msgspec.json.encode(_WrittenUpdate(hosted.id, hosted.seq, new_entries, written, about))


def info_changed(hosted: HostedTable, since: int) -> bool:
    """Return whether `TableInfo` may have changed after an entry."""
    return any(kind_of(applied.entry) not in _QUIET for applied in hosted.history[since:])

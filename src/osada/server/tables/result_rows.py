"""Rows of results and attempts."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import Executable, insert

from osada.core.solo import category_of
from osada.server.platform.database_schema import RESULTS, TRIES
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import LogEntry, Started
from osada.server.tables.state.views.table_info import outcome


def counting_seats(hosted: HostedTable) -> list[int]:
    """Return the seats whose score counts: no forks, and no seats that a bot finished.

    Alone or on a stream, a person must also have made every move themselves.
    """
    setup = hosted.setup
    if setup.fork is not None:
        return []
    alone = setup.players == 1 or setup.stream is not None
    helped = hosted.helped if alone else frozenset()
    return [i for i, o in enumerate(hosted.occupants) if o.waits and i not in helped]


def result_statements(hosted: HostedTable) -> list[Executable]:
    """Return the statements that store the result of each person."""
    result = outcome(hosted)
    if result is None:
        return []
    setup = hosted.setup
    category = category_of(hosted.game, setup.options) if setup.players == 1 else None
    rows = [
        {
            "table_id": hosted.id,
            "seat": seat,
            "user_id": hosted.occupants[seat].user,
            "game": setup.game,
            "category": category,
            "players": setup.players,
            "score": result.scores[seat],
            "place": result.places[seat],
            "honours": msgspec.json.encode(result.honours).decode(),
            "stream_id": setup.stream,
            "attempt": hosted.attempt,
            "undo": hosted.terms.undo,
            "takebacks": hosted.takebacks[seat],
            "hints": hosted.hints[seat],
            "at": hosted.finished_at,
        }
        for seat in counting_seats(hosted)
    ]
    return [insert(RESULTS).values(rows)] if rows else []


def attempt_statements(hosted: HostedTable, entries: Iterable[LogEntry]) -> list[Executable]:
    """Return the statements that store who has now seen the dice of a stream."""
    rows = [
        {
            "stream_id": hosted.setup.stream,
            "user_id": user,
            "number": number,
            "table_id": hosted.id,
        }
        for entry in entries
        if isinstance(entry, Started)
        for user, number in (entry.tries or {}).items()
    ]
    return [insert(TRIES).values(rows)] if rows else []

"""What has happened at a table, as one seat or a spectator may know it."""

from __future__ import annotations

from collections.abc import Collection

from osada.server.platform.timestamps import moment
from osada.server.tables.state.hosted_table import AppliedEntry, HostedTable
from osada.server.tables.state.log_entries import (
    Ended,
    Forgotten,
    LogEntry,
    Moved,
    Muted,
    RematchMade,
    Said,
    Seated,
    TakeBackAnswered,
    kind_of,
)
from osada.server.tables.state.play_schemas import Entry
from osada.server.tables.state.views.encoding import move_ref


def entry(hosted: HostedTable, happened: AppliedEntry, seat: int | None) -> Entry:
    """An entry of the log as one seat may know it.

    A move itself is told only to the seat that made it: others know it by its events.
    """
    logged = happened.entry
    own = logged if isinstance(logged, Moved) and logged.seat == seat else None
    return Entry(
        seq=logged.seq,
        at=moment(logged.at),
        kind=kind_of(logged),
        seat=logged.seat,
        user=logged.user,
        name=_name(logged),
        move=move_ref(hosted.game, own.move) if own is not None else None,
        events=[event.body for event in happened.events if event.seen_by(seat)],
        undone=list(happened.undone),
        text=_text(logged),
        length=happened.length,
    )


def _name(logged: LogEntry) -> str | None:
    """Who did it; for a mute whom it concerns, for a rematch where it is."""
    match logged:
        case Muted():
            return logged.other
        case RematchMade():
            return logged.table
    return logged.name


def _text(logged: LogEntry) -> str | None:
    match logged:
        case Moved():
            return None
        case Seated():
            return logged.change
        case Said():
            return logged.text
        case TakeBackAnswered():
            return logged.answer
        case Ended():
            return logged.reason
        case Muted():
            return "muted" if logged.muted else "unmuted"
        case RematchMade():
            return "rematch"
        case Forgotten():
            return "forgotten"
    return None


def entries(
    hosted: HostedTable, since: int, seat: int | None, muted: Collection[str] = frozenset()
) -> list[Entry]:
    """What happened after an entry, less the chat of people who are muted."""
    wanted = hosted.history[max(0, since) :] if since < hosted.seq else []  # seq counts from 1
    return [
        entry(hosted, happened, seat)
        for happened in wanted
        if not (isinstance(happened.entry, Said) and happened.entry.user in muted)
    ]

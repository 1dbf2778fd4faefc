"""Log entries as one seat or a spectator may see them."""

from __future__ import annotations

from collections.abc import Collection

from osada.server.platform.timestamps import moment
from osada.server.tables.state.hosted_table import AppliedEntry, HostedTable
from osada.server.tables.state.log_entries import (
    ChatSent,
    Ended,
    LogEntry,
    Moved,
    Muted,
    RematchCreated,
    Seated,
    TakeBackAnswered,
    UserErased,
    kind_of,
)
from osada.server.tables.state.play_schemas import Entry
from osada.server.tables.state.views.encoding import move_ref


def entry(hosted: HostedTable, applied: AppliedEntry, seat: int | None) -> Entry:
    """Return a log entry as one seat may see it.

    Only the seat that made a move sees the move itself; others see its events.
    """
    logged = applied.entry
    own = logged if isinstance(logged, Moved) and logged.seat == seat else None
    return Entry(
        seq=logged.seq,
        at=moment(logged.at),
        kind=kind_of(logged),
        seat=logged.seat,
        user=logged.user,
        name=_name(logged),
        move=move_ref(hosted.game, own.move) if own is not None else None,
        events=[event.body for event in applied.events if event.seen_by(seat)],
        undone=list(applied.undone),
        text=_text(logged),
        length=applied.length,
    )


def _name(logged: LogEntry) -> str | None:
    """Return the acting user's name; for a mute the muted user, for a rematch its table."""
    match logged:
        case Muted():
            return logged.other
        case RematchCreated():
            return logged.table
    return logged.name


def _text(logged: LogEntry) -> str | None:
    match logged:
        case Moved():
            return None
        case Seated():
            return logged.change
        case ChatSent():
            return logged.text
        case TakeBackAnswered():
            return logged.answer
        case Ended():
            return logged.reason
        case Muted():
            return "muted" if logged.muted else "unmuted"
        case RematchCreated():
            return "rematch"
        case UserErased():
            return "forgotten"
    return None


def entries(
    hosted: HostedTable, since: int, seat: int | None, muted: Collection[str] = frozenset()
) -> list[Entry]:
    """Return the entries after `since`, without the chat of muted users."""
    wanted = hosted.history[max(0, since) :] if since < hosted.seq else []  # seq counts from 1
    return [
        entry(hosted, applied, seat)
        for applied in wanted
        if not (isinstance(applied.entry, ChatSent) and applied.entry.user in muted)
    ]

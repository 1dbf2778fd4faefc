"""Event log: folding entries into a table, and numbering drafts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from osada.core.game import Game
from osada.games import find
from osada.server.platform.instant import Instant
from osada.server.platform.problems import wrong_state
from osada.server.tables.state.commands.ending import follow_up
from osada.server.tables.state.hosted_table import AppliedEntry, HostedTable
from osada.server.tables.state.log_entries import Drafts, LogEntry, Moved, UnreadableEntry
from osada.server.tables.state.table_edition import edition_of
from osada.server.tables.state.table_setup import TableSetup
from osada.text.errors import NotAllowed, OsadaError

_ALIKE_MS: Final = 1000
"""Clock differences above this are stored with the entry."""


def fold(
    setup: TableSetup, log: Sequence[LogEntry], files: Mapping[str, bytes] | None = None
) -> HostedTable:
    """Return the table that follows from a log; `files` is its stored edition.

    If its rules or data are not installed, the table has no game to show.
    """
    try:
        default = find(setup.game)
    except OsadaError:
        raise wrong_state(f"the game {setup.game} is not installed on this server") from None
    try:
        hosted = HostedTable(setup, edition_of(setup, files))
    except OsadaError:
        hosted = HostedTable(setup, default, _other_rules(setup, default))
    apply_entries(hosted, log)
    return hosted


def _other_rules(setup: TableSetup, default: Game) -> str:
    played = f"revision {setup.revision}, content {setup.content}"
    revisions = ", ".join(map(str, default.supported))
    now = f"revision {revisions}, content {default.content_hash}"
    return f"this table is played under {played}; the server has {now}"


def apply_entries(hosted: HostedTable, log: Iterable[LogEntry]) -> None:
    """Apply stored entries; refuse a move that is illegal under these rules."""
    for entry in log:
        if isinstance(entry, Moved) and hosted.other_rules is None:
            try:
                hosted.player().check(entry.seat, entry.move)
            except NotAllowed as error:
                raise wrong_state(f"entry {entry.seq} of this table: {error}") from None
        try:
            hosted.apply(entry)
        except Exception as error:  # rules may raise anything on input they never saw
            raise UnreadableEntry(entry.seq, error) from error


def append_drafts(hosted: HostedTable, drafts: Drafts, now: Instant) -> list[AppliedEntry]:
    """Number and date drafts, apply them, and add the entries that must follow."""
    applied: list[AppliedEntry] = []
    at = max(now.wall, hosted.updated_at)  # a clock set back must not reorder the log
    skew = now.running - at if abs(now.running - at) > _ALIKE_MS else 0
    waiting = list(drafts)
    while waiting:
        draft = waiting.pop(0)
        entry = msgspec.structs.replace(draft, seq=hosted.seq + 1, at=at, skew=skew)
        applied.append(hosted.apply(entry))
        if not waiting and (following := follow_up(hosted)) is not None:
            waiting.append(following)
    return applied

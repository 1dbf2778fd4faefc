"""From a log to a table, and from drafts to entries of the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from osada.core.game import Game
from osada.games import find
from osada.server.platform.instant import Instant
from osada.server.platform.problems import wrong_state
from osada.server.tables.state.commands.ending import follow_up
from osada.server.tables.state.hosted_table import AppliedEntry, HostedTable, TableSetup
from osada.server.tables.state.log_entries import Drafts, LogEntry, Moved, Unreadable
from osada.server.tables.state.table_edition import edition_of
from osada.text.errors import NotAllowed, OsadaError

_ALIKE_MS: Final = 1000
"""How far the two clocks may be apart before an entry says so."""


def fold(
    made: TableSetup, log: Sequence[LogEntry], files: Mapping[str, bytes] | None = None
) -> HostedTable:
    """A table from its log, and the data that were kept for it.

    Where its rules or its data are not at hand any more, all of it but the game itself.
    """
    try:
        house = find(made.game)
    except OsadaError:
        raise wrong_state(f"the game {made.game} is not installed on this server") from None
    try:
        hosted = HostedTable(made, edition_of(made, files))
    except OsadaError:
        hosted = HostedTable(made, house, _other_rules(made, house))
    follow(hosted, log)
    return hosted


def _other_rules(made: TableSetup, house: Game) -> str:
    played = f"revision {made.revision}, content {made.content}"
    revisions = ", ".join(map(str, house.supported))
    now = f"revision {revisions}, content {house.content_hash}"
    return f"this table is played under {played}; the server has {now}"


def follow(hosted: HostedTable, log: Iterable[LogEntry]) -> None:
    """Take in what others have written; a move that is none by these rules is refused."""
    for entry in log:
        if isinstance(entry, Moved) and hosted.other_rules is None:
            try:
                hosted.player().check(entry.seat, entry.move)
            except NotAllowed as error:
                raise wrong_state(f"entry {entry.seq} of this table: {error}") from None
        try:
            hosted.apply(entry)
        except Exception as error:  # whatever the rules say to what they have never seen
            raise Unreadable(entry.seq, error) from error


def add(hosted: HostedTable, drafts: Drafts, now: Instant) -> list[AppliedEntry]:
    """Number and date drafts, apply them, and whatever must follow."""
    happened: list[AppliedEntry] = []
    at = max(now.wall, hosted.updated_at)  # a clock set back must not reorder the log
    skew = now.running - at if abs(now.running - at) > _ALIKE_MS else 0
    waiting = list(drafts)
    while waiting:
        draft = waiting.pop(0)
        entry = msgspec.structs.replace(draft, seq=hosted.seq + 1, at=at, skew=skew)
        happened.append(hosted.apply(entry))
        if not waiting and (following := follow_up(hosted)) is not None:
            waiting.append(following)
    return happened

"""End of a table, and rematches."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import forbidden, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import (
    Drafts,
    Ended,
    LogEntry,
    RematchCreated,
    Started,
    TakenBack,
)


def follow_up(hosted: HostedTable) -> LogEntry | None:
    """Return the entry that must follow the last one, if any."""
    if (first := hosted.reveal) is not None and hosted.status == "open":
        silent = hosted.player_commitments.keys() - hosted.contributions.keys()
        return None if silent else Started(user=first.user, name=first.name)
    pending = hosted.pending_takeback
    if pending is not None and not pending.needed:
        return TakenBack(seat=pending.seat, moves=pending.moves, keep=pending.keep)
    if hosted.status == "running" and hosted.table is not None and hosted.table.over:
        return Ended()
    return None


def abandon(hosted: HostedTable, user: User) -> Drafts:
    """Abandon the table: as host before the start, or as its only human player."""
    if hosted.status == "open" or (hosted.status == "running" and not hosted.people()):
        preconditions.require_host(hosted, user)  # a table of bots belongs to its creator
    elif hosted.status == "running":
        preconditions.require_any_seat(hosted, user)
        if any(person != user.id for person in hosted.people()):
            raise forbidden("other people play at this table: you may leave it")
    else:
        raise wrong_state("the table is closed already")
    return [Ended(user=user.id, name=user.name, reason="abandoned")]


def may_play_again(hosted: HostedTable, user: User) -> None:
    """Refuse a rematch to users who did not play to the end, and at forks."""
    preconditions.require_status(hosted, "finished")
    preconditions.require_any_seat(hosted, user)
    if hosted.setup.fork is not None:
        raise wrong_state("a fork has no rematch: play on from the original game again")


def name_rematch(hosted: HostedTable, user: User, following: str) -> Drafts:
    """Name the rematch table, unless it has been named already."""
    may_play_again(hosted, user)
    if hosted.next is not None:
        return []
    return [RematchCreated(user=user.id, name=user.name, table=following)]

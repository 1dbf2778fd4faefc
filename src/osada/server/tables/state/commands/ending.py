"""How a table ends, and what comes after it."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import forbidden, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import (
    Drafts,
    Ended,
    LogEntry,
    RematchMade,
    Started,
    TakenBack,
)


def follow_up(hosted: HostedTable) -> LogEntry | None:
    """What must be written down next, because of what has just been."""
    if (first := hosted.beginning) is not None and hosted.status == "open":
        silent = hosted.seals.keys() - hosted.numbers.keys()
        return None if silent else Started(user=first.user, name=first.name)
    wish = hosted.wish
    if wish is not None and not wish.needed:
        return TakenBack(seat=wish.seat, moves=wish.moves, keep=wish.keep)
    if hosted.status == "running" and hosted.table is not None and hosted.table.over:
        return Ended()
    return None


def abandon(hosted: HostedTable, user: User) -> Drafts:
    """Give the table up: the host before the start, or whoever plays without other people."""
    if hosted.status == "open" or (hosted.status == "running" and not hosted.people()):
        preconditions.host(hosted, user)  # bots among themselves are their maker's
    elif hosted.status == "running":
        preconditions.sit_somewhere(hosted, user)
        if any(person != user.id for person in hosted.people()):
            raise forbidden("other people play at this table: you may leave it")
    else:
        raise wrong_state("the table is closed already")
    return [Ended(user=user.id, name=user.name, reason="abandoned")]


def may_play_again(hosted: HostedTable, user: User) -> None:
    """Only who has played to the end plays again."""
    preconditions.be(hosted, "finished")
    preconditions.sit_somewhere(hosted, user)
    if hosted.made.study is not None:
        raise wrong_state("a study begins at the game that it goes on from")


def name_rematch(hosted: HostedTable, user: User, following: str) -> Drafts:
    """Name the table where the same people play again; the first who asks names it."""
    may_play_again(hosted, user)
    if hosted.next is not None:
        return []
    return [RematchMade(user=user.id, name=user.name, table=following)]

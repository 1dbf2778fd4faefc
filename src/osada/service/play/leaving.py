"""Somebody goes for good: they stand up everywhere, and their name goes from what was played."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from osada.service.people.people import People
from osada.service.people.sessions import Sessions
from osada.service.play.keeper import TableKeeper
from osada.service.problems import Problem
from osada.service.store import forgetting
from osada.service.table.commands import closing, seating
from osada.service.table.hosted import HostedTable
from osada.service.table.log import Drafts, Forgotten
from osada.service.wire.people import User


class Leaving:
    """Deletes people. Whatever interrupts it, it can be asked for again and goes on."""

    def __init__(
        self, engine: AsyncEngine, tables: TableKeeper, people: People, sessions: Sessions
    ) -> None:
        self._engine = engine
        self._tables = tables
        self._people = people
        self._sessions = sessions

    async def leave(self, user: User) -> list[str]:
        """Delete somebody and their bots; returns the keys of their sessions, which are over."""
        ended: list[str] = []
        for bot in await self._people.bots_of(user):
            ended += await self.leave(bot)
        async with self._engine.connect() as connection:
            tables = await forgetting.tables_of(connection, user.id)
        for table in tables:
            await self._leave_table(table, user)
        async with self._engine.begin() as connection:
            ended += await forgetting.forget_person(connection, user.id)
        self._sessions.forget(user)
        return ended

    async def _leave_table(self, table: str, user: User) -> None:
        for command in (_stand_up, _forget):
            with suppress(Problem):  # a table that cannot be read is cleaned all the same
                await self._tables.change(table, command, user)
        async with self._engine.begin() as connection:
            await forgetting.forget_at(connection, table, user.id)


def _stand_up(hosted: HostedTable, user: User) -> Drafts:
    """Others play on with a bot; a table without others is given up."""
    if hosted.status not in {"open", "running"}:
        return []
    if not hosted.seats_of(user.id):
        return closing.abandon(hosted, user) if hosted.host == user.id else []
    if any(person != user.id for person in hosted.people()):
        return seating.leave(hosted, user)
    return closing.abandon(hosted, user)


def _forget(hosted: HostedTable, user: User) -> Drafts:
    """Every node that has the table in memory reads this, and forgets too."""
    return [Forgotten(user=user.id)]

"""Somebody goes for good: they stand up everywhere, and their name goes from what was played."""

from __future__ import annotations

from contextlib import suppress

from osada.server.accounts import store as forgetting
from osada.server.platform.identity.schemas import User
from osada.server.platform.platform import Platform
from osada.server.platform.problems import Problem
from osada.server.platform.services import Service
from osada.server.tables.registry import TableRegistry
from osada.server.tables.state.commands import ending, seating
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, UserErased


class AccountDeletion(Service):
    """Deletes people. Whatever interrupts it, it can be asked for again and goes on."""

    def __init__(self, platform: Platform, tables: TableRegistry) -> None:
        self._engine = platform.engine
        self._users = platform.users
        self._sessions = platform.sessions
        self._personal_data = platform.personal_data
        self._tables = tables

    async def leave(self, user: User) -> list[str]:
        """Delete somebody and their bots; returns the keys of their sessions, which are over."""
        ended: list[str] = []
        for bot in await self._users.bots_of(user):
            ended += await self.leave(bot)
        async with self._engine.connect() as connection:
            tables = await forgetting.tables_of(connection, user.id)
        for table in tables:
            await self._leave_table(table, user)
        async with self._engine.begin() as connection:
            await self._personal_data.erase(connection, user.id)
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
        return ending.abandon(hosted, user) if hosted.host == user.id else []
    if any(person != user.id for person in hosted.people()):
        return seating.leave(hosted, user)
    return ending.abandon(hosted, user)


def _forget(hosted: HostedTable, user: User) -> Drafts:
    """Every node that has the table in memory reads this, and forgets too."""
    return [UserErased(user=user.id)]

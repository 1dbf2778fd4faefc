"""Deletion of users: their seats, their names in logs and records, their rows."""

from __future__ import annotations

from contextlib import suppress

from osada.server.accounts import store
from osada.server.platform.identity.schemas import User
from osada.server.platform.platform import Platform
from osada.server.platform.problems import Problem
from osada.server.platform.services import Service
from osada.server.tables.registry import TableRegistry
from osada.server.tables.state.commands import ending, seating
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, UserErased


class AccountDeletion(Service):
    """Deletes users; an interrupted deletion can be requested again and continues."""

    def __init__(self, platform: Platform, tables: TableRegistry) -> None:
        self._engine = platform.engine
        self._users = platform.users
        self._sessions = platform.sessions
        self._personal_data = platform.personal_data
        self._tables = tables

    async def leave(self, user: User) -> list[str]:
        """Delete a user and their bots; return the keys of their ended sessions."""
        ended: list[str] = []
        for bot in await self._users.bots_of(user):
            ended += await self.leave(bot)
        async with self._engine.connect() as connection:
            tables = await store.tables_of(connection, user.id)
        for table in tables:
            await self._leave_table(table, user)
        async with self._engine.begin() as connection:
            await self._personal_data.erase(connection, user.id)
            ended += await store.erase_user_rows(connection, user.id)
        self._sessions.forget(user)
        return ended

    async def _leave_table(self, table: str, user: User) -> None:
        for command in (_leave_seats, _redact):
            with suppress(Problem):  # a table that cannot be read is redacted all the same
                await self._tables.change(table, command, user)
        async with self._engine.begin() as connection:
            await store.redact_table(connection, table, user.id)


def _leave_seats(hosted: HostedTable, user: User) -> Drafts:
    """Replace the user by a bot; abandon a table without other people."""
    if hosted.status not in {"open", "running"}:
        return []
    if not hosted.seats_of(user.id):
        return ending.abandon(hosted, user) if hosted.host == user.id else []
    if any(person != user.id for person in hosted.people()):
        return seating.leave(hosted, user)
    return ending.abandon(hosted, user)


def _redact(hosted: HostedTable, user: User) -> Drafts:
    """Redact the table in the memory of every node that has it."""
    return [UserErased(user=user.id)]

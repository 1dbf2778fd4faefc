"""Attempts on a stream: only a person's first counts, and they run one at a time.

A table that was created but not started is no attempt. Everyone seated when it starts has seen its
dice from then on; nobody else sees them while the stream is open.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.database_schema import TABLES, TRIES, USERS
from osada.server.platform.identity.browsers import Browsers
from osada.server.platform.problems import Problem

_RUNNING: Final = "running"


class Attempt(msgspec.Struct, frozen=True):
    """A table on a stream whose dice a person has seen."""

    user: str
    name: str
    table: str
    status: str


class Attempts:
    """Counts the attempts of each person on a stream."""

    def __init__(self, engine: AsyncEngine, browsers: Browsers) -> None:
        self._engine = engine
        self._browsers = browsers
        self.turn = asyncio.Lock()
        """Held from counting to starting, so that one person cannot start twice under two names."""

    async def of(self, stream: str, user: str) -> list[Attempt]:
        """Return the attempts of a person under all of their names, oldest first."""
        selves = await self._browsers.selves(user)
        wanted = (
            select(TRIES.c.user_id, USERS.c.name, TRIES.c.table_id, TABLES.c.status)
            .join(TABLES, TABLES.c.id == TRIES.c.table_id)
            .join(USERS, USERS.c.id == TRIES.c.user_id)
            .where(TRIES.c.stream_id == stream, TRIES.c.user_id.in_(selves))
            .order_by(TRIES.c.number, TABLES.c.created_at)
        )
        async with self._engine.connect() as connection:
            return [Attempt(*row) for row in await connection.execute(wanted)]

    async def next(self, stream: str, users: Iterable[str]) -> dict[str, int]:
        """Return the number of each user's next attempt; refuse while an earlier one is running."""
        numbers: dict[str, int] = {}
        for user in users:
            tries = await self.of(stream, user)
            for each in tries:
                if each.status == _RUNNING:
                    raise _one_at_a_time(each)
            numbers[user] = 1 + len({each.table for each in tries})
        return numbers


def _one_at_a_time(each: Attempt) -> Problem:
    return Problem(
        "one-at-a-time",
        f"{each.name} has an unfinished game with these dice: finish it or give it up first",
    )

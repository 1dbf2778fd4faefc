"""Tries on a stream: the first table whose dice a person has seen counts, one at a time.

A table that was made and not begun is no try. Whoever sits at a table when it begins has seen its
dice from then on; nobody else does while the stream is open.
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
    """A table on a stream that somebody has seen the dice of."""

    user: str
    name: str
    table: str
    status: str


class Attempts:
    """Counts them."""

    def __init__(self, engine: AsyncEngine, browsers: Browsers) -> None:
        self._engine = engine
        self._browsers = browsers
        self.turn = asyncio.Lock()
        """Held from counting to beginning, so that two names of a person do not begin at once."""

    async def of(self, stream: str, user: str) -> list[Attempt]:
        """The tries of a person under any of their names, the first first."""
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
        """The number of each one's next try; refused while an earlier one goes on."""
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

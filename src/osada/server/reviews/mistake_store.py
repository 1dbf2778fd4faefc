"""Which of their mistakes people have gone through."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import MISTAKES_SEEN
from osada.server.platform.timestamps import moment


async def seen_by(
    connection: AsyncConnection, user: str, keys: Collection[str]
) -> dict[tuple[str, int], bool]:
    """Those of some games that somebody has gone through: whether they found something better."""
    theirs = (MISTAKES_SEEN.c.user_id == user, MISTAKES_SEEN.c.key.in_(keys))
    rows = await connection.execute(select(MISTAKES_SEEN).where(*theirs))
    return {(row.key, row.number): bool(row.found) for row in rows}


async def note(
    connection: AsyncConnection, user: str, key: str, number: int, *, found: bool
) -> None:
    """Write down that somebody has gone through one; what was found once stays found."""
    before = (await seen_by(connection, user, [key])).get((key, number))
    if before is None:
        row = {"user_id": user, "key": key, "number": number, "found": found, "at": now_ms()}
        await connection.execute(insert(MISTAKES_SEEN).values(row))
    elif found and not before:
        one = (MISTAKES_SEEN.c.key == key, MISTAKES_SEEN.c.number == number)
        theirs = (MISTAKES_SEEN.c.user_id == user, *one)
        await connection.execute(update(MISTAKES_SEEN).where(*theirs).values(found=True))


async def all_of(connection: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """All that somebody has gone through, for them to take away."""
    wanted = select(MISTAKES_SEEN).where(MISTAKES_SEEN.c.user_id == user)
    rows = await connection.execute(wanted)
    return [dict(row._mapping) | {"at": moment(row.at)} for row in rows]


async def erase(connection: AsyncConnection, user: str) -> None:
    """Delete what is stored about a user."""
    await connection.execute(delete(MISTAKES_SEEN).where(MISTAKES_SEEN.c.user_id == user))

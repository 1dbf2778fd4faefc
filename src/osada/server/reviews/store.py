"""Reviews in the database with their progress, and the mistakes that users have gone through."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.analysis.review.model import Review
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import MISTAKES_SEEN, REVIEWS
from osada.server.platform.job_store import JobRow, JobStore
from osada.server.platform.timestamps import moment


class ReviewRow(JobRow, frozen=True, kw_only=True):
    """Review of a game, or the job that makes it."""

    key: str
    pieces: int
    record: str
    """The game's record without names and comments."""
    review: Review | None = None


REVIEW_JOBS: Final = JobStore(REVIEWS, ReviewRow, key="key", result="review", result_type=Review)


async def seen_by(
    connection: AsyncConnection, user: str, keys: Collection[str]
) -> dict[tuple[str, int], bool]:
    """Return the mistakes a user has gone through: True if they found a better turn."""
    theirs = (MISTAKES_SEEN.c.user_id == user, MISTAKES_SEEN.c.key.in_(keys))
    rows = await connection.execute(select(MISTAKES_SEEN).where(*theirs))
    return {(row.key, row.number): bool(row.found) for row in rows}


async def mark_seen(
    connection: AsyncConnection, user: str, key: str, number: int, *, found: bool
) -> None:
    """Store that a user has gone through a mistake; `found` stays true once it is."""
    before = (await seen_by(connection, user, [key])).get((key, number))
    if before is None:
        row = {"user_id": user, "key": key, "number": number, "found": found, "at": now_ms()}
        await connection.execute(insert(MISTAKES_SEEN).values(row))
    elif found and not before:
        one = (MISTAKES_SEEN.c.key == key, MISTAKES_SEEN.c.number == number)
        theirs = (MISTAKES_SEEN.c.user_id == user, *one)
        await connection.execute(update(MISTAKES_SEEN).where(*theirs).values(found=True))


async def export_seen(connection: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """Return the mistakes a user has gone through, for the export of their data."""
    query = select(MISTAKES_SEEN).where(MISTAKES_SEEN.c.user_id == user)
    rows = await connection.execute(query)
    return [dict(row._mapping) | {"at": moment(row.at)} for row in rows]


async def erase_seen(connection: AsyncConnection, user: str) -> None:
    """Delete the mistakes a user has gone through."""
    await connection.execute(delete(MISTAKES_SEEN).where(MISTAKES_SEEN.c.user_id == user))

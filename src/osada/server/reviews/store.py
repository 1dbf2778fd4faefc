"""Reviews in the database, and how far those have come that are being made."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.analysis.review.model import Review
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import REVIEWS
from osada.server.reviews import summaries
from osada.server.reviews.schemas import State

SILENT_MS: Final = 60_000
"""After so long without news nobody is at work any more: a server was stopped."""
_UNFINISHED: Final[tuple[State, ...]] = ("waiting", "running")


class ReviewRow(msgspec.Struct, frozen=True):
    """A review, or the work on one."""

    key: str
    user: str
    state: State
    done: int
    pieces: int
    record: str
    """The game without names and remarks."""
    review: Review | None


async def find(connection: AsyncConnection, key: str) -> ReviewRow | None:
    """What there is about a game."""
    row = (await connection.execute(select(REVIEWS).where(_of(key)))).one_or_none()
    if row is None:
        return None
    silent = row.state in _UNFINISHED and row.at < now_ms() - SILENT_MS
    found = None if row.review is None else msgspec.json.decode(row.review, type=Review)
    state: State = "stopped" if silent else row.state
    return ReviewRow(row.key, row.user_id, state, row.done, row.pieces, row.record, found)


async def finished(connection: AsyncConnection, key: str) -> Review | None:
    """The review of a game, if it is done."""
    kept = await find(connection, key)
    return kept.review if kept is not None else None


async def begin(connection: AsyncConnection, kept: ReviewRow) -> bool:
    """Somebody wants it; not where somebody else was a moment quicker."""
    over = or_(REVIEWS.c.state.not_in(_UNFINISHED), REVIEWS.c.at < now_ms() - SILENT_MS)
    await connection.execute(delete(REVIEWS).where(_of(kept.key), over))
    row = msgspec.structs.asdict(kept) | {"user_id": kept.user, "review": None, "at": now_ms()}
    del row["user"]
    try:
        async with connection.begin_nested():
            await connection.execute(insert(REVIEWS).values(row))
    except IntegrityError:
        return False
    return True


async def note(connection: AsyncConnection, key: str, **values: Any) -> bool:
    """Write down how far it has come; not where somebody has stopped it."""
    going = (_of(key), REVIEWS.c.state.in_(_UNFINISHED))
    found = values.get("review")
    if found is not None:
        values["review"] = msgspec.json.encode(found).decode()
    changed = update(REVIEWS).where(*going).values(at=now_ms(), **values)
    noted = bool((await connection.execute(changed)).rowcount)
    if noted and found is not None:
        await summaries.summarise(connection, key, found)
    return noted


async def asked_by(connection: AsyncConnection, user: str) -> int:
    """How many somebody has asked for that are not done."""
    theirs = (REVIEWS.c.user_id == user, REVIEWS.c.state.in_(_UNFINISHED))
    fresh = REVIEWS.c.at >= now_ms() - SILENT_MS
    wanted = select(func.count()).select_from(REVIEWS).where(*theirs, fresh)
    return int((await connection.execute(wanted)).scalar_one())


def _of(key: str) -> ColumnElement[bool]:
    return REVIEWS.c.key == key

"""What whoever runs the server does about designs: reads reports, takes down what is amiss."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import DESIGN_REPORTS, DESIGNS

_MOST: Final = 100
"""Reports in one list."""


class DesignReport(msgspec.Struct, frozen=True):
    """What somebody has said about a design."""

    content: str
    text: str
    at: int


async def reports(engine: AsyncEngine) -> list[DesignReport]:
    """What people have said, the latest first."""
    wanted = select(DESIGN_REPORTS).order_by(DESIGN_REPORTS.c.at.desc()).limit(_MOST)
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [DesignReport(row.content, row.text, row.at) for row in rows]


async def remove(engine: AsyncEngine, content: str) -> bool:
    """Take down what does not belong here, if it is there; it cannot be published again."""
    gone = update(DESIGNS).where(DESIGNS.c.content == content)
    async with engine.begin() as connection:
        done = await connection.execute(gone.values(removed_at=now_ms(), pack="{}"))
        of_it = DESIGN_REPORTS.c.content == content
        await connection.execute(delete(DESIGN_REPORTS).where(of_it))
    return bool(done.rowcount)


async def erase(connection: AsyncConnection, user: str) -> None:
    """Delete what is stored about a user."""
    theirs = select(DESIGNS.c.content).where(DESIGNS.c.author_id == user)
    reports = or_(DESIGN_REPORTS.c.user_id == user, DESIGN_REPORTS.c.content.in_(theirs))
    await connection.execute(delete(DESIGN_REPORTS).where(reports))
    await connection.execute(delete(DESIGNS).where(DESIGNS.c.author_id == user))

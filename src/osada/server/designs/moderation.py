"""Moderation of published designs: reading reports, removing designs, erasing a user's designs.

The functions whose names end in `_at` take the URL of a database and serve `osada designs`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from sqlalchemy import delete, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.database import connect
from osada.server.platform.database_schema import DESIGN_REPORTS, DESIGNS
from osada.server.platform.settings import SettingsError, SettingsMessage

_MAX_REPORTS: Final = 100
"""Reports in one list."""

R = TypeVar("R")


class DesignReport(msgspec.Struct, frozen=True):
    """A user's report on a design."""

    content: str
    text: str
    at: int


async def reports(engine: AsyncEngine) -> list[DesignReport]:
    """Return the reports, the latest first."""
    query = select(DESIGN_REPORTS).order_by(DESIGN_REPORTS.c.at.desc()).limit(_MAX_REPORTS)
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [DesignReport(row.content, row.text, row.at) for row in rows]


async def remove(engine: AsyncEngine, content: str) -> bool:
    """Remove a design so that it cannot be published again; False if there is none."""
    design = update(DESIGNS).where(DESIGNS.c.content == content)
    async with engine.begin() as connection:
        done = await connection.execute(design.values(removed_at=now_ms(), pack="{}"))
        of_it = DESIGN_REPORTS.c.content == content
        await connection.execute(delete(DESIGN_REPORTS).where(of_it))
    return bool(done.rowcount)


async def erase(connection: AsyncConnection, user: str) -> None:
    """Delete a user's designs and reports, and the reports on their designs."""
    theirs = select(DESIGNS.c.content).where(DESIGNS.c.author_id == user)
    reports = or_(DESIGN_REPORTS.c.user_id == user, DESIGN_REPORTS.c.content.in_(theirs))
    await connection.execute(delete(DESIGN_REPORTS).where(reports))
    await connection.execute(delete(DESIGNS).where(DESIGNS.c.author_id == user))


def reports_at(url: str) -> list[DesignReport]:
    """Return the reports in a database, the latest first."""
    return _at(url, reports)


def remove_at(url: str, content: str) -> bool:
    """Remove a design in a database; False if there is none."""
    return _at(url, lambda engine: remove(engine, content))


def _at(url: str, work: Callable[[AsyncEngine], Awaitable[R]]) -> R:
    """Run `work` on an existing database."""
    file = Path(make_url(url).database or "")
    if url.startswith("sqlite") and not file.is_file():
        raise SettingsError(SettingsMessage("backup-no-database", path=str(file)))

    async def done() -> R:
        engine = connect(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(done())
    except (DBAPIError, OSError) as error:
        raise SettingsError(
            SettingsMessage("designs-no-database", kind=type(error).__name__)
        ) from None

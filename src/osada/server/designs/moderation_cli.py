"""The same from outside of the server, on its database: for `osada designs`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.designs import moderation
from osada.server.designs.moderation import DesignReport
from osada.server.platform.database import connect
from osada.server.platform.settings import SettingsError, SettingsMessage

R = TypeVar("R")


def reports(url: str) -> list[DesignReport]:
    """What people have said about designs, the latest first."""
    return _at(url, moderation.reports)


def remove(url: str, content: str) -> bool:
    """Take a design down, if it is there."""
    return _at(url, lambda engine: moderation.remove(engine, content))


def _at(url: str, work: Callable[[AsyncEngine], Awaitable[R]]) -> R:
    """Do something with the server's database, which must be there."""
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

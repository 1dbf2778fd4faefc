"""Browsers: users who share one are probably the same person."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.platform.database_schema import BROWSERS, USERS
from osada.server.platform.identity.schemas import User
from osada.server.platform.tokens import digest, new_token

COOKIE: Final = "osada_browser"
"""Random id of a browser; not a sign-in, and kept after signing out."""


class Browsers:
    """Stores which users came in by the same browser."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def meet(self, user: User, browser: str | None, before: User | None) -> None:
        """Store that a user came in by a browser in which `before` was signed in."""
        async with self._engine.begin() as connection:
            seen = {digest(browser)} if browser is not None else set()
            if before is not None:
                seen |= await _browsers(connection, [before.id]) or {digest(new_token())}
            users = {user.id} | ({before.id} if before is not None else set())
            known = await _pairs(connection, seen)
            rows = [
                {"browser": each, "user_id": each_user}
                for each in sorted(seen)
                for each_user in sorted(users)
                if (each, each_user) not in known
            ]
            if rows:
                await connection.execute(insert(BROWSERS).values(rows))

    async def selves(self, user: str) -> list[str]:
        """Return the users who count as the same person: also guests and bots of their browsers.

        A browser may be shared: two accounts are two people, a guest may be any of them.
        """
        async with self._engine.connect() as connection:
            kind = await connection.scalar(select(USERS.c.kind).where(USERS.c.id == user))
            found, new = {user}, {user}
            while new:
                met = await _met(connection, await _browsers(connection, new))
                alike = {
                    other for other, other_kind in met if not (kind == other_kind == "account")
                }
                new = alike - found
                found |= new
        return sorted(found)


async def _browsers(connection: AsyncConnection, users: Iterable[str]) -> set[str]:
    query = select(BROWSERS.c.browser).where(BROWSERS.c.user_id.in_(list(users)))
    return set((await connection.execute(query)).scalars())


async def _pairs(connection: AsyncConnection, browsers: Iterable[str]) -> set[tuple[str, str]]:
    query = select(BROWSERS.c.browser, BROWSERS.c.user_id)
    rows = await connection.execute(query.where(BROWSERS.c.browser.in_(list(browsers))))
    return {(row.browser, row.user_id) for row in rows}


async def _met(connection: AsyncConnection, browsers: Iterable[str]) -> set[tuple[str, str]]:
    query = (
        select(USERS.c.id, USERS.c.kind)
        .join(BROWSERS, BROWSERS.c.user_id == USERS.c.id)
        .where(BROWSERS.c.browser.in_(list(browsers)))
    )
    return {(row.id, row.kind) for row in await connection.execute(query)}

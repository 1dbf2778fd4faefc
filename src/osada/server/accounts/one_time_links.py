"""One-time links sent by e-mail: valid once, for a limited time, stored hashed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import LINKS, USERS
from osada.server.platform.identity.schemas import User
from osada.server.platform.identity.users import user_of
from osada.server.platform.problems import Problem
from osada.server.platform.services import Service
from osada.server.platform.tokens import digest, new_token

SIGN_IN_MINUTES: Final = 15
CONFIRM_MINUTES: Final = 24 * 60


class OneTimeLinks(Service):
    """Links to sign in, and links to confirm an e-mail address."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def to_sign_in(self, user: User) -> str:
        """Create a token that signs a user in once."""
        async with self._engine.begin() as connection:
            return await _make(connection, user, SIGN_IN_MINUTES, None)

    async def to_confirm(self, user: User, email: str) -> str:
        """Create a token that confirms an address; it replaces earlier ones."""
        async with self._engine.begin() as connection:
            earlier = (LINKS.c.user_id == user.id, LINKS.c.email.is_not(None))
            await connection.execute(delete(LINKS).where(*earlier))
            return await _make(connection, user, CONFIRM_MINUTES, email)

    async def sign_in(self, token: str) -> User:
        """Use up a sign-in link and return its user."""
        async with self._engine.begin() as connection:
            return (await _use(connection, token, confirms=False))[0]

    async def confirm(self, token: str) -> tuple[User, str]:
        """Use up a confirmation link and return its user and address."""
        async with self._engine.begin() as connection:
            return await _use(connection, token, confirms=True)

    async def pending_address(self, user: User) -> str | None:
        """Return the address that a user has not confirmed yet."""
        theirs = (LINKS.c.user_id == user.id, LINKS.c.expires_at > now_ms())
        query = select(LINKS.c.email).where(*theirs, LINKS.c.email.is_not(None))
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query.limit(1))).scalar()
        return found


async def _make(connection: AsyncConnection, user: User, minutes: int, email: str | None) -> str:
    token = new_token()
    expires = now_ms() + minutes * 60_000
    row = {"token_hash": digest(token), "user_id": user.id, "expires_at": expires, "email": email}
    await connection.execute(insert(LINKS).values(row))
    return token


async def _use(connection: AsyncConnection, token: str, *, confirms: bool) -> tuple[User, str]:
    kind = LINKS.c.email.is_not(None) if confirms else LINKS.c.email.is_(None)
    which = (LINKS.c.token_hash == digest(token), LINKS.c.expires_at > now_ms(), kind)
    used = delete(LINKS).where(*which).returning(LINKS.c.user_id, LINKS.c.email)
    link = (await connection.execute(used)).one_or_none()
    if link is None:
        raise Problem("bad-link", "this link has been used or has expired")
    row = (await connection.execute(select(USERS).where(USERS.c.id == link.user_id))).one()
    return user_of(row), link.email or ""

"""Sessions: an opaque random token, kept hashed, in a cookie or in a bearer's hand."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.service.people.people import user_of
from osada.service.problems import Problem
from osada.service.secrets import digest, new_token
from osada.service.store.schema import LINKS, SESSIONS, USERS
from osada.service.times import now_ms
from osada.service.wire.moments import DAY_MS
from osada.service.wire.people import User

COOKIE: Final = "osada_session"
LINK_MINUTES: Final = 15
_FRESH_MS: Final = 600_000
"""How long a node believes what it read; whatever it changes itself it reads anew."""
_FRESH_SHARED_MS: Final = 10_000
"""The same among several nodes: a session that another one has ended may live so long."""
_MOST: Final = 20_000


class Sessions:
    """Who holds which token."""

    def __init__(self, engine: AsyncEngine, days: int, *, shared: bool) -> None:
        self._engine = engine
        self._days = days
        self._fresh_ms = _FRESH_SHARED_MS if shared else _FRESH_MS
        self._known: OrderedDict[str, tuple[User, int]] = OrderedDict()
        self._changes = 0
        """Counts what is forgotten: what was read before that must not be remembered after it."""

    @property
    def seconds(self) -> int:
        """How long a session lasts."""
        return self._days * 86_400

    async def begin(self, user: User) -> str:
        """A new session; its token is told this once."""
        token, now = new_token(), now_ms()
        row = {
            "token_hash": digest(token),
            "user_id": user.id,
            "created_at": now,
            "expires_at": now + self._days * DAY_MS,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(SESSIONS).values(row))
        return token

    async def user(self, token: str) -> User | None:
        """Whose token this is; `None` if nobody's, or no longer."""
        key, now = digest(token), now_ms()
        if key in self._known and self._known[key][1] > now:
            return self._known[key][0]
        wanted = (
            select(USERS, SESSIONS.c.expires_at)
            .join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
            .where(SESSIONS.c.token_hash == key, SESSIONS.c.expires_at > now)
        )
        before = self._changes
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            self._known.pop(key, None)
            return None
        user = user_of(row)
        if before == self._changes:
            self._remember(key, user, min(now + self._fresh_ms, row.expires_at))
        return user

    def _remember(self, key: str, user: User, until: int) -> None:
        self._known[key] = (user, until)
        self._known.move_to_end(key)
        if len(self._known) > _MOST:
            self._known.popitem(last=False)

    def forget(self, user: User) -> None:
        """Read anew what is known of somebody."""
        self._changes += 1
        for key in [key for key, (known, _) in self._known.items() if known.id == user.id]:
            del self._known[key]

    async def end(self, token: str) -> None:
        """Sign out here."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == digest(token)))
        self._changes += 1
        self._known.pop(digest(token), None)

    async def end_all(self, user: User, but: str | None = None) -> None:
        """Sign out everywhere, but for one session."""
        wanted = delete(SESSIONS).where(SESSIONS.c.user_id == user.id)
        if but is not None:
            wanted = wanted.where(SESSIONS.c.token_hash != digest(but))
        async with self._engine.begin() as connection:
            await connection.execute(wanted)
        self.forget(user)

    # Sign-in links

    async def make_link(self, user: User) -> str:
        """A token that signs somebody in, once."""
        token = new_token()
        expires = now_ms() + LINK_MINUTES * 60_000
        row = {"token_hash": digest(token), "user_id": user.id, "expires_at": expires}
        async with self._engine.begin() as connection:
            await connection.execute(insert(LINKS).values(row))
        return token

    async def use_link(self, token: str) -> User:
        """Whom a link signs in; it is used up by that."""
        found = LINKS.c.token_hash == digest(token)
        async with self._engine.begin() as connection:
            gone = await connection.execute(
                delete(LINKS).where(found, LINKS.c.expires_at > now_ms()).returning(LINKS.c.user_id)
            )
            user = gone.scalar_one_or_none()
            if user is None:
                raise Problem("bad-link", "this link has been used, or is too old")
            row = (await connection.execute(select(USERS).where(USERS.c.id == user))).one()
        return user_of(row)

    async def sweep(self) -> None:
        """Throw away what has expired."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now_ms()))
            await connection.execute(delete(LINKS).where(LINKS.c.expires_at <= now_ms()))

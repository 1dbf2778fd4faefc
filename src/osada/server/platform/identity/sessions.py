"""Sessions: an opaque random token in a cookie or a bearer header, stored hashed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, delete, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.batches import batched
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import LINKS, SESSIONS, USERS
from osada.server.platform.identity.schemas import SessionInfo, User
from osada.server.platform.identity.users import user_of
from osada.server.platform.problems import not_found
from osada.server.platform.timestamps import DAY_MS, moment
from osada.server.platform.tokens import digest, new_token

COOKIE: Final = "osada_session"
_FRESH_MS: Final = 600_000
"""Milliseconds that a session stays in this node's cache; own changes clear it."""
_FRESH_SHARED_MS: Final = 10_000
"""The same with several nodes: a session that another node ended may live this long."""
_SEEN_MS: Final = 600_000
"""Resolution of the time a session was last seen."""
_MAX_CACHED: Final = 20_000


def _name(key: str) -> str:
    """Return the public id of a session; it cannot be used to sign in."""
    return key[:16]


class Sessions:
    """Sessions with an in-memory cache."""

    def __init__(self, engine: AsyncEngine, days: int, *, shared: bool) -> None:
        self._engine = engine
        self._days = days
        self._fresh_ms = _FRESH_SHARED_MS if shared else _FRESH_MS
        self._known: OrderedDict[str, tuple[User, int]] = OrderedDict()
        self._seen: set[str] = set()
        """Sessions seen since the last write."""
        self._changes = 0
        """Counts cache invalidations: a row read before one is not cached after it."""

    @property
    def seconds(self) -> int:
        """The lifetime of a session in seconds."""
        return self._days * 86_400

    async def begin(self, user: User, device: str = "") -> str:
        """Start a session and return its token."""
        token, now = new_token(), now_ms()
        row = {
            "token_hash": digest(token),
            "user_id": user.id,
            "created_at": now,
            "expires_at": now + self._days * DAY_MS,
            "device": device,
            "seen_at": now,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(SESSIONS).values(row))
        return token

    async def user(self, token: str) -> User | None:
        """Return the user of a token; None if it is unknown or expired."""
        key, now = digest(token), now_ms()
        if key in self._known and self._known[key][1] > now:
            return self._known[key][0]
        query = (
            select(USERS, SESSIONS.c.expires_at, SESSIONS.c.seen_at)
            .join(SESSIONS, SESSIONS.c.user_id == USERS.c.id)
            .where(SESSIONS.c.token_hash == key, SESSIONS.c.expires_at > now)
        )
        before = self._changes
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self._known.pop(key, None)
            return None
        user = user_of(row)
        if (row.seen_at or 0) < now - _SEEN_MS:
            self._seen.add(key)
        if before == self._changes:
            self._remember(key, user, min(now + self._fresh_ms, row.expires_at))
        return user

    def _remember(self, key: str, user: User, until: int) -> None:
        self._known[key] = (user, until)
        self._known.move_to_end(key)
        if len(self._known) > _MAX_CACHED:
            self._known.popitem(last=False)

    def forget(self, user: User) -> None:
        """Drop a user from the cache."""
        self._changes += 1
        for key in [key for key, (known, _) in self._known.items() if known.id == user.id]:
            del self._known[key]

    # Ending: each returns the keys of the ended sessions, so that their sockets can be closed

    async def end(self, token: str) -> list[str]:
        """End the session of a token."""
        return await self._end(SESSIONS.c.token_hash == digest(token))

    async def end_one(self, user: User, session: str) -> list[str]:
        """End a session of a user by its public id."""
        theirs = [row.token_hash for row in await self._of(user)]
        theirs = [key for key in theirs if _name(key) == session]
        if not theirs:
            raise not_found("session")
        return await self._end(SESSIONS.c.token_hash.in_(theirs))

    async def end_all(self, user: User, but: str | None = None) -> list[str]:
        """End all sessions of a user but one, and invalidate their sign-in links."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.user_id == user.id))
        spared = SESSIONS.c.token_hash != digest(but) if but is not None else true()
        return await self._end(SESSIONS.c.user_id == user.id, spared)

    async def _end(self, *which: ColumnElement[bool]) -> list[str]:
        gone = delete(SESSIONS).where(*which).returning(SESSIONS.c.token_hash)
        async with self._engine.begin() as connection:
            ended = list((await connection.execute(gone)).scalars())
        self._changes += 1
        for key in ended:
            self._known.pop(key, None)
        return ended

    # Reading

    async def of(self, user: User, here: str | None) -> list[SessionInfo]:
        """Return the sessions of a user, the latest first."""
        mine = digest(here) if here is not None else None
        await self.note_seen()
        return [
            SessionInfo(
                id=_name(row.token_hash),
                device=row.device or "",
                created_at=moment(row.created_at),
                seen_at=moment(row.seen_at or row.created_at),
                expires_at=moment(row.expires_at),
                here=row.token_hash == mine,
            )
            for row in await self._of(user)
        ]

    async def _of(self, user: User) -> Sequence[Row[Any]]:
        query = select(SESSIONS).where(
            SESSIONS.c.user_id == user.id, SESSIONS.c.expires_at > now_ms()
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(SESSIONS.c.created_at.desc()))
            return rows.all()

    async def note_seen(self) -> None:
        """Store when sessions were last seen; called in the background."""
        keys, self._seen = self._seen, set()
        if not keys:
            return
        async with self._engine.begin() as connection:
            for some in batched(keys, 500):
                seen = update(SESSIONS).where(SESSIONS.c.token_hash.in_(some))
                await connection.execute(seen.values(seen_at=now_ms()))

    async def ended(self, keys: Collection[str]) -> set[str]:
        """Return those of some sessions that have ended, on any node."""
        living: set[str] = set()
        async with self._engine.connect() as connection:
            for some in batched(keys, 500):
                which = (SESSIONS.c.token_hash.in_(some), SESSIONS.c.expires_at > now_ms())
                found = await connection.execute(select(SESSIONS.c.token_hash).where(*which))
                living.update(found.scalars())
        return set(keys) - living

    async def sweep(self) -> None:
        """Delete expired sessions."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now_ms()))
            await connection.execute(delete(LINKS).where(LINKS.c.expires_at <= now_ms()))

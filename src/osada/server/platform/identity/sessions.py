"""Sessions: an opaque random token, kept hashed, in a cookie or in a bearer's hand."""

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
"""How long a node believes what it read; whatever it changes itself it reads anew."""
_FRESH_SHARED_MS: Final = 10_000
"""The same among several nodes: a session that another one has ended may live so long."""
_SEEN_MS: Final = 600_000
"""How exactly it is kept when a session was seen."""
_MOST: Final = 20_000


def _name(key: str) -> str:
    """What a session is called where its owner reads it: it signs nobody in."""
    return key[:16]


class Sessions:
    """Who holds which token."""

    def __init__(self, engine: AsyncEngine, days: int, *, shared: bool) -> None:
        self._engine = engine
        self._days = days
        self._fresh_ms = _FRESH_SHARED_MS if shared else _FRESH_MS
        self._known: OrderedDict[str, tuple[User, int]] = OrderedDict()
        self._seen: set[str] = set()
        """Sessions of which it is still to be written down that they were seen."""
        self._changes = 0
        """Counts what is forgotten: what was read before that must not be remembered after it."""

    @property
    def seconds(self) -> int:
        """How long a session lasts."""
        return self._days * 86_400

    async def begin(self, user: User, device: str = "") -> str:
        """A new session; its token is told this once."""
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
        """Whose token this is; `None` if nobody's, or no longer."""
        key, now = digest(token), now_ms()
        if key in self._known and self._known[key][1] > now:
            return self._known[key][0]
        wanted = (
            select(USERS, SESSIONS.c.expires_at, SESSIONS.c.seen_at)
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
        if (row.seen_at or 0) < now - _SEEN_MS:
            self._seen.add(key)
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

    # Ending: each gives the keys of the sessions that are no more, for whoever holds their sockets

    async def end(self, token: str) -> list[str]:
        """Sign out here."""
        return await self._end(SESSIONS.c.token_hash == digest(token))

    async def end_one(self, user: User, session: str) -> list[str]:
        """Sign out one of somebody's devices, wherever it is."""
        theirs = [row.token_hash for row in await self._of(user)]
        theirs = [key for key in theirs if _name(key) == session]
        if not theirs:
            raise not_found("session")
        return await self._end(SESSIONS.c.token_hash.in_(theirs))

    async def end_all(self, user: User, but: str | None = None) -> list[str]:
        """Sign out everywhere, but for one session; links that were sent work no more either."""
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

    # Looking

    async def of(self, user: User, here: str | None) -> list[SessionInfo]:
        """Where somebody is signed in, the latest first."""
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
        wanted = select(SESSIONS).where(
            SESSIONS.c.user_id == user.id, SESSIONS.c.expires_at > now_ms()
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(SESSIONS.c.created_at.desc()))
            return rows.all()

    async def note_seen(self) -> None:
        """Write down which sessions were seen lately; requests do not wait for that."""
        keys, self._seen = self._seen, set()
        if not keys:
            return
        async with self._engine.begin() as connection:
            for some in batched(keys, 500):
                seen = update(SESSIONS).where(SESSIONS.c.token_hash.in_(some))
                await connection.execute(seen.values(seen_at=now_ms()))

    async def ended(self, keys: Collection[str]) -> set[str]:
        """Those of some sessions that are over, here or by another node."""
        living: set[str] = set()
        async with self._engine.connect() as connection:
            for some in batched(keys, 500):
                which = (SESSIONS.c.token_hash.in_(some), SESSIONS.c.expires_at > now_ms())
                found = await connection.execute(select(SESSIONS.c.token_hash).where(*which))
                living.update(found.scalars())
        return set(keys) - living

    async def sweep(self) -> None:
        """Throw away what has expired."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now_ms()))
            await connection.execute(delete(LINKS).where(LINKS.c.expires_at <= now_ms()))

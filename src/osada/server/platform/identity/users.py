"""Users: guests, accounts and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import GONE, MUTES, USERS
from osada.server.platform.identity.schemas import AccountInfo, User, UserKind
from osada.server.platform.problems import Problem, not_found, wrong_state
from osada.server.platform.timestamps import moment
from osada.server.platform.tokens import new_id

_HASHER: Final = PasswordHasher()
_DECOY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$WtqJouMWgVKse0QQO5mdGA$wGPdbE"
    "RUnDAyW2CmyQkxSy7urbFGaC4FhbKhyRBAAJs"
)
"""Verified when there is no such account, so that both cases take equally long."""
_MAX_BOTS: Final = 20


def user_of(row: Row[Any]) -> User:
    """Return the user of a row."""
    return User(row.id, row.kind, row.name, row.language)


class Users:
    """Users in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = asyncio.Semaphore(2)  # a hash takes 64 MiB

    async def find(self, user: str) -> User:
        """Return a user by id, or refuse as not found."""
        return user_of(await self._row(user))

    async def _row(self, user: str) -> Row[Any]:
        query = select(USERS).where(USERS.c.id == user, USERS.c.kind != GONE)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise not_found("user")
        return row

    async def add(self, kind: UserKind, name: str, language: str, owner: str | None = None) -> User:
        """Add a user."""
        user = User(new_id("u"), kind, name, language)
        row = {"id": user.id, "kind": kind, "name": name, "language": language}
        async with self._engine.begin() as connection:
            await connection.execute(
                insert(USERS).values(row | {"owner_id": owner, "created_at": now_ms()})
            )
        return user

    async def change(self, user: User, values: Mapping[str, str]) -> User:
        """Change a user's name or language."""
        if values:
            await self._set(user, values)
        return await self.find(user.id)

    async def _set(self, user: User, values: Mapping[str, str | None]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == user.id).values(**values))

    # Accounts

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Turn a guest into an account, with everything they have."""
        if user.kind != "guest":
            raise wrong_state("you have an account already")
        hashed = await self._hash(password)
        values = {"kind": "account", "login": login.casefold(), "password": hashed}
        try:
            await self._set(user, values)
        except IntegrityError:
            raise Problem("taken", "that login is taken") from None
        return await self.find(user.id)

    async def account(self, user: User, pending: str | None) -> AccountInfo:
        """Return the private data of an account."""
        row = await self._row(user.id)
        return AccountInfo(row.login, row.email, pending, moment(row.created_at))

    async def set_email(self, user: User, email: str | None) -> str | None:
        """Set a confirmed e-mail address; return the former one."""
        former: str | None = (await self._row(user.id)).email
        try:
            await self._set(user, {"email": email and email.casefold()})
        except IntegrityError:  # only the reader of that mailbox learns this
            raise Problem("taken", "another account has that address") from None
        return former

    async def by_password(self, login: str, password: str) -> User:
        """Return the user with this login and password, or refuse."""
        row = await self._by_login(login)
        stored = row.password if row is not None else None
        fits = await self._fits(stored or _DECOY, password)
        if row is None or stored is None or not fits:
            raise Problem("wrong-password", "the login or the password is wrong")
        return user_of(row)

    async def must_know(self, user: User, password: str) -> None:
        """Check an account's password, or refuse."""
        stored = (await self._row(user.id)).password
        fits = await self._fits(stored or _DECOY, password)
        if stored is None or not fits:
            raise Problem("wrong-password", "the password is wrong")

    async def set_password(self, user: User, new: str) -> None:
        """Set a password; the caller has checked the user's identity."""
        await self._set(user, {"password": await self._hash(new)})

    async def account_for_link(self, login: str) -> tuple[User, str | None] | None:
        """Return the account with a login or e-mail address, and its address."""
        row = await self._by_login(login)
        return None if row is None else (user_of(row), row.email)

    async def _by_login(self, login: str) -> Row[Any] | None:
        name = login.casefold()
        query = select(USERS).where((USERS.c.login == name) | (USERS.c.email == name))
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first()

    async def _hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(_HASHER.hash, password)

    async def _fits(self, stored: str, password: str) -> bool:
        async with self._at_once:
            return await asyncio.to_thread(_verify, stored, password)

    # Bots

    async def bots_of(self, owner: User) -> list[User]:
        """Return the bot accounts of a user."""
        query = select(USERS).where(USERS.c.owner_id == owner.id).order_by(USERS.c.created_at)
        async with self._engine.connect() as connection:
            return [user_of(row) for row in await connection.execute(query)]

    async def add_bot(self, owner: User, name: str) -> User:
        """Add a bot account."""
        if owner.kind == "bot":
            raise Problem("forbidden", "a bot has no bots")
        if len(await self.bots_of(owner)) >= _MAX_BOTS:
            raise Problem("too-many", f"a user may have at most {_MAX_BOTS} bots")
        return await self.add("bot", name, owner.language, owner.id)

    async def dismiss_bot(self, owner: User, bot: str) -> None:
        """Dismiss a bot: it has no owner any more, and its games stay."""
        if bot not in [user.id for user in await self.bots_of(owner)]:
            raise not_found("bot")
        async with self._engine.begin() as connection:
            await connection.execute(update(USERS).where(USERS.c.id == bot).values(owner_id=None))

    # Mutes

    async def muted_by(self, user: User) -> list[User]:
        """Return the users whose chat a user has muted."""
        muted = select(MUTES.c.muted_id).where(MUTES.c.user_id == user.id)
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(USERS).where(USERS.c.id.in_(muted)))
            return [user_of(row) for row in rows]

    async def mute(self, user: User, other: str, *, muted: bool) -> None:
        """Mute or unmute a user's chat."""
        await self.find(other)
        pair = (MUTES.c.user_id == user.id) & (MUTES.c.muted_id == other)
        async with self._engine.begin() as connection:
            await connection.execute(delete(MUTES).where(pair))
            if muted:
                row = {"user_id": user.id, "muted_id": other}
                await connection.execute(insert(MUTES).values(row))


def _verify(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except Argon2Error:
        return False

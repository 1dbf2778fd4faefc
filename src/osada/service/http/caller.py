"""Who is calling, and from where."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, cast

import msgspec
from fastapi import Depends, Header, Request
from starlette.requests import HTTPConnection

from osada.service.people.persons import COOKIE as BROWSER
from osada.service.people.sessions import COOKIE
from osada.service.problems import Problem, invalid
from osada.service.secrets import digest
from osada.service.server import Server
from osada.service.table.asking import Asked
from osada.service.wire.people import User


class Caller(msgspec.Struct, frozen=True):
    """A request's sender."""

    server: Server
    user: User | None
    token: str | None
    address: str
    secure: bool
    browser: str | None = None
    """The browser that it comes from, if it has been here before."""
    agent: str = ""
    """What they say they are calling with."""

    @property
    def user_id(self) -> str | None:
        """The user's id, if they have come in."""
        return self.user.id if self.user is not None else None

    @property
    def me(self) -> User:
        """The user, who must have come in."""
        if self.user is None:
            raise Problem("signed-out", "come in first: POST /api/session/guest")
        return self.user

    @property
    def session(self) -> str | None:
        """The key of the session that they came by."""
        return digest(self.token) if self.user is not None and self.token else None

    async def spend(self, what: str, *, by_address: bool = False) -> None:
        """Count a request against its limit."""
        who = self.address if by_address or self.user is None else self.user.id
        await self.server.limits.spend(what, who)


def server_of(connection: HTTPConnection) -> Server:
    """The server that a connection came to."""
    return cast("Server", connection.app.state.server)


def token_of(connection: HTTPConnection) -> str | None:
    """The bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def identify(connection: HTTPConnection) -> Caller:
    """Find out who is calling."""
    server, token = server_of(connection), token_of(connection)
    user = await server.sessions.user(token) if token else None
    address = connection.client.host if connection.client is not None else "unknown"
    secure = connection.scope["scheme"] in {"https", "wss"} or server.settings.secure_cookies
    agent = connection.headers.get("user-agent", "")
    browser = connection.cookies.get(BROWSER)
    return Caller(server, user, token, address, secure, browser, agent)


async def _caller(request: Request) -> Caller:
    caller = await identify(request)
    await caller.spend("any")
    table, seen = request.path_params.get("table"), request.headers.get(SEEN)
    if table is not None and seen is not None:
        await _know(caller, table, seen)
    return caller


async def _know(caller: Caller, table: str, seen: str) -> None:
    """Answer nothing that is older than what the caller was told, here or at another node."""
    if not (seen.isascii() and seen.isdigit() and len(seen) < _DIGITS):
        raise invalid(f"{SEEN}: the number of an entry of the table's log")
    tables = caller.server.tables
    if not tables.knows(table, int(seen)):
        await caller.spend("look")
        await tables.reach(table, int(seen))


Calling = Annotated[Caller, Depends(_caller)]
SEEN: Final = "Osada-Seen"
"""The header with the last entry of a table that a client has been told."""
_DIGITS: Final = 10
KEY: Final = "^[A-Za-z0-9_-]{8,64}$"
Key = Annotated[str | None, Header(alias="Idempotency-Key", pattern=KEY)]


def asked(caller: Caller, key: str | None, body: msgspec.Struct) -> Asked:
    """Who asks for a change, with the fingerprint of the request."""
    fingerprint = sha256(msgspec.json.encode([type(body).__name__, body])).hexdigest()[:16]
    return Asked(caller.me, key, fingerprint if key is not None else None)

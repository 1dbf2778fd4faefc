"""The caller of a request."""

from __future__ import annotations

import hmac
from typing import Annotated, cast

import msgspec
from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from osada.server.platform.identity.browsers import COOKIE as BROWSER
from osada.server.platform.identity.schemas import User
from osada.server.platform.identity.sessions import COOKIE
from osada.server.platform.platform import Platform
from osada.server.platform.problems import Problem
from osada.server.platform.services import S
from osada.server.platform.tokens import digest


class Caller(msgspec.Struct, frozen=True):
    """User, session, browser and address of a request."""

    platform: Platform
    user: User | None
    token: str | None
    address: str
    secure: bool
    browser: str | None = None
    """Browser id from its cookie, if it has one."""
    agent: str = ""
    """Browser and system, from the User-Agent."""

    @property
    def user_id(self) -> str | None:
        """The user's id, if there is a session."""
        return self.user.id if self.user is not None else None

    @property
    def me(self) -> User:
        """The user; refuses a caller without a session."""
        if self.user is None:
            raise Problem("signed-out", "come in first: POST /api/session/guest")
        return self.user

    @property
    def session(self) -> str | None:
        """The key of the session."""
        return digest(self.token) if self.user is not None and self.token else None

    def service(self, kind: type[S]) -> S:
        """Return a service of the server by its class."""
        return self.platform.services[kind]

    async def spend(self, what: str, *, by_address: bool = False) -> None:
        """Count a request against its limit."""
        who = self.address if by_address or self.user is None else self.user.id
        await self.platform.limits.spend(what, who)


def platform_of(connection: HTTPConnection) -> Platform:
    """Return the platform of the server that a connection came to."""
    return cast("Platform", connection.app.state.server.platform)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the bearer token, or the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def identify(connection: HTTPConnection) -> Caller:
    """Identify the caller of a request."""
    platform, token = platform_of(connection), token_of(connection)
    user = await platform.sessions.user(token) if token else None
    address = connection.client.host if connection.client is not None else "unknown"
    secure = connection.scope["scheme"] in {"https", "wss"} or platform.settings.secure_cookies
    agent = connection.headers.get("user-agent", "")
    browser = connection.cookies.get(BROWSER)
    return Caller(platform, user, token, address, secure, browser, agent)


async def _caller(request: Request) -> Caller:
    caller = await identify(request)
    await caller.spend("any")
    for check in caller.platform.before_request:
        await check(request, caller)
    return caller


def operator_of(request: Request) -> Platform:
    """Return the platform to an operator; refuses a wrong token."""
    platform = platform_of(request)
    token, given = platform.settings.metrics_token, token_of(request) or ""
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Problem("forbidden", "this is for operators of the server, with their token")
    return platform


Calling = Annotated[Caller, Depends(_caller)]

"""A server in this process, for tests that look inside or hold its clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from osada.service.app import create_app
from osada.service.server import Server
from osada.service.settings import Settings
from tests.service.client import Json


class Caller:
    """Somebody who asks such a server."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.request(method, path, json=body, headers=sent)

    async def get(self, path: str, **headers: str) -> Json:
        found: Json = (await self.ask("GET", path, **headers)).raise_for_status().json()
        return found

    async def post(self, path: str, body: Json | None = None, **headers: str) -> Json:
        answer = await self.ask("POST", path, body or {}, **headers)
        found: Json = answer.raise_for_status().json()
        return found

    async def come_in(self, name: str = "Ada") -> str:
        """Be a guest; gives the token."""
        token = (await self.post("/api/session/guest", {"name": name, "bearer": True}))["token"]
        return self.be(token)

    def be(self, token: str) -> str:
        self.http.headers["Authorization"] = f"Bearer {token}"
        return token


@asynccontextmanager
async def served(server: Server) -> AsyncIterator[Caller]:
    """Open a server, and somebody who asks it."""
    app = create_app(server.settings)
    app.state.server = server
    await server.open()
    transport = httpx.ASGITransport(app)
    address = "http://osada"
    try:
        async with httpx.AsyncClient(
            transport=transport, base_url=address, verify=False, timeout=60
        ) as http:
            yield Caller(http)
    finally:
        await server.close()


def quick(url: str, **settings: Any) -> Settings:
    """Settings for a test."""
    return Settings(database_url=url, limits=0, jobs="local", **settings)

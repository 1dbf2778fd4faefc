"""A server in this process, for tests that look inside or hold its clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

import httpx
from fastapi import FastAPI

from osada.server.app import create_app
from osada.server.platform.settings import Settings
from osada.server.server import Server
from tests.server.client import Json

_OPEN: list[Server] = []


class Caller:
    """Somebody who asks such a server."""

    def __init__(self, http: httpx.AsyncClient, app: FastAPI) -> None:
        self.http = http
        self._app = app

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

    @property
    def server(self) -> Server:
        found: Server = self._app.state.server
        return found

    async def first_frame(self, path: str) -> Json:
        """What a socket says first."""
        headers = [(name.lower().encode(), x.encode()) for name, x in self.http.headers.items()]
        scope = {"type": "websocket", "path": path, "query_string": b"", "headers": headers}
        scope |= {"scheme": "ws", "client": ("127.0.0.1", 1), "subprotocols": []}
        told: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        said.put_nowait({"type": "websocket.connect"})
        talking = asyncio.create_task(self._app(scope, said.get, told.put))
        while (message := await told.get())["type"] != "websocket.send":
            pass
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await talking
        frame: Json = json.loads(message["text"])
        return frame

    def be(self, token: str) -> str:
        self.http.headers["Authorization"] = f"Bearer {token}"
        return token


@asynccontextmanager
async def served(server: Server) -> AsyncIterator[Caller]:
    """Open a server, and somebody who asks it."""
    app = create_app(server.platform.settings)
    app.state.server = server
    _OPEN.append(server)
    await server.open()
    transport = httpx.ASGITransport(app)
    address = "http://osada"
    try:
        async with httpx.AsyncClient(
            transport=transport, base_url=address, verify=False, timeout=60
        ) as http:
            yield Caller(http, app)
    finally:
        await server.close()
        _OPEN.remove(server)
        if not _OPEN:  # what another server of this test has open would be found, too
            assert server.leftovers() == []


def quick(url: str, **settings: Any) -> Settings:
    """Settings for a test."""
    return Settings(database_url=url, limits=0, jobs="local", **settings)

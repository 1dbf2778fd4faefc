"""Moves have a short way; the long way, by the framework, gives the same answers."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from starlette.middleware import Middleware

from osada.server.app import create_app
from osada.server.platform.settings import Settings
from osada.server.tables.fast_moves import FastMoves

ORDER = {"game": "sardinia", "seats": ["me", "me"], "start": True}
Answer = tuple[int, str]


async def answers(folder: Path, *, fast: bool) -> list[Answer]:
    """What is answered to moves good and bad."""
    app = create_app(Settings(database_url=f"sqlite:///{folder}/{fast}.db", limits=0))
    layers: list[tuple[object, Middleware]] = [(each.cls, each) for each in app.user_middleware]
    kept = [layer for kind, layer in layers if fast or kind is not FastMoves]
    assert len(kept) == len(app.user_middleware) - (not fast)
    app.user_middleware = kept
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://osada") as client,
    ):
        return await play(client)


async def play(client: httpx.AsyncClient) -> list[Answer]:
    guest = {"name": "Ada", "bearer": True}
    token = (await client.post("/api/session/guest", json=guest)).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    table = (await client.post("/api/tables", json=ORDER)).json()["id"]
    state = (await client.get(f"/api/tables/{table}/state")).json()
    legal = {move["index"] for move in state["legal"]}
    forbidden = next(index for index in range(1000) if index not in legal)
    me, other = state["seat"], 1 - state["seat"]
    good = {"seat": me, "token": state["token"], "move": min(legal)}
    path, key = f"/api/tables/{table}/moves", {"Idempotency-Key": "once-and-again"}
    requests: list[tuple[object, dict[str, str], str]] = [
        (good | {"move": forbidden}, {}, path),
        (good | {"move": 10**9}, {}, path),
        (good | {"seat": other}, {}, path),
        (good | {"seat": "first"}, {}, path),
        (good, {"Idempotency-Key": "short"}, path),
        (good, {"Authorization": "Bearer nobody"}, path),
        (good, {"Origin": "https://elsewhere.example"}, path),
        (good, {}, "/api/tables/t_nowhere/moves"),
        (good, {}, "/api/tables/t.nowhere/moves"),
        (good, key, path),
        (good, key, path),
        (good | {"seat": other}, key, path),
        (good, {}, path),
        ([[[[]]]], {}, path),
        ("x" * 1_000_001, {}, path),
    ]
    return [await ask(client, *request) for request in requests]


async def ask(client: httpx.AsyncClient, body: object, more: dict[str, str], path: str) -> Answer:
    """The status, and the code of the error or the kind of what was written down."""
    answer = await client.post(path, json=body, headers=more)
    said = answer.json()
    known = said["error"]["code"] if "error" in said else said["entries"][0]["kind"]
    return answer.status_code, known


def test_both_ways_answer_alike(folder: Path) -> None:
    quick = asyncio.run(answers(folder, fast=True))
    assert quick == asyncio.run(answers(folder, fast=False))
    assert [status for status, _ in quick].count(200) == 2
    assert {status for status, _ in quick} >= {200, 401, 403, 404, 409, 413, 422}

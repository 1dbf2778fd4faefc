"""Nobody keeps the others waiting by asking for what is costly."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from osada.core import game_text
from osada.core.table import Table
from osada.games import find
from osada.server.app import create_app
from osada.server.platform.identity.rate_limits import RateLimits
from osada.server.platform.problems import Problem
from osada.server.platform.response_cache import ResponseCache
from osada.server.platform.settings import Settings
from osada.server.records import record_jobs
from osada.server.server import Server
from osada.server.tables import registry
from osada.server.tables.state.event_log import fold
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import LogEntry
from osada.server.tables.state.table_setup import TableSetup
from osada.text.language import Language
from tests.server.client import Client
from tests.server.in_process import quick, served
from tests.server.node import Node

SAME_FOR_ALL = (
    "/api/games",
    "/api/games/sardinia",
    "/api/games/sardinia/words/pl.ftl",
    "/api/games/sardinia/rules?language=pl",
    "/api/games/sardinia/almanac",
    "/api/games/sardinia/content/map.json",
    "/api/openapi.json",
)


def finished_record() -> str:
    """A game of Sardinia in which everybody plays the first move there is."""
    table = Table(find("sardinia"), 2, "seed", {}, ["Ada", "Bo"])
    while not table.over:
        seat = table.position.turn()
        table.play(seat, table.position.legal(seat)[0])
    return table.record(with_seed=True).text()


def must_not_run(*_: object) -> None:
    raise AssertionError("this process answers requests")


def test_a_record_is_proved_apart_from_the_requests(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished_record()
    for name in ("read", "find"):
        monkeypatch.setattr(record_jobs, name, must_not_run)

    async def scene() -> None:
        server = Server(Settings(database_url=f"sqlite:///{folder}/osada.db"))
        app = create_app(server.platform.settings)
        app.state.server = server
        await server.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(
            transport=transport, base_url="http://osada", verify=False, timeout=60
        ) as client:
            proved = await client.post("/api/records/verify", json={"record": record})
            assert proved.json()["ok"], proved.text
            looked = {"record": record, "move": 3, "seat": 0}
            assert (await client.post("/api/records/replay", json=looked)).json()["move"] == 3
            wrong = await client.post("/api/records/verify", json={"record": "none"})
            assert wrong.json()["error"]["code"] == "invalid"
        await server.close()

    asyncio.run(scene())


def test_words_are_read_apart_from_the_requests(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    apart: list[bool] = []

    def noting(do: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            apart.append(threading.current_thread() is not threading.main_thread())
            return do(*given)

        return noted

    async def scene() -> None:
        url = f"sqlite:///{folder}/osada.db"
        order = {"game": "sardinia", "seats": ["me", "me"], "start": True}
        async with served(Server(quick(url))) as ada:
            token = await ada.come_in()
            table = (await ada.post("/api/tables", order))["id"]
        monkeypatch.setattr(game_text, "Language", noting(Language))
        game_text._language.cache_clear()
        async with served(Server(quick(url))) as ada:
            ada.be(token)
            assert (await ada.get(f"/api/tables/{table}/choices"))["moves"]

    asyncio.run(scene())
    assert apart == [True]


def test_what_is_the_same_for_all_is_made_once() -> None:
    made: list[str] = []

    def make() -> dict[str, Any]:
        made.append("once")
        return {"long": "list"}

    async def scene() -> None:
        shelf = ResponseCache()
        asking: Any = httpx.Request("GET", "http://osada/")
        first = await shelf.give(asking, ("key",), make)
        again = await shelf.give(asking, ("key",), make)
        assert (first.body, made) == (again.body, ["once"])

    asyncio.run(scene())


@pytest.mark.parametrize("path", SAME_FOR_ALL)
def test_whoever_has_it_is_not_sent_it_again(plain_node: Node, path: str) -> None:
    with Client(plain_node.url, "") as ada:
        first = ada.http.get(path)
        assert first.status_code == 200
        again = ada.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert ada.http.get(path, headers={"If-None-Match": '"other"'}).content == first.content
        plain = ada.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == first.content
        if len(plain.content) > 1000:
            assert first.headers["content-encoding"] == "gzip"
            assert int(first.headers["content-length"]) < len(plain.content)


def test_costly_requests_have_a_limit_of_their_own() -> None:
    async def scene() -> None:
        limits = RateLimits(0.1)  # three
        for _ in range(3):
            await limits.spend("proof", "a")
        with pytest.raises(Problem, match="too many"):
            await limits.spend("proof", "a")
        await limits.spend("record", "a")

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/api/me", "/api/daily", "/api/solo/sardinia", "/api/me/tables"])
def test_whatever_is_asked_for_has_a_limit(folder: Path, path: str) -> None:
    async def scene() -> None:
        url = f"sqlite:///{folder}/osada.db"
        async with served(
            Server(Settings(database_url=url, limits=0.01))
        ) as caller:  # of all limits
            await caller.come_in()
            told = [(await caller.ask("GET", path)).status_code for _ in range(5)]
        assert (told[0], told[-1]) == (200, 429)

    asyncio.run(scene())


def test_text_is_sent_compressed(folder: Path) -> None:
    """The app and the words: a slow line is spared, and nobody asks twice for what they have."""
    (folder / "web/assets").mkdir(parents=True)
    (folder / "web/index.html").write_text("<!doctype html>" + "<p>Osada</p>" * 500)
    (folder / "web/assets/app.js").write_text("let osada = 1;\n" * 500)
    with Node(folder, f"sqlite:///{folder}/osada.db", web=str(folder / "web")) as node:
        for path in ("/", "/assets/app.js", "/api/games/sardinia/words/pl.ftl"):
            packed = httpx.get(node.url + path, headers={"Accept-Encoding": "gzip"})
            plain = httpx.get(node.url + path, headers={"Accept-Encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in plain.headers
            assert packed.text == plain.text
            assert int(packed.headers["content-length"]) * 2 < len(plain.content)
            assert packed.headers["vary"] == "accept-encoding"
            assert packed.headers["cache-control"] != "no-store"
            again = httpx.get(node.url + path, headers={"If-None-Match": packed.headers["etag"]})
            assert again.status_code == 304
        assert "immutable" in httpx.get(f"{node.url}/assets/app.js").headers["cache-control"]
        (folder / "web/index.html").write_text("<!doctype html><p>built anew</p>")
        assert "built anew" in httpx.get(node.url).text


def test_a_long_log_is_played_through_aside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others' moves do not wait for somebody who opens an old table."""
    where: list[bool] = []

    def folding(made: TableSetup, log: list[LogEntry], files: object = None) -> HostedTable:
        where.append(threading.current_thread() is threading.main_thread())
        return fold(made, log)

    monkeypatch.setattr(registry, "fold", folding)

    async def scene() -> None:
        async with served(Server(quick(f"sqlite:///{folder}/osada.db"))) as caller:
            await caller.come_in()
            order = {"game": "sardinia", "seats": ["me", "open"]}
            table = (await caller.post("/api/tables", order))["id"]
            for lines in (1, 120):
                for number in range(lines):
                    await caller.ask("POST", f"/api/tables/{table}/chat", {"text": str(number)})
                keeping = caller.server.tables.registry
                keeping.slot(table).hosted = None  # as if it had been forgotten
                await caller.get(f"/api/tables/{table}")

    asyncio.run(scene())
    assert where == [True, False]

"""Answers of a server in this process: pages, the app's files, signing out, words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from osada.server.app import create_app
from osada.server.openapi import describe
from osada.server.platform.settings import Settings
from osada.server.server import Server
from tests.server.in_process import Caller, quick, served


def app_folder(folder: Path) -> Path:
    """A browser app as it is built."""
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>app</p>")
    (web / "assets/app.js").write_text("run()")
    return web


def test_pages_and_files_are_found_and_others_are_not(folder: Path) -> None:
    async def scene(caller: Caller) -> None:
        for path, status in (
            ("/api/nothing/there", 404),
            ("/api/docs", 200),
            ("/api/docs/docs.js", 200),
            ("/api/docs/secrets.js", 404),
            ("/assets/app.js", 200),
            ("/assets/none.js", 404),
            ("/tables/t_1", 200),
            (f"/{'a' * 2000}", 404),
            ("/metrics", 403),
            ("/operator", 403),
        ):
            assert (await caller.ask("GET", path)).status_code == status, path
        asset, page = [await caller.ask("GET", path) for path in ("/assets/app.js", "/")]
        assert "immutable" in asset.headers["cache-control"]
        assert page.headers["cache-control"] == "no-cache"
        tag = asset.headers["etag"]
        again = await caller.ask("GET", "/assets/app.js", if_none_match=tag)
        assert (again.status_code, again.content) == (304, b"")

    settings = quick(f"sqlite:///{folder}/osada.db", web=str(app_folder(folder)))
    asyncio.run(with_caller(settings, scene))


async def with_caller(settings: Settings, scene: Callable[[Caller], Awaitable[None]]) -> None:
    async with served(Server(settings)) as caller:
        await scene(caller)


def test_signing_out_ends_this_session_or_all(folder: Path) -> None:
    async def scene(caller: Caller) -> None:
        await caller.come_in()
        await caller.ask("POST", "/api/account", {"login": "ada", "password": "long enough"})
        order = {"login": "ada", "password": "long enough", "bearer": True}
        tokens = [(await caller.post("/api/session", order))["token"] for _ in range(3)]
        await signs_out(caller, tokens[0], "")
        assert [await known(caller, token) for token in tokens] == [False, True, True]
        await signs_out(caller, tokens[1], "?everywhere=true")
        assert not any([await known(caller, token) for token in tokens])
        caller.http.headers.pop("Authorization")
        assert (await caller.ask("DELETE", "/api/session")).status_code == 204

    asyncio.run(with_caller(quick(f"sqlite:///{folder}/osada.db"), scene))


async def signs_out(caller: Caller, token: str, query: str) -> None:
    caller.be(token)
    answer = await caller.ask("DELETE", f"/api/session{query}")
    assert answer.status_code == 204
    assert "osada" in answer.headers["set-cookie"]


async def known(caller: Caller, token: str) -> bool:
    caller.be(token)
    return (await caller.ask("GET", "/api/me")).status_code == 200


def test_words_of_tables_come_without_those_of_lessons(folder: Path) -> None:
    async def scene(caller: Caller) -> None:
        words = (await caller.ask("GET", "/api/games/sardinia/words/en.ftl")).text
        polish = (await caller.ask("GET", "/api/games/sardinia/words/pl.ftl")).text
        assert "lesson-" not in words
        assert words != polish

    asyncio.run(with_caller(quick(f"sqlite:///{folder}/osada.db"), scene))


def test_the_description_names_the_view_and_the_events_of_each_game() -> None:
    schemas = describe(create_app(Settings()))["components"]["schemas"]
    for name in ("Sardinia", "Settlers", "Saltfjord"):
        assert {"$ref": f"#/components/schemas/{name}GameView"} in schemas["AnyView"]["anyOf"]
        assert {"$ref": f"#/components/schemas/{name}GameEvent"} in schemas["AnyEvent"]["anyOf"]
    assert {"type": "null"} in schemas["AnyView"]["anyOf"]

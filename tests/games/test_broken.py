"""One broken plug-in or pack is named and left out, and all the rest goes on."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import httpx
import pytest

import osada.games
from osada import bots
from osada.server.app import create_app
from osada.server.platform.settings import Settings
from osada.text.errors import OsadaError

POINTS = [
    EntryPoint("pebbles", "examples.pebbles:GAME", "osada.games"),
    EntryPoint("gone", "a_package_that_is_gone:GAME", "osada.games"),
    EntryPoint("thing", "json:loads", "osada.games"),
    EntryPoint("mute", f"{__name__}:MUTE", "osada.games"),
    EntryPoint("steady", "osada.bots.random:RandomBot", "osada.bots"),
    EntryPoint("lost", "a_package_that_is_gone:Bot", "osada.bots"),
    EntryPoint("clumsy", "json:loads", "osada.bots"),
]


class Mute(type(osada.games.find("sardinia"))):  # type: ignore[misc]
    """A game that cannot say how it is played."""

    @property
    def content_hash(self) -> str:
        raise LookupError("what was the question?")


MUTE = Mute()


@pytest.fixture(autouse=True)
def plugged_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def points(*, group: str) -> EntryPoints:
        return EntryPoints(point for point in POINTS if point.group == group)

    monkeypatch.setattr(osada.games, "entry_points", points)
    monkeypatch.setattr(sys.modules["osada.bots.find"], "entry_points", points)
    osada.games.find.cache_clear()


def test_broken_games_are_named_and_left_out() -> None:
    whole = [game.name for game in osada.games.every()]
    assert whole == ["pebbles", "saltfjord", "sardinia", "settlers"]
    told = osada.games.broken()
    assert told.keys() == {"gone", "thing", "mute"}
    assert "a_package_that_is_gone" in told["gone"]
    assert told["thing"] == "'thing' is not a game: expected an osada.core.game.Game"
    assert told["mute"] == "what was the question?"
    assert osada.games.find("pebbles").name == "pebbles"
    with pytest.raises(OsadaError, match="a_package_that_is_gone"):
        osada.games.find("gone")


def test_broken_bots_are_named_and_left_out() -> None:
    assert "steady" in bots.names()
    assert not {"lost", "clumsy"} & set(bots.names())
    assert bots.broken().keys() == {"lost", "clumsy"}
    assert "is not a bot" in bots.broken()["clumsy"]
    with pytest.raises(bots.BotError, match="a_package_that_is_gone"):
        bots.find("lost")


def test_a_server_serves_the_rest(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> tuple[list[str], list[str], int]:
        app = create_app(Settings(database_url=f"sqlite:///{tmp_path}/osada.db", limits=0))
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://osada") as client,
        ):
            games = (await client.get("/api/games")).json()["games"]
            pebbles = (await client.get("/api/games/pebbles")).json()
            gone = await client.get("/api/games/gone")
            assert (await client.get("/api/daily")).status_code == 200
            return [game["name"] for game in games], pebbles["bots"], gone.status_code

    with caplog.at_level(logging.ERROR, "osada"):
        games, players, gone = asyncio.run(visit())
    assert games == ["pebbles", "saltfjord", "sardinia", "settlers"]
    assert "steady" in players
    assert "lost" not in players
    assert gone == 404
    assert "gone is left out" in caplog.text
    assert "lost is left out" in caplog.text


def test_a_broken_pack_leaves_its_game_out_and_no_other(tmp_path: Path) -> None:
    (tmp_path / "sardinia").mkdir()
    (tmp_path / "sardinia/map.json").write_text('{"provinces": 3}')
    code = "from osada import games; print([g.name for g in games.every()], games.broken())"
    env = {"OSADA_CONTENT": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert "['saltfjord', 'settlers']" in run.stdout
    assert "{'sardinia': '" in run.stdout
    assert str(tmp_path) in run.stdout

"""On a server a bot plays what it plays in the arena, move by move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import httpx
import pytest

import osada.games
from osada.bots import Budget, Match, answer
from osada.core.record import Record, read
from osada.core.replay import replay
from osada.evaluation.recipe import Recipe
from osada.server.app import create_app
from osada.server.platform.settings import Settings
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.bot_requests import BotAnswer, BotGame, BotQuestion, play_bot_game, think
from tests.waiting import wait_in_loop

PATIENCE = 600.0
"""Seconds for an answer: what the clock allows must not decide what is played here."""
QUICK = {
    "level3": Recipe("search", iterations=12, blunder=10),
    "level5": Recipe("plans", iterations=4, beam=2, plans=2, narrow=1, horizon=1),
}
TABLES = [
    ("sardinia", {"guardian": "alternative"}, ["level1", "level5"]),
    ("settlers", {"mode": "advanced"}, ["level5", "level1"]),
    ("pebbles", {}, ["level3", "random", "level5"]),
]


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Levels that think but a little, and Pebbles, where all play at once."""
    point = EntryPoint("pebbles", "examples.pebbles:GAME", "osada.games")
    monkeypatch.setattr(osada.games, "entry_points", lambda group: EntryPoints([point]))
    osada.games.find.cache_clear()
    for name in ("sardinia", "settlers", "pebbles"):
        monkeypatch.setattr(osada.games.find(name).ai, "levels", QUICK)
    yield
    osada.games.find.cache_clear()


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[BotQuestion]:
    """What bots are asked; they think in this process."""
    asked: list[BotQuestion] = []

    async def here(
        _pool: WorkerPool, work: Callable[[BotQuestion], BotAnswer], question: BotQuestion
    ) -> BotAnswer:
        assert work is think
        asked.append(question)
        return work(question)

    monkeypatch.setattr(WorkerPool, "run", here)
    return asked


async def served(folder: Path, game: str, options: dict[str, str], bots: list[str]) -> Record:
    """The record of a table at which bots have played to the end."""
    url = f"sqlite:///{folder}/{game}.db"
    app = create_app(Settings(database_url=url, limits=0, bot_seconds=PATIENCE))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://osada") as client,
    ):
        guest = {"name": "Ada", "bearer": True}
        token = (await client.post("/api/session/guest", json=guest)).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        seats = [f"bot:{bot}" for bot in bots]
        order = {"game": game, "options": options, "seats": seats, "start": True}
        table = (await client.post("/api/tables", json=order)).json()["id"]
        await wait_in_loop(
            lambda: client.get(f"/api/tables/{table}"),
            lambda answer: answer.json()["status"] == "finished",
            300,
        )
        return read((await client.get(f"/api/tables/{table}/record")).text)


@pytest.mark.long
@pytest.mark.parametrize(("name", "options", "bots"), TABLES, ids=lambda value: str(value)[:9])
def test_a_server_and_an_arena_play_the_same_game(
    tmp_path: Path,
    questions: list[BotQuestion],
    name: str,
    options: dict[str, str],
    bots: list[str],
) -> None:
    record = asyncio.run(served(tmp_path, name, options, bots))
    assert record.seed is not None
    game = osada.games.find(name)
    match, budget = Match(game, len(bots), options, record.seed), Budget(seconds=PATIENCE)
    match.run(lambda decision: answer(bots[decision.seat], game, decision, budget))
    assert match.moves == [(step.seat, step.move) for step in replay(game, record)]
    moves = sum(seat >= 0 for seat, _ in match.moves)
    assert len(questions) < moves, "what a plan foresaw was not asked again"


def test_a_par_is_the_arenas_too() -> None:
    game, options = osada.games.find("settlers"), {"adventure": "17"}
    match = Match(game, 1, options, "seed")
    match.run(lambda decision: answer("level2", game, decision))
    party = BotGame("settlers", 1, options, "seed", "level2", PATIENCE)
    assert play_bot_game(party) == match.position.scores()

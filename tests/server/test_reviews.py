"""A finished game is reviewed in the background, once for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from examples.pebbles.game import Pebbles
from osada.analysis.review import chunks
from osada.server.platform import job_service
from osada.server.platform.database import connect, migrate
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.platform.worker_pool import WorkerPool
from osada.server.reviews import service as reviewing
from osada.server.reviews.service import ReviewService, prepared
from tests.analysis.review.test_review import played
from tests.server.client import Client, Refused
from tests.server.node import Node
from tests.server.test_goodbye import play_out
from tests.waiting import wait_for, wait_in_loop, wait_until

Come = Callable[..., Client]
ADA, BEN = (User(f"u_{name}", "guest", name, "en") for name in ("ada", "ben"))


def until_finished(client: Client, path: str, **wish: object) -> dict[str, Any]:
    busy = {"waiting", "running"}
    found: dict[str, Any] = wait_for(
        lambda: client.get(path, **wish), lambda it: it["state"] not in busy, 180
    )
    assert found["state"] == "finished"
    return found


def test_a_finished_table_is_reviewed_for_everybody(node: Node, guest: Come) -> None:
    ada, eve = guest(node, "Ada"), guest(node, "Eve")
    table = ada.table("pebbles", "me", "bot:random", start=True)
    path = f"/api/tables/{table}/review"
    with pytest.raises(Refused) as early:
        ada.post(path)
    assert early.value.code == "wrong-state"
    play_out(table, ada)
    with pytest.raises(Refused) as unasked:
        ada.get(path)
    assert unasked.value.code == "not-found"
    assert ada.post(path)["mine"]
    found = until_finished(ada, path, language="pl")
    assert found["done"] == found["pieces"]
    for seat in found["review"]["seats"]:
        names = ("start", "luck", "skill", "others")
        assert sum(seat[name] for name in names) == pytest.approx(seat["result"], abs=0.005)
    assert found["told"]["summary"][0].startswith("Ada: ")
    assert "szczęście" in found["told"]["summary"][0]
    again = eve.post(path)  # it is there already
    assert (again["state"], again["mine"]) == ("finished", False)
    text = ada.get(f"/api/tables/{table}/record")
    assert eve.post("/api/records/review", record=text)["key"] == found["key"]
    by_key = eve.get(f"/api/reviews/{found['key']}")
    assert by_key["told"]["summary"][0].startswith("A: ")


def test_what_is_no_finished_game_is_refused(node: Node, guest: Come) -> None:
    ada = guest(node)
    for record in ("nothing", "osada-record 1\ngame pebbles\n"):
        with pytest.raises(Refused) as refused:
            ada.post("/api/records/review", record=record)
        assert refused.value.code == "invalid"


class Slow(WorkerPool):
    """Works in this process, and waits for a sign before each piece."""

    def __init__(self) -> None:
        super().__init__(1)
        self.gate = asyncio.Event()
        self.begun = 0

    async def run(self, work: Callable[[Any], Any], asked: Any) -> Any:
        if work is chunks.analyse_chunk:
            self.begun += 1
            await self.gate.wait()
        return work(asked)


def test_whoever_asked_for_a_review_stops_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find", lambda _name: Pebbles())
    monkeypatch.setattr(job_service, "_NOTE_SECONDS", 0.0)

    async def scene() -> None:
        url = f"sqlite:///{folder}/osada.db"
        migrate(url)
        engine, pool = connect(url), Slow()
        room = ReviewService(engine, pool, pool)
        games = [await room.prepare(played(Pebbles(), 2, seed).text()) for seed in "ab"]
        await room.ask(ADA, games[0])
        with pytest.raises(Problem) as busy:
            await room.ask(ADA, games[1])
        assert busy.value.code == "one-at-a-time"
        with pytest.raises(Problem, match="somebody else"):
            await room.cancel(BEN, games[0].key)
        await wait_until(lambda: pool.begun)
        await room.cancel(ADA, games[0].key)
        pool.gate.set()
        await room._queue.idle()
        assert (await room.look(ADA, games[0].key, "en")).state == "stopped"
        assert pool.begun < games[0].pieces
        await room.ask(BEN, games[0])  # and it may be asked for again
        found = await wait_in_loop(
            lambda: room.look(BEN, games[0].key, "en"), lambda it: it.state == "finished"
        )
        assert found.review is not None
        await room.close()
        await engine.dispose()

    asyncio.run(scene())


def test_names_and_remarks_are_no_part_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunks, "find", lambda _name: Pebbles())
    text = played(Pebbles(), 2, "named").text()
    one, two = prepared(text), prepared(text.replace("Ala", "Zoe"))
    assert isinstance(one, reviewing.ReviewRequest)
    assert one == two
    assert "Ala" not in one.record

"""What games say about a design, asked for, looked at and stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

import msgspec
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.balance.design_trials import TrialOutcome, play_trial
from osada.analysis.balance.trial_plan import BalanceEffort
from osada.core.game import Game
from osada.games import find
from osada.server.designs import balance as balancing
from osada.server.designs.balance import BalanceGame, BalanceService
from osada.server.designs.schemas import Balance
from osada.server.platform import job_service, job_store
from osada.server.platform.database import connect, migrate
from osada.server.platform.database_schema import BALANCES
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from tests.analysis.test_balance import SHEET
from tests.server.client import Client, Refused
from tests.server.node import Node
from tests.waiting import wait_in_loop

Come = Callable[..., Client]
ADA, BEN = (User(f"u_{name}", "guest", name, "en") for name in ("ada", "ben"))
PACK = {"sheet.json": msgspec.json.encode(SHEET)}


async def game_of(content: str) -> Game:
    game = find("settlers").edition(PACK)
    assert content in {game.content_hash, "another"}
    return game


CONTENT = find("settlers").edition(PACK).content_hash


class House:
    """A place where designs are measured, as quickly as the weakest level plays."""

    def __init__(self, folder: Path) -> None:
        url = f"sqlite:///{folder}/osada.db"
        migrate(url)
        self.engine: AsyncEngine = connect(url)
        self.room = BalanceService(self.engine, game_of, self.play, 2)
        self.gate = asyncio.Event()
        self.gate.set()
        self.begun = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.room.close()
        await self.engine.dispose()

    async def play(self, order: BalanceGame) -> TrialOutcome:
        self.begun += 1
        await self.gate.wait()
        quick = msgspec.structs.replace(order.trial, level="level1")
        done = await asyncio.to_thread(play_trial, order.setup, quick)
        return msgspec.structs.replace(done, trial=order.trial)

    async def look(self, content: str = CONTENT, language: str = "en") -> Balance:
        return await self.room.look(ADA, content, language)

    async def until(self, state: str) -> Balance:
        return await wait_in_loop(self.look, lambda found: found.state == state)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balancing, "FIRST", BalanceEffort(strong=3))
    monkeypatch.setattr(balancing, "FULL", BalanceEffort(strong=3, quick=2))
    monkeypatch.setattr(job_service, "_NOTE_SECONDS", 0.0)


def test_a_design_is_measured_while_one_looks_on(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:
            await house.room.ask(ADA, CONTENT, whole=False)
            found = await house.until("finished")
            assert (found.done, found.games, found.mine) == (3, 3, True)
            assert found.verdict is not None
            assert found.verdict.games == 3
            assert found.summary.startswith("The strongest bot makes")
            assert (await house.look(language="pl")).summary.startswith("Najsilniejszy bot")
            assert found.names[0] == "Ferry"
            await house.room.ask(BEN, CONTENT, whole=False)  # it is known: nothing is played
            assert house.begun == 3
            await house.room.ask(BEN, CONTENT, whole=True)
            whole = await house.until("finished")
            assert whole.whole
            assert whole.verdict is not None
            assert all(part.worth is not None for part in whole.verdict.parts)
            assert whole.findings

    asyncio.run(scene())


def test_whoever_asked_for_it_stops_it(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:
            house.gate.clear()
            await house.room.ask(ADA, CONTENT, whole=True)
            with pytest.raises(Problem, match="somebody else"):
                await house.room.cancel(BEN, CONTENT)
            await house.until("running")
            await house.room.cancel(ADA, CONTENT)
            house.gate.set()
            await house.room._queue.idle()
            begun = house.begun
            assert (await house.look()).state == "stopped"
            assert begun < 10  # of 29
            await house.room.ask(ADA, CONTENT, whole=False)  # and may ask again
            await house.until("finished")

    asyncio.run(scene())


def test_one_at_a_time_for_a_person(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:
            house.gate.clear()
            await house.room.ask(ADA, CONTENT, whole=False)
            with pytest.raises(Problem) as refused:
                await house.room.ask(ADA, "another", whole=False)
            assert refused.value.code == "one-at-a-time"
            await house.room.ask(BEN, "another", whole=False)
            await house.room.close()

    asyncio.run(scene())


def test_a_full_queue_is_busy(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(job_service, "_MAX_WAITING", 0)

    async def scene() -> None:
        async with House(folder) as house:
            with pytest.raises(Problem) as refused:
                await house.room.ask(ADA, CONTENT, whole=False)
            assert (refused.value.code, refused.value.retry_after) == ("busy", 60)

    asyncio.run(scene())


def test_a_waiting_job_stays_alive_and_is_dropped_when_cancelled(folder: Path) -> None:
    async def waiting_since(house: House) -> int:
        async with house.engine.connect() as connection:
            query = select(BALANCES.c.at).where(BALANCES.c.content == "another")
            return int((await connection.execute(query)).scalar_one())

    async def scene() -> None:
        async with House(folder) as house:
            house.gate.clear()
            await house.room.ask(ADA, CONTENT, whole=True)
            await house.until("running")
            await house.room.ask(BEN, "another", whole=False)
            async with house.engine.begin() as connection:
                old = update(BALANCES).where(BALANCES.c.content == "another")
                await connection.execute(old.values(at=BALANCES.c.at - 30_000))
            before = await waiting_since(house)
            assert await house.room.keep_alive()
            assert await waiting_since(house) > before
            await house.room.cancel(BEN, "another")
            assert await house.room.keep_alive()
            assert house.room._queue.waiting == []
            house.gate.set()
            await house.until("finished")
            assert (await house.look("another")).done == 0

    asyncio.run(scene())


def test_work_of_a_server_that_is_gone_is_begun_anew(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:
            house.gate.clear()
            await house.room.ask(ADA, CONTENT, whole=False)
            await house.until("running")
            await house.room.close()
            async with house.engine.begin() as connection:
                old = update(BALANCES).values(at=BALANCES.c.at - job_store.SILENT_MS - 1)
                await connection.execute(old)
            assert (await house.look()).state == "stopped"
            house.gate.set()
            await house.room.ask(BEN, CONTENT, whole=False)
            assert (await house.until("finished")).done == 3

    asyncio.run(scene())


def test_a_failure_is_told(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:

            async def fail(_order: BalanceGame) -> TrialOutcome:
                raise RuntimeError("out of dice")

            room = BalanceService(house.engine, game_of, fail, 2)
            await room.ask(ADA, CONTENT, whole=False)
            await house.until("failed")

    asyncio.run(scene())


def test_verdicts_go_with_their_packs(folder: Path) -> None:
    async def scene() -> None:
        async with House(folder) as house:
            await house.room.ask(ADA, CONTENT, whole=False)
            await house.until("finished")
            await house.room.sweep()  # there is no such pack in this database
            with pytest.raises(Problem, match="balance"):
                await house.look()

    asyncio.run(scene())


def test_only_designs_are_measured(node: Node, guest: Come) -> None:
    ada = guest(node)
    bowl = ada.post("/api/contents", game="pebbles", files={"bowl.json": {"most": 7}})["content"]
    with pytest.raises(Refused) as refused:
        ada.post(f"/api/contents/{bowl}/balance")
    assert refused.value.code == "invalid"
    with pytest.raises(Refused) as unknown:
        ada.get("/api/contents/0123456789abcdef/balance")
    assert unknown.value.code == "not-found"


def test_a_server_measures_a_sheet(node: Node, guest: Come) -> None:
    ada = guest(node)
    content = ada.post("/api/contents", game="settlers", files={"sheet.json": SHEET})["content"]
    asked = ada.post(f"/api/contents/{content}/balance", whole=False)
    assert asked["state"] in {"waiting", "running"}
    assert asked["mine"]
    ada.request("DELETE", f"/api/contents/{content}/balance")
    assert ada.get(f"/api/contents/{content}/balance", language="pl")["state"] == "stopped"

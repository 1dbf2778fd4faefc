"""Hints at a table: for whom, what they say, that they are marked, and that they stop in time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from examples.pebbles import GAME as PEBBLES
from osada.analysis import hint_search
from osada.analysis.hint_search import HintRequest
from osada.analysis.hints import Hints
from osada.core.rng import Rng
from osada.core.snapshot import from_json, to_json
from osada.core.table import Table
from osada.games import Edition
from osada.server.hints.service import HintProgress, HintService
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.platform.worker_pool import WorkerPool
from tests.server.client import Client, Json, Refused, seated
from tests.server.node import Node
from tests.server.test_goodbye import play_out

Come = Callable[..., Client]
ADA = User("u_ada", "guest", "Ada", "en")


def hint(client: Client, table: str, seat: int = 0, language: str = "en", **more: object) -> Json:
    """The last line of what is told."""
    lines = told(client, table, seat, language, **more)
    assert all(line["state"] == "running" for line in lines[:-1])
    return lines[-1]


def told(client: Client, table: str, seat: int, language: str, **more: object) -> list[Json]:
    token = client.state(table, seat)["token"]
    sent = {"seat": seat, "token": token} | more
    text = client.post(f"/api/tables/{table}/hint?language={language}", **sent)
    return [json.loads(line) for line in text.splitlines()]


def refused(code: str, ask: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code == code
    return str(caught.value.error["message"])


def test_against_bots_a_hint_is_told_and_marked_for_ever(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", "bot:random", start=True)
    assert ada.info(table)["hints"]
    lines = told(ada, table, 0, "pl")
    assert lines[0] == lines[0] | {"state": "running", "done": 0}
    found = lines[-1]
    assert (found["state"], found["scale"]) == ("finished", "lead")
    assert 1 <= len(found["options"]) <= 3
    legal = [move["index"] for move in ada.state(table)["legal"]]
    for option in found["options"]:
        assert option["moves"][0]["index"] in legal
        assert option["sentence"]
        assert "oczekiwana przewaga" in option["told"]
    means = [option["expected"] for option in found["options"]]
    assert means == sorted(means, reverse=True)
    hint(ada, table)  # the same moment once more
    play_out(table, ada)
    result = ada.info(table)["result"]
    assert result["hints"] == [1, 0]
    assert "note hints 1 0\n" in ada.get(f"/api/tables/{table}/record")
    profile = ada.get(f"/api/users/{ada.id}")
    assert profile["games"] == {"pebbles": {"played": 1, "won": 0}}


def test_alone_a_game_with_hints_is_no_best(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", start=True)
    assert hint(ada, table)["scale"] == "points"
    play_out(table, ada)
    assert ada.info(table)["result"]["uncounted"] == "hints"
    assert ada.get(f"/api/users/{ada.id}")["solo"] == []
    bests = ada.get("/api/solo/pebbles")["rows"]
    assert ada.id not in [row["user"]["id"] for row in bests]


def test_among_people_all_must_have_agreed(node: Node, guest: Come) -> None:
    ada, bo = guest(node), guest(node, "Bo")
    table = seated(ada, bo)
    assert not ada.info(table)["hints"]
    assert "agreed" in refused("forbidden", lambda: hint(ada, table))
    agreed = seated(ada, bo, hints=True)
    assert bo.info(agreed)["hints"]
    assert hint(ada, agreed)["state"] == "finished"
    kinds = [entry["kind"] for entry in bo.watch(agreed).next()["entries"]]
    assert kinds.count("hint") == 1  # everybody at the table knows
    refused("forbidden", lambda: hint(bo, agreed, 0))


def test_two_people_at_one_device_must_agree_as_well(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", "me", start=True)
    refused("forbidden", lambda: hint(ada, table))


def test_never_with_the_dice_of_others(node: Node, guest: Come) -> None:
    ada = guest(node)
    stream = ada.post("/api/streams", game="pebbles", players=1)["id"]
    table = ada.table("pebbles", "me", stream=stream, start=True)
    assert "same dice" in refused("forbidden", lambda: hint(ada, table))
    refused("invalid", lambda: ada.table("pebbles", "me", stream=stream, hints=True))


def test_only_for_this_moment_and_while_the_game_goes_on(node: Node, guest: Come) -> None:
    ada = guest(node)
    table = ada.table("pebbles", "me", start=True)
    refused("stale", lambda: hint(ada, table, token="9.A.9"))
    play_out(table, ada)
    refused("wrong-state", lambda: hint(ada, table, token="9.A.9"))


# Inside


class Slow(WorkerPool):
    """Works in this process, and counts."""

    def __init__(self) -> None:
        super().__init__(1)
        self.heats = 0

    async def run(self, work: Callable[[Any], Any], asked: Any) -> Any:
        self.heats += work is hint_search.run_batch
        await asyncio.sleep(0)
        return work(asked)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> HintRequest:
    monkeypatch.setattr(Edition, "load", lambda _edition: PEBBLES)
    table = Table(PEBBLES, 2, "hint")
    return HintRequest(
        Edition("pebbles", 1, ""), to_json(PEBBLES, table.position), int(table.position.turn())
    )


async def worked(hinting: HintService, asked: HintRequest) -> list[HintProgress | Hints]:
    return [each async for each in hinting.work(ADA, asked)]


def test_the_work_goes_on_piece_by_piece_until_it_is_done(asked: HintRequest) -> None:
    pool = Slow()
    *steps, last = asyncio.run(worked(HintService(pool, 1000), asked))
    done = [step.done for step in steps if isinstance(step, HintProgress)]
    assert done == sorted(done)
    assert isinstance(last, Hints)
    assert pool.heats > 1


def test_when_time_is_up_whatever_is_known_is_told(asked: HintRequest) -> None:
    pool = Slow()
    last = asyncio.run(worked(HintService(pool, 0), asked))[-1]
    assert isinstance(last, Hints)
    assert pool.heats == 1


def test_whoever_hangs_up_has_stopped_it_and_may_ask_again(asked: HintRequest) -> None:
    async def scene() -> None:
        pool = Slow()
        hinting = HintService(pool, 1000)
        work = hinting.work(ADA, asked)
        while not pool.heats:
            await anext(work)
        with pytest.raises(Problem, match="worked on"):
            hinting.free_for(ADA)
        await work.aclose()  # type: ignore[attr-defined]
        before = pool.heats
        hinting.free_for(ADA)
        assert pool.heats == before

    asyncio.run(scene())


def test_a_hint_knows_no_more_than_its_seat(asked: HintRequest) -> None:
    found = []
    for luck in range(4):
        position = from_json(PEBBLES, asked.position)
        position.reshuffle(asked.seat, Rng(luck))
        other = replace(asked, position=to_json(PEBBLES, position))
        found.append(asyncio.run(worked(HintService(Slow(), 1000), other))[-1])
    assert all(each == found[0] for each in found)

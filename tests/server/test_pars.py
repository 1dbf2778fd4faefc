"""Pars in the background: the daily challenges first, and a few for each owner."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path

import pytest

from osada.server.challenges.stream_par import ParQueue
from osada.text.errors import OsadaError
from tests.server.client import Client
from tests.server.node import Node
from tests.waiting import wait_for

Come = Callable[..., Client]
PATIENCE = 180
"""Seconds; a par is nobody's hurry, and its process is the last to get a core."""


class Bot:
    """Plays when it is told to, and writes down what it played."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.may = asyncio.Event()

    async def play(self, stream: str) -> None:
        self.played.append(stream)
        await self.may.wait()
        if stream == "broken":
            raise OsadaError("a bot that cannot play this")
        if stream == "unlucky" and self.played.count(stream) == 1:
            raise OSError("the disk was away")


def run(scene: Callable[[Bot, ParQueue], Coroutine[None, None, None]]) -> Bot:
    """Ask for pars while the bot waits, then let it play all of them."""

    async def play() -> Bot:
        bot = Bot()
        pars = ParQueue(bot.play)
        await scene(bot, pars)
        bot.may.set()
        await finish()
        await pars.stop()
        return bot

    return asyncio.run(play())


async def finish() -> None:
    """Let everything happen that can: no par takes more than a few steps here."""
    for _ in range(3000):
        await asyncio.sleep(0)


def test_daily_challenges_go_first() -> None:
    async def scene(bot: Bot, pars: ParQueue) -> None:
        for person in range(50):
            pars.add(f"of {person}", str(person))
        await asyncio.sleep(0)  # one of them is being played
        assert pars.add("daily", None)

    assert run(scene).played[:3] == ["of 0", "daily", "of 1"]


def test_one_person_has_a_few_and_no_stream_waits_twice() -> None:
    async def scene(bot: Bot, pars: ParQueue) -> None:
        asked = [pars.add(f"s{number}", "greedy") for number in range(100)]
        assert sum(asked) == 3
        assert pars.add("s1", "greedy")  # it waits already
        assert pars.add("modest", "another")

    assert run(scene).played == ["s0", "modest", "s1", "s2"]


def test_the_queue_is_bounded_but_not_for_daily_challenges() -> None:
    async def scene(bot: Bot, pars: ParQueue) -> None:
        asked = [pars.add(f"s{number}", f"guest {number}") for number in range(1000)]
        assert sum(asked) == 200
        assert pars.add("daily", None)

    assert "daily" in run(scene).played[:2]


def test_a_bot_that_fails_is_not_asked_again_but_bad_luck_is_forgiven() -> None:
    async def scene(bot: Bot, pars: ParQueue) -> None:
        for stream in ("broken", "unlucky", "good"):
            assert pars.add(stream, None)
        bot.may.set()
        await finish()
        assert not pars.add("broken", None)
        assert pars.add("unlucky", None)

    assert run(scene).played.count("unlucky") == 2


@pytest.mark.long
def test_a_stream_for_one_has_a_par(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada = guest(node)
        stream = ada.post("/api/streams", game="pebbles", players=1)["id"]

        def par() -> int:
            shown = wait_for(
                lambda: ada.get(f"/api/streams/{stream}"), lambda s: s["par"] is not None, PATIENCE
            )
            assert shown["par_bot"]
            return int(shown["par"])

        assert par() > 0
        node.kill()  # as if that had come before the par
        with closing(sqlite3.connect(folder / "osada.db")) as database, database:
            database.execute("update streams set par = null, par_bot = null")
        node.start().wait()
        assert par() > 0

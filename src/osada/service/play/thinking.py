"""Bots of the house: they think in processes of their own, never where requests are answered."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

import msgspec

from osada.bots import Budget, ask
from osada.bots import make as make_bot
from osada.bots import names as bot_names
from osada.core.rng import Rng
from osada.core.snapshot import from_json, to_json
from osada.core.table import Table
from osada.games import find
from osada.service import metrics
from osada.service.play.desk import Desk
from osada.service.secrets import derived_number

PLAIN: Final = "random"
"""The bot that never fails."""
PAR: Final = "level4"
"""The bot whose play is a measure for others."""

Q = TypeVar("Q")
R = TypeVar("R")


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked. What its seat cannot know is dealt anew before the bot sees it."""

    game: str
    position: str
    seat: int
    bot: str
    number: int
    seconds: float


class Party(msgspec.Struct, frozen=True):
    """A whole game that one bot is to play, to see what can be had."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str
    seconds: float


def known_bots() -> list[str]:
    """The bots that may sit at a table."""
    return bot_names()


def question(desk: Desk, seat: int, seconds: float) -> Question:
    """What to ask about a desk's position."""
    bot = desk.occupants[seat].bot or PLAIN
    position = to_json(desk.game, desk.player().position)
    number = derived_number(desk.made.seed, f"bot {desk.seq} {seat}")
    return Question(desk.game.name, position, seat, bot, number, seconds)


def think(asked: Question) -> int:
    """The bot's move; runs in a process of its own."""
    game = find(asked.game)
    position = from_json(game, asked.position)
    bot = make_bot(asked.bot, game, asked.number)
    budget = Budget(seconds=asked.seconds)
    return ask(bot, asked.seat, position, Rng(asked.number), budget)


def play_out(party: Party) -> list[int]:
    """The scores that a bot reaches on a seed."""
    game = find(party.game)
    table = Table(game, party.players, party.seed, party.options)
    rng = Rng(derived_number(party.seed, "par"))
    players = [make_bot(party.bot, game, rng.below(1 << 30)) for _ in range(party.players)]
    budget = Budget(seconds=party.seconds)
    while not table.over:
        seat = int(table.position.turn())
        table.play(seat, ask(players[seat], seat, table.position, rng, budget))
    return table.position.scores()


def _begin(niceness: int) -> None:
    """A thinker stops when its server does, however that comes, and lets requests go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Pool:
    """Processes that think; one that dies is replaced."""

    def __init__(self, processes: int, niceness: int = 5) -> None:
        self.processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.processes, context, initializer=_begin, initargs=(self._niceness,)
            )
        return self._pool

    async def think(self, asked: Question) -> int:
        """The bot's move."""
        with metrics.THINKING.track_inprogress():
            return await self._run(think, asked)

    async def play_out(self, party: Party) -> list[int]:
        """A whole game's scores."""
        return await self._run(play_out, party)

    async def _run(self, work: Callable[[Q], R], asked: Q) -> R:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor(), work, asked)
        except BrokenProcessPool:
            if self._closed:
                raise
            self._pool = None  # somebody killed a thinker: ask another
            return await loop.run_in_executor(self._executor(), work, asked)

    def close(self) -> None:
        """Let the thinkers go, whatever they think about: nobody waits for it any more."""
        self._closed = True
        if self._pool is None:
            return
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        self._pool = None

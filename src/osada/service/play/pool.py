"""The processes that think: apart from the one that answers requests, and behind it in line."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from osada.service import metrics
from osada.service.play.thinking import Party, Question, play_out, think

Q = TypeVar("Q")
R = TypeVar("R")


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

    async def think(self, asked: Question) -> list[int]:
        """The bot's plan."""
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

"""What happens to the servers: they are killed, their disk is full, their clock is set.

A full disk is the system's refusal to let a file grow (RLIMIT_FSIZE): the server gets an error at
the same calls, with another number. A clock that is set is Python's clock on the wall, moved in
every process of the node at once; the kernel's timers and the database have clocks of their own.
"""

from __future__ import annotations

import asyncio
import mmap
import random
import resource
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.storm.clients import Sea
from tests.server.node import Cluster, Node

_DAY_MS = 86_400_000
_BECALMED = 180.0
"""Seconds without any progress, after which something must be wrong."""
_MOVED = """
import mmap, os, time

with open(os.environ["STORM_CLOCK"], "rb") as file:
    AHEAD = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
REAL = time.time_ns

def time_ns():
    return REAL() + 1_000_000 * int.from_bytes(AHEAD[:8], "little", signed=True)

time.time_ns = time_ns
time.time = lambda: time_ns() / 1e9
"""


class Clock:
    """The clock on the wall of some nodes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        file = folder / "clock"
        file.write_bytes(bytes(8))
        with file.open("r+b") as opened:
            self._ahead = mmap.mmap(opened.fileno(), 8)

    def hang(self, node: Node) -> Node:
        """Let a node read this clock from its next start on."""
        hook = self._folder / "hook"
        hook.mkdir(exist_ok=True)
        (hook / "sitecustomize.py").write_text(_MOVED)
        before = node.environment["PYTHONPATH"]
        node.environment["PYTHONPATH"] = f"{hook}:{before}"
        node.environment["STORM_CLOCK"] = str(self._folder / "clock")
        return node

    def set(self, ahead_ms: int) -> None:
        """Set it, forwards or back, by so much against the true time."""
        self._ahead[:8] = ahead_ms.to_bytes(8, "little", signed=True)


class Weather:
    """One trouble after another; between two of them everybody gets something done."""

    def __init__(
        self,
        nodes: Sequence[Node],
        kills: int,
        clock: Clock | None = None,
        cluster: Cluster | None = None,
        *,
        disk: bool = False,
        told: Callable[[int], None] = lambda _kills: None,
    ) -> None:
        self._nodes = nodes
        self._kills = kills
        self._clock = clock
        self._cluster = cluster
        self._disk = disk
        self._told = told
        self._rng = random.Random(kills)
        self.starts: list[float] = []
        """Seconds from each start to the first answer."""
        self.happened = {"kills": 0, "database restarts": 0, "full disks": 0, "clock jumps": 0}

    async def __call__(self, sea: Sea) -> None:
        """As many kills as were ordered, and something else every now and then."""
        for number in range(self._kills):
            await self._progress(sea)
            await self._kill(self._rng.choice(self._nodes))
            if self._clock is not None and number % 3 == 0:
                self._clock.set(self._rng.randint(-_DAY_MS, _DAY_MS))
                self.happened["clock jumps"] += 1
            if self._disk and number % 5 == 1:
                await self._fill_disk(sea)
            if self._cluster is not None and number % 5 == 2:
                await self._restart_database(sea, self._cluster)
            self._told(number + 1)
        await self._progress(sea)

    async def _progress(self, sea: Sea) -> None:
        """Some moves are answered, and then something happens at any moment."""
        wanted = sea.answered + len(sea.parties) + 1
        async with asyncio.timeout(_BECALMED):
            while sea.answered < wanted and sea.gone_home < len(sea.parties):
                await asyncio.sleep(0.01)
        await asyncio.sleep(self._rng.random() * 0.1)

    async def _kill(self, node: Node) -> None:
        await asyncio.to_thread(node.kill)
        began = time.monotonic()
        await asyncio.to_thread(lambda: node.start().wait())
        self.starts.append(time.monotonic() - began)
        self.happened["kills"] += 1

    async def _fill_disk(self, sea: Sea) -> None:
        await self._progress(sea)
        for full in (True, False):
            for node in self._nodes:
                assert node.process is not None
                most = 1 if full else resource.RLIM_INFINITY
                limits = (most, resource.RLIM_INFINITY)
                resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, limits)
            await asyncio.sleep(0.5 * self._rng.random())
        self.happened["full disks"] += 1

    async def _restart_database(self, sea: Sea, cluster: Cluster) -> None:
        await self._progress(sea)
        await asyncio.to_thread(cluster.stop)
        await asyncio.sleep(0.5 * self._rng.random())
        await asyncio.to_thread(cluster.start)
        self.happened["database restarts"] += 1

"""Platform of one node: the infrastructure that features are built on."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from osada.server.platform.after_response import AfterResponse
from osada.server.platform.bus import Bus, LocalBus, PostgresBus
from osada.server.platform.database import beat, connect, migrate, plain_url, writing_engine
from osada.server.platform.email_sender import find_sender
from osada.server.platform.identity.browsers import Browsers
from osada.server.platform.identity.rate_limits import RateLimits
from osada.server.platform.identity.sessions import Sessions
from osada.server.platform.identity.users import Users
from osada.server.platform.loops import Loop, Loops
from osada.server.platform.personal_data import PersonalData
from osada.server.platform.services import Services
from osada.server.platform.settings import Settings
from osada.server.platform.timekeeping import Timekeeper
from osada.server.platform.tokens import new_id
from osada.server.platform.worker_pool import WorkerPool
from osada.server.platform.writer import Writer

if TYPE_CHECKING:
    from osada.server.platform.identity.caller import Caller

_HEALTH_SECONDS: Final = 2.0
"""A health check is answered from memory for this long."""


class Platform:
    """Database, worker pools, identity, and the registries of the features."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = connect(settings.database_url)
        self.loops = Loops()
        self.node = new_id(socket.gethostname().replace(" ", "-"))
        self.bus = self._make_bus()
        announce = self.bus.announce if self.bus.shared else None
        self.writer = Writer(writing_engine(settings.database_url, self.engine), announce)
        self.users = Users(self.engine)
        self.browsers = Browsers(self.engine)
        self.sessions = Sessions(self.engine, settings.session_days, shared=self.bus.shared)
        self.limits = RateLimits(settings.limits)
        self.email = find_sender(settings)
        self.after_response = AfterResponse()
        self.pools: list[WorkerPool] = []
        self.short_work = self.worker_pool(1, niceness=10)
        """For short work that a request waits for: reading records, evaluating a turn."""
        self.background_work = self.worker_pool(1, niceness=15)
        """For whole games of bots that no request waits for."""
        self.services = Services()
        self.personal_data = PersonalData()
        self.before_request: list[Callable[[HTTPConnection, Caller], Awaitable[None]]] = []
        """Checks that every identified request passes."""
        self.sessions_ended: list[Callable[[Collection[str]], None]] = []
        """Called with the keys of ended sessions."""
        self.trouble: list[Callable[[], Awaitable[list[str]]]] = [self._late_loops]
        """Functions that return problems for the operator, a line each."""
        self._own_loops: list[Loop] = []
        self._checking = asyncio.Lock()
        self._is_well, self._checked_at = True, float("-inf")

    def worker_pool(self, processes: int | None = None, *, niceness: int = 5) -> WorkerPool:
        """Create a pool of worker processes, by default as many as `bot_processes`."""
        number = self.settings.bot_processes if processes is None else processes
        pool = WorkerPool(number, niceness, self.settings.compiled_later)
        self.pools.append(pool)
        return pool

    def _make_bus(self) -> Bus:
        if not self.settings.postgres:
            return LocalBus()
        return PostgresBus(plain_url(self.settings.database_url), self.node, self.loops)

    async def open(self) -> None:
        """Migrate the database and start the steady clock."""
        if self.settings.migrate:
            await asyncio.to_thread(migrate, self.settings.database_url)
        timekeeper = Timekeeper(self.engine)
        await timekeeper.begin()
        self._own_loops = [
            self.loops.keep("sweeping", self._sweep, 600),
            self.loops.keep("time", timekeeper.look, 10),
        ]

    async def stop_loops(self) -> None:
        """Stop the loops of `open`."""
        for loop in self._own_loops:
            await self.loops.stop(loop)

    async def close(self) -> None:
        """Finish pending writes, and close workers and connections."""
        await self.bus.close()
        await self.writer.drain()
        self.writer.close()
        await asyncio.gather(*(pool.close() for pool in self.pools))
        await self.engine.dispose()

    async def _sweep(self) -> None:
        await self.sessions.sweep()
        for service in self.services:
            await service.sweep()

    async def _late_loops(self) -> list[str]:
        return [f"loop {name}: no good round for too long" for name in self.loops.late()]

    def address(self, page: str, token: str) -> str:
        """Return the URL of a page with a token after #, which browsers do not send to servers."""
        return f"{self.settings.public_url.rstrip('/')}/{page}#{token}"

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close every socket of ended sessions."""
        for listener in self.sessions_ended:
            listener(sessions)

    async def well(self) -> bool:
        """Return whether the database accepts writes and no loop is late."""
        async with self._checking:
            if time.monotonic() > self._checked_at + _HEALTH_SECONDS:
                self._is_well = await self._writes()
                self._checked_at = time.monotonic()
        return self._is_well and not self.loops.late()

    async def _writes(self) -> bool:
        """Return whether the database accepts writes: a full disk only allows reads."""
        try:
            async with asyncio.timeout(5):
                await beat(self.engine)
        except (SQLAlchemyError, OSError):
            return False
        return True

"""Restores the steady clock after a restart.

The database stores the steady clock with the machine's uptime, which is exact until the machine
restarts, and its distance from the wall clock, for after that.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import BigInteger, cast, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.platform.clock import elapsed_ms, now_ms, run_from, running_ms
from osada.server.platform.database_schema import META

_NAME: Final = "clock"
_MOVED_MS: Final = 500
"""Shift of the wall clock, in milliseconds, that is stored."""
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class ClockMark(msgspec.Struct, frozen=True):
    """The steady clock at one moment."""

    running: int
    wall: int
    elapsed: int
    boot: str
    """Id of the machine's boot; empty if unknown."""


class Timekeeper:
    """Continues the steady clock, and notices when the wall clock is set."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._ahead = 0

    async def begin(self) -> None:
        """Continue the steady clock from before the restart."""
        async with self._engine.begin() as connection:
            left = await _find(connection)
            wall = await _wall(connection)
            run_from(wall if left is None else _since(left, wall))
            self._ahead = running_ms() - wall
            await _keep(connection, wall)

    async def look(self) -> None:
        """Store a new mark if the wall clock has been set."""
        async with self._engine.begin() as connection:
            wall = await _wall(connection)
            ahead = running_ms() - wall
            if abs(ahead - self._ahead) > _MOVED_MS:
                await _keep(connection, wall)
                self._ahead = ahead


def _since(left: ClockMark, wall: int) -> int:
    """Return the steady clock now; exact if the machine has not restarted since the mark."""
    elapsed = elapsed_ms()
    if left.boot and left.boot == _boot() and elapsed >= left.elapsed:
        return left.running + elapsed - left.elapsed
    return left.running + wall - left.wall


def _boot() -> str:
    try:
        return _BOOT.read_text(encoding="ascii").strip()
    except OSError:
        return ""


async def _wall(connection: AsyncConnection) -> int:
    """Return the wall clock: the database's own if several machines share it."""
    if connection.dialect.name == "sqlite":
        return now_ms()
    epoch = func.extract("epoch", func.clock_timestamp()) * 1000
    return int((await connection.execute(select(cast(epoch, BigInteger)))).scalar_one())


async def _find(connection: AsyncConnection) -> ClockMark | None:
    query = select(META.c.value).where(META.c.name == _NAME)
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else msgspec.json.decode(found, type=ClockMark)


async def _keep(connection: AsyncConnection, wall: int) -> None:
    mark = ClockMark(running_ms(), wall, elapsed_ms(), _boot())
    await connection.execute(delete(META).where(META.c.name == _NAME))
    row = {"name": _NAME, "value": msgspec.json.encode(mark).decode()}
    with suppress(IntegrityError):  # another node stores the same mark at the same moment
        async with connection.begin_nested():
            await connection.execute(insert(META).values(row))

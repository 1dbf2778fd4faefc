"""How the time that runs evenly gets over a restart.

What is kept is where it stood when the machine had been up for so long, which is exact as long as
the machine stays up, and how far it is from the clock on the wall, for when it does not.
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
"""How far the clock on the wall must have been set for that to be written down."""
_BOOT: Final = Path("/proc/sys/kernel/random/boot_id")


class ClockMark(msgspec.Struct, frozen=True):
    """Where the running time stood at one moment."""

    running: int
    wall: int
    elapsed: int
    boot: str
    """Names the time for which a machine is up; nothing where that cannot be told."""


class Timekeeper:
    """Begins where the last server left off, and notices when the clock on the wall is set."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._ahead = 0

    async def begin(self) -> None:
        """Let the time run on from where it was."""
        async with self._engine.begin() as connection:
            left = await _find(connection)
            wall = await _wall(connection)
            run_from(wall if left is None else _since(left, wall))
            self._ahead = running_ms() - wall
            await _keep(connection, wall)

    async def look(self) -> None:
        """Write down that the clock on the wall has been set, if it has."""
        async with self._engine.begin() as connection:
            wall = await _wall(connection)
            ahead = running_ms() - wall
            if abs(ahead - self._ahead) > _MOVED_MS:
                await _keep(connection, wall)
                self._ahead = ahead


def _since(left: ClockMark, wall: int) -> int:
    """What the running time is now; exact if the machine has been up since it was written down."""
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
    """The time on the wall: the database's own, where several machines must agree on one."""
    if connection.dialect.name == "sqlite":
        return now_ms()
    epoch = func.extract("epoch", func.clock_timestamp()) * 1000
    return int((await connection.execute(select(cast(epoch, BigInteger)))).scalar_one())


async def _find(connection: AsyncConnection) -> ClockMark | None:
    wanted = select(META.c.value).where(META.c.name == _NAME)
    found = (await connection.execute(wanted)).scalar_one_or_none()
    return None if found is None else msgspec.json.decode(found, type=ClockMark)


async def _keep(connection: AsyncConnection, wall: int) -> None:
    mark = ClockMark(running_ms(), wall, elapsed_ms(), _boot())
    await connection.execute(delete(META).where(META.c.name == _NAME))
    row = {"name": _NAME, "value": msgspec.json.encode(mark).decode()}
    with suppress(IntegrityError):  # another node begins at the same moment, and says the same
        async with connection.begin_nested():
            await connection.execute(insert(META).values(row))

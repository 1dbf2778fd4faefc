"""Records are read, proved and replayed apart from the process that answers requests.

A record of half a megabyte takes a second to read: in a thread that would still be a second in
which nobody's move is answered in time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from osada.core.game import Game
from osada.core.record import Record, read
from osada.games import find
from osada.service.play.pool import Pool
from osada.service.problems import Problem, invalid, not_found
from osada.service.table.showing import replays
from osada.text.errors import OsadaError

_WAITING: Final = 16
"""Records that wait before whoever brings another is asked to come later."""

A = TypeVar("A")


class Refusal(msgspec.Struct, frozen=True):
    """A problem on its way between processes."""

    code: str
    message: str


class Look(msgspec.Struct, frozen=True):
    """Where to look at a record."""

    record: str
    move: int
    seat: int | None


class Proofs:
    """Asks a process of its own, for so many at once and no more."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._room = asyncio.Semaphore(_WAITING)

    async def prove(self, record: str) -> bytes:
        """The verdict on a record, as JSON."""
        return await self._ask(prove, record)

    async def draws(self, record: str) -> bytes:
        """What nature could draw in a record, as JSON."""
        return await self._ask(list_draws, record)

    async def look(self, look: Look) -> bytes:
        """The position of a record after so many moves, as JSON."""
        return await self._ask(show, look)

    async def _ask(self, work: Callable[[A], bytes | Refusal], asked: A) -> bytes:
        if self._room.locked():
            raise Problem("too-many", "too many records are being read", retry_after=5)
        async with self._room:
            found = await self._pool.run(work, asked)
        if isinstance(found, Refusal):
            raise Problem(found.code, found.message)
        return found


def prove(record: str) -> bytes | Refusal:
    """Work out every draw of a record again."""
    try:
        return msgspec.json.encode(replays.verdict(*_parsed(record)))
    except Problem as problem:
        return Refusal(problem.code, problem.message)


def list_draws(record: str) -> bytes | Refusal:
    """All draws of a record, with what else could have come."""
    try:
        return msgspec.json.encode(replays.draws(*_parsed(record)))
    except Problem as problem:
        return Refusal(problem.code, problem.message)


def show(look: Look) -> bytes | Refusal:
    """Play a record up to a move."""
    try:
        played = replays.game_of_record(*_parsed(look.record))
        return msgspec.json.encode(replays.step(played, look.move, look.seat))
    except Problem as problem:
        return Refusal(problem.code, problem.message)


def _parsed(text: str) -> tuple[Game, Record]:
    try:
        record = read(text)
    except OsadaError as error:
        raise invalid(f"record: {error}") from None
    try:
        return find(record.game), record
    except OsadaError:
        raise not_found("game") from None

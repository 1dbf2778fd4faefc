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
from osada.server.platform.problems import Problem, invalid, not_found
from osada.server.platform.services import Service
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.state.views import replay_view
from osada.text.errors import OsadaError

_WAITING: Final = 16
"""Waiting records at once; further requests are told to retry later."""

A = TypeVar("A")


class RecordRefusal(msgspec.Struct, frozen=True):
    """A problem on its way between processes."""

    code: str
    message: str


class ReplayRequest(msgspec.Struct, frozen=True):
    """A position in a record to show."""

    record: str
    move: int
    seat: int | None


class RecordJobs(Service):
    """Asks a process of its own, for so many at once and no more."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool
        self._room = asyncio.Semaphore(_WAITING)

    async def prove(self, record: str) -> bytes:
        """The verdict on a record, as JSON."""
        return await self._ask(prove, record)

    async def draws(self, record: str) -> bytes:
        """Return the possible draws of a record, as JSON."""
        return await self._ask(list_draws, record)

    async def look(self, look: ReplayRequest) -> bytes:
        """The position of a record after so many moves, as JSON."""
        return await self._ask(show, look)

    async def _ask(self, work: Callable[[A], bytes | RecordRefusal], asked: A) -> bytes:
        if self._room.locked():
            raise Problem("too-many", "too many records are being read", retry_after=5)
        async with self._room:
            found = await self._pool.run(work, asked)
        if isinstance(found, RecordRefusal):
            raise Problem(found.code, found.message)
        return found


def prove(record: str) -> bytes | RecordRefusal:
    """Work out every draw of a record again."""
    try:
        return msgspec.json.encode(replay_view.verdict(*_parsed(record)))
    except Problem as problem:
        return RecordRefusal(problem.code, problem.message)


def list_draws(record: str) -> bytes | RecordRefusal:
    """All draws of a record, with what else could have come."""
    try:
        return msgspec.json.encode(replay_view.draws(*_parsed(record)))
    except Problem as problem:
        return RecordRefusal(problem.code, problem.message)


def show(look: ReplayRequest) -> bytes | RecordRefusal:
    """Play a record up to a move."""
    try:
        played = replay_view.game_of_record(*_parsed(look.record))
        return msgspec.json.encode(replay_view.step(played, look.move, look.seat))
    except Problem as problem:
        return RecordRefusal(problem.code, problem.message)


def _parsed(text: str) -> tuple[Game, Record]:
    try:
        record = read(text)
    except OsadaError as error:
        raise invalid(f"record: {error}") from None
    try:
        return find(record.game), record
    except OsadaError:
        raise not_found("game") from None

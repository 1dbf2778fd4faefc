"""Par: the score of a bot on a stream's dice, played in the background."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.database_schema import STREAMS
from osada.server.platform.job_queue import JobQueue
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.bot_requests import PAR, BotGame, play_bot_game
from osada.server.tables.streams import StoredStream, Streams
from osada.text.errors import OsadaError

_LOG: Final = logging.getLogger("osada.pars")
_MAX_WAITING: Final = 200
_MAX_PER_OWNER: Final = 3


class BotScore(msgspec.Struct, frozen=True):
    """Score of a bot."""

    score: int
    bot: str


class ParQueue:
    """Plays pars one after another; the daily challenges, which have no owner, go first.

    Waiting pars are not stored: the next request for the stream adds its par again.
    """

    def __init__(self, play: Callable[[str], Awaitable[None]]) -> None:
        self._play = play
        self._unplayable: set[str] = set()
        """Streams that the bot cannot play: it would fail again."""
        self._queue = JobQueue(
            self._run, name="par of stream", max_waiting=_MAX_WAITING, max_per_owner=_MAX_PER_OWNER
        )

    def add(self, stream: str, owner: str | None) -> bool:
        """Queue the par of a stream; return False if there is no room or it cannot be played."""
        return stream not in self._unplayable and self._queue.add(stream, owner)

    async def stop(self) -> None:
        """Cancel the running game and drop the waiting pars."""
        await self._queue.stop()

    async def _run(self, stream: str) -> None:
        try:
            await self._play(stream)
        except OsadaError as error:
            self._unplayable.add(stream)
            _LOG.error("no par for %s: %s", stream, error)


class ParPlayer:
    """Plays streams with the bot for pars, and stores its score."""

    def __init__(
        self, engine: AsyncEngine, streams: Streams, pool: WorkerPool, seconds: float
    ) -> None:
        self._engine = engine
        self._streams = streams
        self._pool = pool
        self._seconds = seconds

    async def play(self, stream: str) -> None:
        """Play a stream, unless another server has stored its par."""
        found = await uninterrupted(self._streams.find(stream))
        if found.par is None:
            await uninterrupted(self._save(stream, await self._score(found)))

    async def _score(self, stream: StoredStream) -> BotScore:
        game = BotGame(stream.game, 1, stream.options, stream.seed, PAR, self._seconds)
        scores = await self._pool.run(play_bot_game, game)
        return BotScore(scores[0], PAR)

    async def _save(self, stream: str, par: BotScore) -> None:
        async with self._engine.begin() as connection:
            unknown = update(STREAMS).where(STREAMS.c.id == stream, STREAMS.c.par.is_(None))
            await connection.execute(unknown.values(par=par.score, par_bot=par.bot))

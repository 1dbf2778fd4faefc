"""Referee: asks bots to move, watches the clocks, and resumes tables that were left waiting."""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform import metrics
from osada.server.platform.clock import now, running_ms
from osada.server.platform.loops import Loop, Loops
from osada.server.platform.problems import Problem
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables import table_lists
from osada.server.tables.bot_jobs import BotJob, BotJobs
from osada.server.tables.bot_requests import (
    PLAIN,
    BotAnswer,
    BotQuestion,
    MovePlan,
    question_for,
    think,
)
from osada.server.tables.fair_queue import SHORT, CostModel, ThinkSlots
from osada.server.tables.registry import TableRegistry
from osada.server.tables.state.commands import play_move, takeover
from osada.server.tables.state.hosted_table import HostedTable
from osada.text.errors import OsadaError

_LOG: Final = logging.getLogger("osada.referee")
_SILENT_MS: Final = 2_000
"""A bot that has been silent for this long, or twice its time limit, is asked again."""


class Referee:
    """Looks after the tables that wait for a bot or a clock."""

    def __init__(
        self,
        tables: TableRegistry,
        jobs: BotJobs,
        pool: WorkerPool,
        quick: WorkerPool,
        engine: AsyncEngine,
        loops: Loops,
        *,
        seconds: float,
        tick_ms: int,
    ) -> None:
        self._tables = tables
        self._jobs = jobs
        self._pool = pool
        self._quick = quick
        """Pool for short questions while the main pool is busy with long ones."""
        self._engine = engine
        self._seconds = seconds
        self._tick_ms = tick_ms
        self._thinking: set[tuple[str, int, str]] = set()
        self._playing: set[tuple[str, int]] = set()
        self._slots = ThinkSlots(pool.processes)
        self._costs = CostModel(seconds)
        self._silent_ms = 0  # after a start, due bots are asked at once
        self._loops = loops
        self._loop: Loop | None = None

    async def open(self) -> None:
        """Start; tables that waited for a bot when the server stopped continue at once."""
        await self._jobs.open(self.think)
        self._loop = self._loops.keep("clocks", self.tick, self._tick_ms / 1000)

    async def close(self) -> None:
        """Stop."""
        await self._loops.stop(self._loop)
        await self._jobs.close()

    def changed(self, hosted: HostedTable) -> None:
        """Queue a job if it is a bot's turn and no plan for its seat is being played."""
        for seat in _next_bot(hosted):
            if (hosted.id, seat) not in self._playing:
                bot = hosted.occupants[seat].bot or PLAIN
                short = self._costs.expected(hosted.game.name, bot) <= SHORT
                self._jobs.submit(BotJob(hosted.id, hosted.seq, hosted.setup.maker, short))

    # Bots

    async def think(self, table: str, _seq: int) -> None:
        """Let the bot that is due think and play, unless it is already thinking."""
        try:
            await self._think(table)
        except Problem as problem:  # in quarantine, or the database is away
            _LOG.info("no bot moves at table %s: %s", table, problem.code)

    async def _think(self, table: str) -> None:
        due = await self._tables.read(table, self._next_question)
        if due is None:
            return
        question, token, maker = due
        thought = (table, question.seat, token)
        if thought in self._thinking:
            return
        self._thinking.add(thought)
        cost = self._costs.expected(question.edition.game, question.bot)
        try:
            async with self._slots.acquire(maker, cost) as quick:
                moves = await self._choose(table, question, self._quick if quick else self._pool)
            await self._play_plan(table, MovePlan(question, moves, token))
        finally:
            self._thinking.discard(thought)
        await self._tables.read(table, self.changed)

    def _next_question(self, hosted: HostedTable) -> tuple[BotQuestion, str, str] | None:
        for seat in _next_bot(hosted):
            token = hosted.player().token(seat)
            busy = (hosted.id, seat) in self._playing or (hosted.id, seat, token) in self._thinking
            if not busy:
                return question_for(hosted, seat, self._seconds), token, hosted.setup.maker
        return None

    async def _choose(self, table: str, question: BotQuestion, pool: WorkerPool) -> list[int]:
        try:
            answer = await _ask(pool, question)
        except OsadaError as error:
            _LOG.error("bot %s failed at table %s: %s", question.bot, table, error)
            fallback = msgspec.structs.replace(question, bot=PLAIN, seconds=1.0)
            return (await _ask(pool, fallback)).moves
        self._costs.observe(question.edition.game, question.bot, answer.seconds)
        return answer.moves

    async def _play_plan(self, table: str, plan: MovePlan) -> None:
        """Play the moves of a plan for as long as the game goes as planned."""
        playing = (table, plan.seat)
        if playing in self._playing:
            return
        self._playing.add(playing)
        try:
            while (step := await self._tables.read(table, plan.next)) is not None:
                at = step.move, step.token
                await self._tables.change(table, play_move.play_as_bot, plan.seat, *at)
        finally:
            self._playing.discard(playing)

    # Clocks

    async def tick(self) -> None:
        """Find tables whose time has run out and bots that have been silent for too long."""
        async with self._engine.connect() as connection:
            due = await table_lists.due(connection, now(), self._silent_ms)
        self._silent_ms = max(_SILENT_MS, int(2000 * self._seconds))
        for table, out_of_time in due:
            if table in self._tables.quarantine.tables:
                continue
            if out_of_time:
                await self._run_out(table)
            else:
                self._jobs.submit(BotJob(table, 0))

    async def _run_out(self, table: str) -> None:
        """Apply a table's time-out; an error at one table does not affect others."""
        try:
            await self._tables.change(table, takeover.run_out, running_ms())
        except Problem:
            pass  # in quarantine, or another request was faster
        except SQLAlchemyError:
            raise
        except Exception as error:
            self._tables.quarantine.add(table, type(error).__name__)


async def _ask(pool: WorkerPool, question: BotQuestion) -> BotAnswer:
    with metrics.THINKING.track_inprogress():
        return await pool.run(think, question)


def _next_bot(hosted: HostedTable) -> list[int]:
    """Return the bot that moves next; where several are due, one after another, as in the lab.

    Each then sees the same position, however long the others think.
    """
    return hosted.bots_due()[:1]

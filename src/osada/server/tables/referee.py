"""Keeps tables going: bots are asked, clocks are looked at, whatever was left lying is taken up."""

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
"""A bot that has kept silent for so long, and then some, is asked again."""


class Referee:
    """Looks after the tables that wait for a bot or for a clock."""

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
        """For short questions, while all others think about long ones."""
        self._engine = engine
        self._seconds = seconds
        self._tick_ms = tick_ms
        self._thinking: set[tuple[str, int, str]] = set()
        self._playing: set[tuple[str, int]] = set()
        self._slots = ThinkSlots(pool.processes)
        self._costs = CostModel(seconds)
        self._silent_ms = 0  # at the start bots that are to move are asked at once
        self._loops = loops
        self._loop: Loop | None = None

    async def open(self) -> None:
        """Begin: tables that waited for a bot when the server stopped go on at once."""
        await self._jobs.open(self.think)
        self._loop = self._loops.keep("clocks", self.tick, self._tick_ms / 1000)

    async def close(self) -> None:
        """Stop."""
        await self._loops.stop(self._loop)
        await self._jobs.close()

    def changed(self, hosted: HostedTable) -> None:
        """A table has changed: perhaps it is a bot's turn, and it has no plan that goes on."""
        for seat in _next_bot(hosted):
            if (hosted.id, seat) not in self._playing:
                bot = hosted.occupants[seat].bot or PLAIN
                short = self._costs.expected(hosted.game.name, bot) <= SHORT
                self._jobs.submit(BotJob(hosted.id, hosted.seq, hosted.setup.maker, short))

    # Bots

    async def think(self, table: str, _seq: int) -> None:
        """Let a bot think and play, if one is to move and does not think already."""
        try:
            await self._think(table)
        except Problem as problem:  # the table is set aside, or the database is gone for a while
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
        """Play a plan on for as long as the game goes as it foresaw."""
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
        """See which tables have run out of time, and which bots have kept silent."""
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
        """Look at a table's clocks; what is wrong with one table is no other's trouble."""
        try:
            await self._tables.change(table, takeover.run_out, running_ms())
        except Problem:
            pass  # it is set aside, or somebody was faster
        except SQLAlchemyError:
            raise
        except Exception as error:
            self._tables.quarantine.add(table, type(error).__name__)


async def _ask(pool: WorkerPool, question: BotQuestion) -> BotAnswer:
    with metrics.THINKING.track_inprogress():
        return await pool.run(think, question)


def _next_bot(hosted: HostedTable) -> list[int]:
    """The bot that is to move, if any: where all play at once, one after the other, as in the lab.

    So each sees the same, however long the others think.
    """
    return hosted.bots_due()[:1]

"""All the parts of one server, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import time
from collections.abc import Collection
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis import retry
from osada.analysis.balance.design_trials import TrialOutcome
from osada.analysis.puzzles.answer_check import AnswerResult, PuzzleAttempt, check_attempt
from osada.service import metrics
from osada.service.leftovers import Leftovers
from osada.service.live.bus import Bus, LocalBus, PostgresBus
from osada.service.live.hub import Hub
from osada.service.live.lobby import LobbyHub
from osada.service.loops import Loop, Loops
from osada.service.people.letters import Errands
from osada.service.people.limits import Limits
from osada.service.people.links import Links
from osada.service.people.people import People
from osada.service.people.persons import Persons
from osada.service.people.sender import find_sender
from osada.service.people.sessions import Sessions
from osada.service.play.contents import Contents
from osada.service.play.hinting import Hinting
from osada.service.play.jobs import Jobs, LocalJobs, QueuedJobs
from osada.service.play.keeper import TableKeeper
from osada.service.play.leaving import Leaving
from osada.service.play.making import TableMaker
from osada.service.play.par import ParPlayer
from osada.service.play.pool import Pool
from osada.service.play.proofs import Proofs
from osada.service.play.referee import Referee
from osada.service.play.reviewing import Reviewing
from osada.service.play.trials import TrialPlayer, play_order
from osada.service.secrets import new_id
from osada.service.settings import Settings
from osada.service.solo.mistakes import Mistakes
from osada.service.solo.puzzles import Puzzles
from osada.service.solo.results import Results
from osada.service.solo.streams import Streams
from osada.service.solo.tries import Tries
from osada.service.store.database import (
    beat,
    connect,
    migrate,
    plain_url,
    server_secret,
    writing_engine,
)
from osada.service.store.timekeeping import Timekeeper
from osada.service.store.writer import Writer
from osada.service.table.hosted import HostedTable
from osada.service.workshop.balancing import Balancing, Order
from osada.service.workshop.designs import Designs

_LOG: Final = logging.getLogger("osada")

_WELL_FOR: Final = 2.0
"""Seconds for which it is believed that the server is well, or not."""


_HINT: Final = 2
"""A hint takes so many times as long as a bot may think, or little more."""


class Server:
    """One node. Nodes that share a PostgreSQL are one server to the people."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = connect(settings.database_url)
        self.loops = Loops()
        self.node = new_id(socket.gethostname().replace(" ", "-"))
        self.bus = self._make_bus()
        announce = self.bus.announce if self.bus.shared else None
        writing = writing_engine(settings.database_url, self.engine)
        self.writer = Writer(writing, announce)
        self.tables = TableKeeper(self.engine, self.writer, shared=self.bus.shared)
        self.people = People(self.engine)
        self.persons = Persons(self.engine)
        self.sessions = Sessions(self.engine, settings.session_days, shared=self.bus.shared)
        self.limits = Limits(settings.limits)
        self.links = Links(self.engine)
        self.sender = find_sender(settings)
        self.errands = Errands()
        self.hub = Hub()
        self.lobby = LobbyHub(self.engine, nodes=self.bus.shared)
        later = settings.compiled_later
        self.pool = Pool(settings.thinkers, later=later)
        self.hinting = Hinting(self.pool, _HINT * settings.bot_seconds)
        self.quick_pool = Pool(1, niceness=4, later=later)
        self.par_pool = Pool(1, niceness=15, later=later)
        self.proof_pool = Pool(1, niceness=10, later=later)
        self.proofs = Proofs(self.proof_pool)
        self.contents = Contents(self.engine, self.proof_pool)
        self.results = Results(self.engine)
        self.puzzles = Puzzles(self.engine, self._judge_turn)
        self.mistakes = Mistakes(self.engine, self._judge_attempt)
        self.leaving = Leaving(self.engine, self.tables, self.people, self.sessions)
        trials = TrialPlayer(self.par_pool, self.contents, settings.bot_seconds)
        self.designs = Designs(self.engine, self.contents.pack, self.contents.uses, trials.play)
        self.balance_pool = Pool(settings.thinkers, niceness=15, later=later)
        self.balancing = Balancing(
            self.engine, self.contents.of, self._play_order, settings.thinkers
        )
        self.review_pool = Pool(settings.thinkers, niceness=8, later=later)
        self.reviewing = Reviewing(self.engine, self.review_pool, self.proof_pool)
        self.jobs = self._make_jobs()
        self.referee = Referee(
            self.tables,
            self.jobs,
            self.pool,
            self.quick_pool,
            self.engine,
            self.loops,
            seconds=settings.bot_seconds,
            tick_ms=settings.clock_tick_ms,
        )
        self.streams: Streams
        self.maker: TableMaker
        self._own_loops: list[Loop] = []
        self._leftovers: Leftovers | None = None
        self._looking = asyncio.Lock()
        self._is_well, self._seen_well = True, float("-inf")

    async def _judge_turn(self, question: PuzzleAttempt) -> AnswerResult:
        return await self.proof_pool.run(check_attempt, question)

    async def _judge_attempt(self, attempt: retry.RetryAttempt) -> retry.RetryResult:
        return await self.proof_pool.run(retry.check_retry, attempt)

    async def _play_order(self, order: Order) -> TrialOutcome:
        return await self.balance_pool.run(play_order, order)

    def _make_bus(self) -> Bus:
        url = self.settings.database_url
        return (
            PostgresBus(plain_url(url), self.node, self.loops)
            if self.settings.postgres
            else LocalBus()
        )

    def _make_jobs(self) -> Jobs:
        wish, settings = self.settings.jobs, self.settings
        if wish == "procrastinate" or (wish == "auto" and settings.postgres):
            return QueuedJobs(plain_url(settings.database_url), settings.thinkers * 2, self.loops)
        return LocalJobs()

    async def open(self) -> None:
        """Make ready for the first request."""
        self._leftovers = Leftovers()
        if self.settings.migrate:
            await asyncio.to_thread(migrate, self.settings.database_url)
        timekeeper = Timekeeper(self.engine)
        await timekeeper.begin()
        secret = await server_secret(self.engine)
        par = ParPlayer(self.par_pool, self.settings.bot_seconds)
        tries = Tries(self.engine, self.persons)
        self.streams = Streams(self.engine, secret, par.play, tries)
        limits = {"most": self.settings.most_tables, "wait_ms": self.settings.telling_ms}
        self.maker = TableMaker(
            self.engine, self.tables, self.streams, self.contents, tries, **limits
        )
        self.tables.changed = self._changed
        self.tables.news = self._news
        await self.bus.open(self.tables.heard, self._missed)
        await self.referee.open()
        await self.designs.open()
        self._own_loops = [
            self.loops.keep("sweeping", self._sweep, 600),
            self.loops.keep("sockets", self._look_at_sockets, 10),
            self.loops.keep("time", timekeeper.look, 10),
        ]
        gc.freeze()  # what was loaded stays: looking through it again and again delays moves
        gc.enable()

    async def close(self) -> None:
        """Finish what was begun: every answer that was given is on disk."""
        for loop in self._own_loops:
            await self.loops.stop(loop)
        await self.lobby.close()
        await self.errands.close()
        await self.referee.close()
        await self.streams.stop()
        await self.designs.stop()
        await self.balancing.stop()
        await self.reviewing.stop()
        await self.bus.close()
        await self.writer.drain()
        self.writer.close()
        await asyncio.gather(*(pool.close() for pool in self._pools()))
        await self.engine.dispose()
        for left in self.leftovers():
            _LOG.error("left behind: %s", left)

    def leftovers(self) -> list[str]:
        """Name what a closed server has left running or open: nothing, if all is well."""
        return [] if self._leftovers is None else self._leftovers.found()

    def _pools(self) -> list[Pool]:
        return [
            self.pool,
            self.quick_pool,
            self.par_pool,
            self.balance_pool,
            self.review_pool,
            self.proof_pool,
        ]

    def _changed(self, hosted: HostedTable) -> None:
        self.hub.wake(hosted.id)
        self.lobby.changed(hosted)
        self.referee.changed(hosted)

    def _news(self, table: str) -> None:
        self.hub.wake(table)
        self.lobby.wake_all()

    def _missed(self) -> None:
        """There is a connection to other nodes, and nobody knows what was said before."""
        self.tables.missed()
        self.jobs.renew()

    def address(self, page: str, token: str) -> str:
        """The address of a page that takes a token; what comes after # is sent to no server."""
        return f"{self.settings.public_url.rstrip('/')}/{page}#{token}"

    def hang_up(self, sessions: Collection[str]) -> None:
        """Close every socket of sessions that are no more."""
        self.hub.hang_up(sessions)
        self.lobby.hang_up(sessions)

    async def _look_at_sockets(self) -> None:
        """A session may end by itself, or at another node."""
        await self.sessions.note_seen()
        self.hang_up(await self.sessions.ended(self.hub.sessions() | self.lobby.sessions()))

    async def _sweep(self) -> None:
        metrics.IN_MEMORY.set(self.tables.in_memory)
        await self.sessions.sweep()
        await self.contents.sweep()
        await self.balancing.sweep()

    async def well(self) -> bool:
        """Whether the database takes what is written and everything in the background goes on."""
        async with self._looking:  # whoever asks often is told what was seen a moment ago
            if time.monotonic() > self._seen_well + _WELL_FOR:
                self._is_well = await self._writes()
                self._seen_well = time.monotonic()
        return self._is_well and not self.loops.late()

    async def _writes(self) -> bool:
        """Whether something can be written: a disk that is full still reads."""
        try:
            async with asyncio.timeout(5):
                await beat(self.engine)
        except (SQLAlchemyError, OSError):
            return False
        return True

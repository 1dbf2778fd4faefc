"""Table services of one node: registry, bots, clocks, sockets and the lobby."""

from __future__ import annotations

from collections.abc import Collection

from osada.server.platform import metrics
from osada.server.platform.database import plain_url
from osada.server.platform.loops import Loop
from osada.server.platform.platform import Platform
from osada.server.platform.services import Service
from osada.server.platform.timestamps import moment
from osada.server.tables.attempts import Attempts
from osada.server.tables.bot_jobs import BotJobs, LocalBotJobs, QueuedBotJobs
from osada.server.tables.hub import Hub
from osada.server.tables.lobby import LobbyHub
from osada.server.tables.maker import TableMaker
from osada.server.tables.referee import Referee
from osada.server.tables.registry import TableRegistry
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.stored_editions import StoredEditions
from osada.server.tables.streams import Streams


class Tables(Service):
    """Tables of one node. Nodes that share a PostgreSQL database act as one server."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform
        engine, settings = platform.engine, platform.settings
        self.hub = Hub()
        self.lobby = LobbyHub(engine, nodes=platform.bus.shared)
        self.registry = TableRegistry(
            engine,
            platform.writer,
            shared=platform.bus.shared,
            changed=self._changed,
            news=self._news,
        )
        self.editions = StoredEditions(engine, platform.short_work)
        self.streams = Streams(engine)
        self.attempts = Attempts(engine, platform.browsers)
        self.maker = TableMaker(
            engine,
            self.registry,
            self.streams,
            self.editions,
            self.attempts,
            max_tables=settings.max_tables_per_user,
            wait_ms=settings.reveal_wait_ms,
        )
        self.bot_pool = platform.worker_pool()
        self._jobs = _bot_jobs(platform)
        self.referee = Referee(
            self.registry,
            self._jobs,
            self.bot_pool,
            platform.worker_pool(1, niceness=4),
            engine,
            platform.loops,
            seconds=settings.bot_seconds,
            tick_ms=settings.clock_tick_ms,
        )
        self._loop: Loop | None = None
        platform.sessions_ended.append(self._hang_up)
        platform.trouble.append(self._quarantined)

    async def open(self) -> None:
        """Start listening to other nodes, and start bots and clocks."""
        platform = self._platform
        await platform.bus.open(self.registry.on_remote_entry, self._missed)
        await self.referee.open()
        self._loop = platform.loops.keep("sockets", self._look_at_sockets, 10)

    async def close(self) -> None:
        """Stop bots and clocks."""
        await self._platform.loops.stop(self._loop)
        await self.lobby.close()
        await self._platform.after_response.close()
        await self.referee.close()

    async def sweep(self) -> None:
        """Delete editions that have been unused for long."""
        metrics.IN_MEMORY.set(self.registry.in_memory)
        await self.editions.sweep()

    def _changed(self, hosted: HostedTable) -> None:
        self.hub.wake(hosted.id)
        self.lobby.changed(hosted)
        self.referee.changed(hosted)

    def _news(self, table: str) -> None:
        self.hub.wake(table)
        self.lobby.wake_all()

    def _missed(self) -> None:
        """Reread everything, because news may have been lost without a connection."""
        self.registry.on_missed_news()
        self._jobs.reconnect()

    def _hang_up(self, sessions: Collection[str]) -> None:
        self.hub.hang_up(sessions)
        self.lobby.hang_up(sessions)

    async def _look_at_sockets(self) -> None:
        """Close sockets of sessions that expired or were ended on another node."""
        sessions = self._platform.sessions
        await sessions.note_seen()
        open_here = self.hub.sessions() | self.lobby.sessions()
        self._platform.hang_up(await sessions.ended(open_here))

    async def _quarantined(self) -> list[str]:
        return [
            f"table {table}: in quarantine since {moment(each.at)}: {each.reason}"
            for table, each in self.registry.quarantine.tables.items()
        ]


def _bot_jobs(platform: Platform) -> BotJobs:
    """Return the shared job queue where nodes share a database, else the local one."""
    settings = platform.settings
    if settings.jobs == "procrastinate" or (settings.jobs == "auto" and settings.postgres):
        url = plain_url(settings.database_url)
        return QueuedBotJobs(url, settings.bot_processes * 2, platform.loops)
    return LocalBotJobs()

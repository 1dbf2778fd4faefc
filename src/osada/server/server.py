"""One node of the server, composed of the platform, the tables and the features."""

from __future__ import annotations

import gc
import logging
from typing import Final

from osada.server.accounts import wiring as accounts
from osada.server.challenges import wiring as challenges
from osada.server.designs import wiring as designs
from osada.server.hints import wiring as hints
from osada.server.platform.leftovers import Leftovers
from osada.server.platform.platform import Platform
from osada.server.platform.settings import Settings
from osada.server.puzzles import wiring as puzzles
from osada.server.records import wiring as records
from osada.server.reviews import wiring as reviews
from osada.server.tables.access import wait_for_seen
from osada.server.tables.tables import Tables

_LOG: Final = logging.getLogger("osada")
_FEATURES: Final = (accounts, challenges, designs, hints, puzzles, records, reviews)
"""Features with services; the others have routes only."""


class Server:
    """One node. Nodes that share a PostgreSQL are one server to their users."""

    def __init__(self, settings: Settings) -> None:
        self.platform = Platform(settings)
        self.services = self.platform.services
        self.tables = self.services.add(Tables(self.platform))
        self.platform.before_request.append(wait_for_seen)
        for feature in _FEATURES:
            feature.build(self.platform, self.tables)
        self._leftovers: Leftovers | None = None

    async def open(self) -> None:
        """Prepare for the first request."""
        self._leftovers = Leftovers()
        await self.platform.open()
        for service in self.services:
            await service.open()
        gc.freeze()  # Loaded code stays: collecting it again and again delays moves.
        gc.enable()

    async def close(self) -> None:
        """Finish work in progress: every answer that was given is on disk."""
        await self.platform.stop_loops()
        for service in self.services:
            await service.close()
        await self.platform.close()
        for left in self.leftovers():
            _LOG.error("left behind: %s", left)

    def leftovers(self) -> list[str]:
        """Name what a closed server has left running or open: nothing, if all is well."""
        return [] if self._leftovers is None else self._leftovers.found()

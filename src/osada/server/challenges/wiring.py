"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.challenges import results
from osada.server.challenges.results import ResultService
from osada.server.challenges.service import ChallengeService
from osada.server.challenges.stream_par import ParPlayer, ParQueue
from osada.server.platform.platform import Platform
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    seconds = platform.settings.bot_seconds
    player = ParPlayer(platform.engine, tables.streams, platform.background_work, seconds)
    platform.services.add(ChallengeService(platform.engine, tables, ParQueue(player.play)))
    platform.services.add(ResultService(platform.engine))
    platform.personal_data.register(exports={"results": results.all_of}, erase=results.erase)

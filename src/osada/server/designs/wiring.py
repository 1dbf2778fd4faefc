"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from functools import partial

from osada.server.designs import moderation
from osada.server.designs.balance import BalanceService, play_game
from osada.server.designs.measurement import TrialPlayer
from osada.server.designs.service import DesignService, published_by
from osada.server.platform.platform import Platform
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    engine, editions = platform.engine, tables.editions
    trials = TrialPlayer(platform.background_work, editions, platform.settings.bot_seconds)
    designs = DesignService(engine, editions.pack, editions.uses, trials.play)
    platform.services.add(designs)
    pool = platform.worker_pool(niceness=15)
    play = partial(pool.run, play_game)
    platform.services.add(BalanceService(engine, editions.of, play, pool.processes))
    platform.personal_data.register(exports={"designs": published_by}, erase=moderation.erase)
    platform.trouble.append(designs.reported)

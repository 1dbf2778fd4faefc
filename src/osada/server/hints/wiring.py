"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.hints.service import HintService
from osada.server.platform.platform import Platform
from osada.server.tables.tables import Tables

_TIMES = 2
"""A hint takes this many times as long as a bot may think, or little more."""


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    platform.services.add(HintService(tables.bot_pool, _TIMES * platform.settings.bot_seconds))

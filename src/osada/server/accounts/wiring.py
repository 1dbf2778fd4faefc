"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.accounts.one_time_links import OneTimeLinks
from osada.server.accounts.service import AccountDeletion
from osada.server.platform.platform import Platform
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    platform.services.add(OneTimeLinks(platform.engine))
    platform.services.add(AccountDeletion(platform, tables.registry))

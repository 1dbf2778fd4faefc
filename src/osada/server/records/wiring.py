"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.platform.platform import Platform
from osada.server.records.record_jobs import RecordJobs
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    platform.services.add(RecordJobs(platform.short_work))

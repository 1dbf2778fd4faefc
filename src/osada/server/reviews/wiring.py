"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.platform.platform import Platform
from osada.server.reviews import store
from osada.server.reviews.mistakes import MistakeService
from osada.server.reviews.service import ReviewService
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    pool = platform.worker_pool(niceness=8)
    platform.services.add(ReviewService(platform.engine, pool, platform.short_work))
    platform.services.add(MistakeService(platform.engine, platform.short_work))
    platform.personal_data.register(exports={"mistakes": store.export_seen}, erase=store.erase_seen)

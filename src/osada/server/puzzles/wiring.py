"""Wiring: the services of this feature, built from the platform and the tables."""

from __future__ import annotations

from osada.server.platform.platform import Platform
from osada.server.puzzles import store
from osada.server.puzzles.service import PuzzleService
from osada.server.tables.tables import Tables


def build(platform: Platform, tables: Tables) -> None:
    """Add the services of this feature."""
    platform.services.add(PuzzleService(platform.engine, platform.short_work))
    platform.personal_data.register(exports={"puzzles": store.answers_of}, erase=store.erase)

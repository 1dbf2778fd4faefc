"""Quarantine of tables that cannot be read, so that the others go on."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from osada.server.platform import metrics
from osada.server.platform.clock import now_ms
from osada.server.platform.problems import Problem, wrong_state

_LOG: Final = logging.getLogger("osada.tables")


class QuarantinedTable(msgspec.Struct, frozen=True):
    """Reason why a table cannot be read, and the time it was found."""

    reason: str
    at: int


class Quarantine:
    """Tables in quarantine; only a request for one tries to read it again."""

    def __init__(self) -> None:
        self.tables: dict[str, QuarantinedTable] = {}

    def add(self, table: str, reason: str) -> Problem:
        """Quarantine a table and log it once; return the problem for its players."""
        if table not in self.tables:
            _LOG.error("table %s is in quarantine: %s", table, reason)
            self.tables[table] = QuarantinedTable(reason, now_ms())
            metrics.QUARANTINED.set(len(self.tables))
        return wrong_state("this table cannot be read: the operator of the server can see why")

    def release(self, table: str) -> None:
        """Release a table that can be read again."""
        if self.tables.pop(table, None) is not None:
            _LOG.info("table %s can be read again", table)
            metrics.QUARANTINED.set(len(self.tables))

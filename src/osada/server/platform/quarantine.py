"""Tables that cannot be read: they are set aside by name, and everything else goes on."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from osada.server.platform import metrics
from osada.server.platform.clock import now_ms
from osada.server.platform.problems import Problem, wrong_state

_LOG: Final = logging.getLogger("osada.tables")


class QuarantinedTable(msgspec.Struct, frozen=True):
    """Why a table cannot be read, and since when that is known."""

    reason: str
    at: int


class Quarantine:
    """What is known of such tables; somebody who asks for one tries again, nobody else does."""

    def __init__(self) -> None:
        self.tables: dict[str, QuarantinedTable] = {}

    def add(self, table: str, reason: str) -> Problem:
        """Set a table aside, told in the log once; gives what its people are told."""
        if table not in self.tables:
            _LOG.error("table %s is set aside: %s", table, reason)
            self.tables[table] = QuarantinedTable(reason, now_ms())
            metrics.QUARANTINED.set(len(self.tables))
        return wrong_state("this table cannot be read: whoever runs the server can see why")

    def release(self, table: str) -> None:
        """A table can be read after all."""
        if self.tables.pop(table, None) is not None:
            _LOG.info("table %s can be read again", table)
            metrics.QUARANTINED.set(len(self.tables))

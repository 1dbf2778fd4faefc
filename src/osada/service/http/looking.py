"""Who may look at a table."""

from __future__ import annotations

from osada.service.http.caller import Caller
from osada.service.problems import forbidden
from osada.service.table.showing.state import admit


async def may_look(caller: Caller, table: str) -> None:
    """Refuse whoever may neither play nor watch."""
    await unseal(caller, await caller.server.tables.read(table, admit, caller.user_id))


async def unseal(caller: Caller, stream: str | None) -> None:
    """Refuse whoever only watches, while others may still play with the same dice."""
    if await caller.server.streams.sealed(stream):
        raise forbidden("others still play with the same dice")

"""Route for playing on from a finished game."""

from __future__ import annotations

from typing import Annotated

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.tables.access import Table, may_look
from osada.server.tables.state.request_schemas import ForkBody
from osada.server.tables.state.table_schemas import TableInfo
from osada.server.tables.state.views.table_info import info
from osada.server.tables.tables import Tables

API = Api("forks")


@API.route("POST", "/tables/{table}/fork", gives=TableInfo, takes=ForkBody, status=201)
async def fork(
    caller: Calling, table: Table, sent: Annotated[ForkBody, body(ForkBody)]
) -> TableInfo:
    """Play on from a moment of a finished game, at a new table that counts for no results."""
    user = caller.me
    await caller.spend("table")
    await may_look(caller, table)
    return info(await caller.service(Tables).maker.fork(user, table, sent), user.id)

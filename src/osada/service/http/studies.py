"""Going on from a moment of a finished game."""

from __future__ import annotations

from typing import Annotated

from osada.service.bodies import StudyBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Calling
from osada.service.http.looking import may_look
from osada.service.http.records import Table
from osada.service.table.showing.info import info
from osada.service.wire.lobby import TableInfo

API = Api("studies")


@API.route("POST", "/tables/{table}/study", gives=TableInfo, takes=StudyBody, status=201)
async def study(
    caller: Calling, table: Table, sent: Annotated[StudyBody, body(StudyBody)]
) -> TableInfo:
    """Play on from a moment of a finished game, at a table of one's own that counts for nothing."""
    user = caller.me
    await caller.spend("table")
    await may_look(caller, table)
    return info(await caller.server.maker.study(user, table, sent), user.id)

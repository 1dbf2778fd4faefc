"""Records: download, replay, proof."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Query, Response

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.records.record_jobs import RecordJobs, ReplayRequest
from osada.server.records.schemas import ReplayBody
from osada.server.tables.access import Table, may_look, record_of
from osada.server.tables.state.play_schemas import Draws, PointHistory, ReplayStep, Verdict
from osada.server.tables.state.request_schemas import RecordBody
from osada.server.tables.state.views import replay_view
from osada.server.tables.tables import Tables

API = Api("records")


@API.route("GET", "/tables/{table}/record", media="text/plain")
async def get_record(caller: Calling, table: Table) -> Response:
    """The record of a finished table, as text."""
    await caller.spend("record")
    record = await record_of(caller, table)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{table}.osada"'}
    return Response(record.text(), media_type="text/plain", headers=headers)


@API.route("GET", "/tables/{table}/verify", gives=Verdict)
async def verify(caller: Calling, table: Table) -> Response:
    """Work out every draw of a finished table again."""
    await caller.spend("record")
    record = await record_of(caller, table)
    return _json(await caller.service(RecordJobs).prove(record.text()))


@API.route("GET", "/tables/{table}/draws", gives=Draws)
async def draws(caller: Calling, table: Table) -> Response:
    """List the possible draws of a finished game, so that its draws can be verified."""
    await caller.spend("record")
    record = await record_of(caller, table)
    return _json(await caller.service(RecordJobs).draws(record.text()))


@API.route("GET", "/tables/{table}/replay", gives=ReplayStep)
async def replay(
    caller: Calling,
    table: Table,
    move: Annotated[int, Query(ge=0, le=1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=61)] = None,
) -> ReplayStep:
    """The position of a table after so many moves."""
    await caller.spend("look")
    await may_look(caller, table)
    tables = caller.service(Tables).registry
    played = await tables.read(table, replay_view.game_of_table, caller.user_id, seat)
    return await asyncio.to_thread(replay_view.step, played, move, seat)


@API.route("GET", "/tables/{table}/course", gives=PointHistory)
async def course(caller: Calling, table: Table) -> PointHistory:
    """Return the scores of a finished table, move by move."""
    await caller.spend("look")
    await may_look(caller, table)
    played = await caller.service(Tables).registry.read(table, replay_view.finished_game)
    return await asyncio.to_thread(replay_view.point_history, played)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


@API.route("POST", "/records/verify", gives=Verdict, takes=RecordBody)
async def verify_record(caller: Calling, sent: Annotated[RecordBody, body(RecordBody)]) -> Response:
    """Work out every draw of any record again."""
    await caller.spend("proof", by_address=True)
    return _json(await caller.service(RecordJobs).prove(sent.record))


@API.route("POST", "/records/replay", gives=ReplayStep, takes=ReplayBody)
async def replay_record(caller: Calling, sent: Annotated[ReplayBody, body(ReplayBody)]) -> Response:
    """The position of any record after so many moves."""
    await caller.spend("proof", by_address=True)
    look = ReplayRequest(sent.record, sent.move, sent.seat)
    return _json(await caller.service(RecordJobs).look(look))

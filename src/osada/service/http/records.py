"""Records: download, replay, proof."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import Path, Query, Response

from osada.core.record import Record, read
from osada.service.bodies import RecordBody, ReplayBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Caller, Calling
from osada.service.http.looking import may_look
from osada.service.play.proofs import Look
from osada.service.table.showing import replays
from osada.service.wire.play import Course, Draws, ReplayStep, Verdict

API = Api("records")

Table = Annotated[str, Path(max_length=64)]


async def record_of(caller: Caller, table: str) -> Record:
    """A finished table's record; without the seed while others play with the same dice."""
    await may_look(caller, table)
    tables, streams = caller.server.tables, caller.server.streams
    sealed = await streams.sealed(await tables.read(table, lambda hosted: hosted.made.stream))
    if await tables.read(table, lambda hosted: hosted.other_rules) is not None:
        kept = await tables.kept_record(table)
        if kept is not None:
            record = await asyncio.to_thread(read, kept)
            return msgspec.structs.replace(record, seed=None) if sealed else record
    _, record = await tables.read(table, replays.record_of, with_seed=not sealed)
    return record


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
    return _json(await caller.server.proofs.prove(record.text()))


@API.route("GET", "/tables/{table}/draws", gives=Draws)
async def draws(caller: Calling, table: Table) -> Response:
    """What nature could draw in a finished game, so that anybody can work out what it drew."""
    await caller.spend("record")
    record = await record_of(caller, table)
    return _json(await caller.server.proofs.draws(record.text()))


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
    tables = caller.server.tables
    played = await tables.read(table, replays.game_of_table, caller.user_id, seat)
    return await asyncio.to_thread(replays.step, played, move, seat)


@API.route("GET", "/tables/{table}/course", gives=Course)
async def course(caller: Calling, table: Table) -> Course:
    """How the points of a finished table came about, move by move."""
    await caller.spend("look")
    await may_look(caller, table)
    played = await caller.server.tables.read(table, replays.finished_game)
    return await asyncio.to_thread(replays.course, played)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


@API.route("POST", "/records/verify", gives=Verdict, takes=RecordBody)
async def verify_record(caller: Calling, sent: Annotated[RecordBody, body(RecordBody)]) -> Response:
    """Work out every draw of any record again."""
    await caller.spend("proof", by_address=True)
    return _json(await caller.server.proofs.prove(sent.record))


@API.route("POST", "/records/replay", gives=ReplayStep, takes=ReplayBody)
async def replay_record(caller: Calling, sent: Annotated[ReplayBody, body(ReplayBody)]) -> Response:
    """The position of any record after so many moves."""
    await caller.spend("proof", by_address=True)
    look = Look(sent.record, sent.move, sent.seat)
    return _json(await caller.server.proofs.look(look))

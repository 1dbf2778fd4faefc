"""Records: download, replay, proof."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Query, Response

from osada.core.errors import OsadaError
from osada.core.game import Game
from osada.core.record import Record, read
from osada.service.bodies import RecordBody, ReplayBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Caller, Calling
from osada.service.http.games import game_named
from osada.service.http.tables import may_look
from osada.service.play import replays
from osada.service.play.desk import Desk
from osada.service.problems import forbidden, invalid, wrong_state
from osada.service.wire.play import ReplayStep, Verdict

API = Api("records")

Table = Annotated[str, Path(max_length=64)]


def _record(desk: Desk, *, with_seed: bool) -> Record:
    if desk.status != "finished":
        raise wrong_state("a table has its record when the game is over")
    return desk.player().record(with_seed=with_seed)


async def _record_of(caller: Caller, table: str) -> tuple[Game, Record]:
    """A finished table's record; without the seed while others play with the same dice."""
    await may_look(caller, table)
    house, streams = caller.server.house, caller.server.streams
    sealed = await streams.sealed(await house.read(table, lambda desk: desk.made.stream))
    return await house.read(table, lambda desk: (desk.game, _record(desk, with_seed=not sealed)))


@API.route("GET", "/tables/{table}/record", media="text/plain")
async def get_record(caller: Calling, table: Table) -> Response:
    """The record of a finished table, as text."""
    game, record = await _record_of(caller, table)
    headers = {"content-disposition": f'attachment; filename="{game.name}-{table}.osada"'}
    return Response(record.text(), media_type="text/plain", headers=headers)


@API.route("GET", "/tables/{table}/verify", gives=Verdict)
async def verify(caller: Calling, table: Table) -> Verdict:
    """Work out every draw of a finished table again."""
    await caller.spend("record")
    game, record = await _record_of(caller, table)
    return await asyncio.to_thread(replays.verdict, game, record)


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
    me = caller.user.id if caller.user is not None else None

    def look(desk: Desk) -> tuple[replays.Line, bool]:
        running = desk.status != "finished"
        if running and seat not in desk.seats_of(me):
            raise forbidden("while a game goes on, only its players look back, each for a seat")
        return replays.line_of_desk(desk), running

    line, running = await caller.server.house.read(table, look)
    return replays.step(line, move, seat, hide=running)


def _parsed(text: str) -> tuple[Game, Record]:
    try:
        record = read(text)
    except OsadaError as error:
        raise invalid(f"record: {error}") from None
    return game_named(record.game), record


@API.route("POST", "/records/verify", gives=Verdict, takes=RecordBody)
async def verify_record(caller: Calling, sent: Annotated[RecordBody, body(RecordBody)]) -> Verdict:
    """Work out every draw of any record again."""
    await caller.spend("record")
    game, record = _parsed(sent.record)
    return await asyncio.to_thread(replays.verdict, game, record)


@API.route("POST", "/records/replay", gives=ReplayStep, takes=ReplayBody)
async def replay_record(
    caller: Calling, sent: Annotated[ReplayBody, body(ReplayBody)]
) -> ReplayStep:
    """The position of any record after so many moves."""
    await caller.spend("record")
    game, record = _parsed(sent.record)
    line = await asyncio.to_thread(replays.line_of_record, game, record)
    return replays.step(line, sent.move, sent.seat, hide=False)

"""The lobby and its tables: making one, sitting down, and everything around the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Concatenate, ParamSpec

from fastapi import Path, Query

from osada.service.bodies import (
    ChatBody,
    JoinBody,
    Nothing,
    NumberBody,
    OccupantBody,
    SealBody,
    TableBody,
)
from osada.service.http.api import Api, body
from osada.service.http.caller import Caller, Calling
from osada.service.http.looking import may_look
from osada.service.play.thinking import known_bots
from osada.service.problems import invalid
from osada.service.table.commands import closing, mixing, pausing, seating, takeover, talking
from osada.service.table.hosted import HostedTable
from osada.service.table.log import Drafts
from osada.service.table.ordering import occupant
from osada.service.table.showing.entries import entry
from osada.service.table.showing.info import info
from osada.service.texts import plain, visible
from osada.service.wire.lobby import Lobby, TableInfo
from osada.service.wire.people import User
from osada.service.wire.play import Entry

API = Api("tables")
P = ParamSpec("P")

Table = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=0, le=61)]
Empty = Annotated[Nothing, body(Nothing)]


async def _info(caller: Caller, table: str) -> TableInfo:
    here = caller.server.hub.connected(table)
    return await caller.server.tables.read(table, info, caller.user_id, here)


async def _change(
    caller: Caller,
    table: str,
    command: Callable[Concatenate[HostedTable, User, P], Drafts],
    *args: P.args,
    **kwargs: P.kwargs,
) -> TableInfo:
    """Carry out what the caller wants."""
    me = caller.me
    await caller.spend("change")
    await caller.server.tables.change(table, command, me, *args, **kwargs)
    return await _info(caller, table)


@API.route("GET", "/lobby", gives=Lobby)
async def get_lobby(
    caller: Calling, game: Annotated[str | None, Query(max_length=60)] = None
) -> Lobby:
    """The tables that anybody may join or watch."""
    return await caller.server.lobby.lobby(caller.user_id, game)


@API.route("POST", "/tables", gives=TableInfo, takes=TableBody, status=201)
async def make_table(caller: Calling, order: Annotated[TableBody, body(TableBody)]) -> TableInfo:
    """Make a table."""
    user = caller.me
    await caller.spend("table")
    return info(await caller.server.maker.make(user, order), user.id)


@API.route("GET", "/tables/{table}", gives=TableInfo)
async def get_table(caller: Calling, table: Table) -> TableInfo:
    """A table, but for the position."""
    await may_look(caller, table)
    return await _info(caller, table)


@API.route("POST", "/tables/{table}/join", gives=TableInfo, takes=JoinBody)
async def join(
    caller: Calling, table: Table, sent: Annotated[JoinBody, body(JoinBody)]
) -> TableInfo:
    """Sit down, or sit down again where a bot took over."""
    if sent.takeover:
        return await _change(caller, table, takeover.come_back)
    return await _change(caller, table, seating.join, sent.seat, sent.seal)


@API.route("POST", "/tables/{table}/seal", gives=TableInfo, takes=SealBody)
async def seal(
    caller: Calling, table: Table, sent: Annotated[SealBody, body(SealBody)]
) -> TableInfo:
    """Promise a number of one's own for the dice, by its SHA-256."""
    return await _change(caller, table, mixing.seal, sent.seal)


@API.route("POST", "/tables/{table}/number", gives=TableInfo, takes=NumberBody)
async def number(
    caller: Calling, table: Table, sent: Annotated[NumberBody, body(NumberBody)]
) -> TableInfo:
    """Tell that number, when the game begins."""
    return await _change(caller, table, mixing.tell, sent.number)


@API.route("POST", "/tables/{table}/leave", gives=TableInfo, takes=Nothing)
async def leave(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Stand up; after the start a bot plays on."""
    return await _change(caller, table, seating.leave)


@API.route("POST", "/tables/{table}/seats/{seat}", gives=TableInfo, takes=OccupantBody)
async def set_seat(
    caller: Calling, table: Table, seat: Number, sent: Annotated[OccupantBody, body(OccupantBody)]
) -> TableInfo:
    """The host opens a seat, whoever sits there, or puts a bot on it."""
    wanted = occupant(sent.occupant, known_bots())
    return await _change(caller, table, seating.set_seat, seat, wanted)


@API.route("POST", "/tables/{table}/start", gives=TableInfo, takes=Nothing)
async def start(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Begin the game."""
    me = caller.me
    await caller.spend("change")
    await caller.server.maker.start(me, table)
    return await _info(caller, table)


@API.route("DELETE", "/tables/{table}", status=204)
async def abandon(caller: Calling, table: Table) -> None:
    """Give a table up."""
    await _change(caller, table, closing.abandon)


@API.route("POST", "/tables/{table}/pause", gives=TableInfo, takes=Nothing)
async def pause(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Stop for a while."""
    return await _change(caller, table, pausing.pause)


@API.route("POST", "/tables/{table}/resume", gives=TableInfo, takes=Nothing)
async def resume(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Go on."""
    return await _change(caller, table, pausing.resume)


@API.route("POST", "/tables/{table}/seats/{seat}/replace", gives=TableInfo, takes=Nothing)
async def replace(caller: Calling, table: Table, seat: Number, _sent: Empty) -> TableInfo:
    """Let a bot play on for somebody whose time has run out."""
    return await _change(caller, table, takeover.replace, seat)


@API.route("POST", "/tables/{table}/rematch", gives=TableInfo, takes=Nothing, status=201)
async def rematch(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Play again, seats rotated; whoever asks gets the same table."""
    user = caller.me
    await caller.spend("table")
    following = await caller.server.maker.rematch(user, table)
    return await _info(caller, following)


@API.route("POST", "/tables/{table}/chat", gives=Entry, takes=ChatBody, status=201)
async def chat(caller: Calling, table: Table, sent: Annotated[ChatBody, body(ChatBody)]) -> Entry:
    """Say something."""
    user = caller.me
    await caller.spend("chat")
    await may_look(caller, table)
    text = plain(sent.text)
    if not visible(text):
        raise invalid("text: there is nothing to see")
    tables = caller.server.tables
    done = await tables.change(table, talking.chat, user, text)
    return await tables.read(table, entry, done.happened[0], None)


@API.route("PUT", "/tables/{table}/mutes/{user}", status=204)
async def mute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """The host refuses somebody's chat."""
    await _change(caller, table, talking.mute, user, muted=True)


@API.route("DELETE", "/tables/{table}/mutes/{user}", status=204)
async def unmute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """The host lets somebody speak again."""
    await _change(caller, table, talking.mute, user, muted=False)

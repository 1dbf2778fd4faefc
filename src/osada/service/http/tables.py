"""Making tables, sitting down, and everything around the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Path, Query

from osada.service.bodies import ChatBody, JoinBody, Nothing, OccupantBody, TableBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Caller, Calling
from osada.service.play import commands, making, render
from osada.service.play.commands import Drafts
from osada.service.play.desk import Desk
from osada.service.problems import forbidden, invalid
from osada.service.texts import plain, visible
from osada.service.wire.play import Entry
from osada.service.wire.tables import Lobby, TableInfo

API = Api("tables")

Table = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=0, le=61)]
Empty = Annotated[Nothing, body(Nothing)]


async def may_look(caller: Caller, table: str) -> None:
    """Refuse whoever may neither play nor watch."""
    me = caller.user.id if caller.user is not None else None
    stream, plays, open_to_all = await caller.server.house.read(
        table,
        lambda desk: (
            desk.made.stream,
            bool(desk.seats_of(me)),
            desk.terms.spectators or desk.status == "open",
        ),
    )
    if plays:
        return
    if not open_to_all:
        raise forbidden("this table has no spectators")
    if await caller.server.streams.sealed(stream):
        raise forbidden("others still play with the same dice")


async def _info(caller: Caller, table: str) -> TableInfo:
    me = caller.user.id if caller.user is not None else None
    here = caller.server.hub.connected(table)
    return await caller.server.house.read(table, lambda desk: render.info(desk, me, here))


async def _change(
    caller: Caller, table: str, command: Callable[[Desk], Drafts], what: str = "change"
) -> TableInfo:
    await caller.spend(what)
    await caller.server.house.change(table, command)
    return await _info(caller, table)


@API.route("GET", "/lobby", gives=Lobby)
async def get_lobby(
    caller: Calling, game: Annotated[str | None, Query(max_length=60)] = None
) -> Lobby:
    """The tables that anybody may join or watch."""
    me = caller.user.id if caller.user is not None else None
    return await caller.server.foyer.lobby(me, game)


@API.route("POST", "/tables", gives=TableInfo, takes=TableBody, status=201)
async def make_table(caller: Calling, order: Annotated[TableBody, body(TableBody)]) -> TableInfo:
    """Make a table."""
    user = caller.me
    await caller.spend("table")
    desk = await making.make(caller.server, user, order)
    return render.info(desk, user.id)


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
    user = caller.me
    if sent.takeover:
        return await _change(caller, table, lambda desk: commands.come_back(desk, user))
    return await _change(caller, table, lambda desk: commands.join(desk, user, sent.seat))


@API.route("POST", "/tables/{table}/leave", gives=TableInfo, takes=Nothing)
async def leave(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Stand up; after the start a bot plays on."""
    user = caller.me
    return await _change(caller, table, lambda desk: commands.leave(desk, user))


@API.route("POST", "/tables/{table}/seats/{seat}", gives=TableInfo, takes=OccupantBody)
async def set_seat(
    caller: Calling, table: Table, seat: Number, sent: Annotated[OccupantBody, body(OccupantBody)]
) -> TableInfo:
    """The host opens a seat, whoever sits there, or puts a bot on it."""
    user = caller.me
    occupant = making.occupant(sent.occupant)
    return await _change(caller, table, lambda desk: commands.set_seat(desk, user, seat, occupant))


@API.route("POST", "/tables/{table}/start", gives=TableInfo, takes=Nothing)
async def start(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Begin the game."""
    user = caller.me
    return await _change(caller, table, lambda desk: commands.start(desk, user))


@API.route("DELETE", "/tables/{table}", status=204)
async def abandon(caller: Calling, table: Table) -> None:
    """Give a table up."""
    user = caller.me
    await _change(caller, table, lambda desk: commands.abandon(desk, user))


@API.route("POST", "/tables/{table}/pause", gives=TableInfo, takes=Nothing)
async def pause(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Stop for a while."""
    user = caller.me
    return await _change(caller, table, lambda desk: commands.pause(desk, user))


@API.route("POST", "/tables/{table}/resume", gives=TableInfo, takes=Nothing)
async def resume(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Go on."""
    user = caller.me
    return await _change(caller, table, lambda desk: commands.resume(desk, user))


@API.route("POST", "/tables/{table}/seats/{seat}/replace", gives=TableInfo, takes=Nothing)
async def replace(caller: Calling, table: Table, seat: Number, _sent: Empty) -> TableInfo:
    """Let a bot play on for somebody whose time has run out."""
    user = caller.me
    return await _change(caller, table, lambda desk: commands.replace(desk, user, seat))


@API.route("POST", "/tables/{table}/rematch", gives=TableInfo, takes=Nothing, status=201)
async def rematch(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Play again, seats rotated; whoever asks gets the same table."""
    user = caller.me
    await caller.spend("table")
    following = await making.rematch(caller.server, user, table)
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
    house = caller.server.house
    done = await house.change(table, lambda desk: commands.chat(desk, user, text))
    return await house.read(table, lambda desk: render.entry(desk, done.happened[0], None))


@API.route("PUT", "/tables/{table}/mutes/{user}", status=204)
async def mute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """The host refuses somebody's chat."""
    me = caller.me
    await _change(caller, table, lambda desk: commands.mute(desk, me, user, muted=True))


@API.route("DELETE", "/tables/{table}/mutes/{user}", status=204)
async def unmute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """The host lets somebody speak again."""
    me = caller.me
    await _change(caller, table, lambda desk: commands.mute(desk, me, user, muted=False))

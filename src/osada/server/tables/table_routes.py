"""Routes of the lobby and of tables: creating, seating, and everything around the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Concatenate, ParamSpec

from fastapi import Path, Query

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Caller, Calling
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import invalid
from osada.server.platform.request_body import EmptyBody
from osada.server.tables.access import may_look
from osada.server.tables.bot_requests import known_bots
from osada.server.tables.state.commands import chat as talking
from osada.server.tables.state.commands import contributions, ending, seating, takeover
from osada.server.tables.state.commands import pause as pausing
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts
from osada.server.tables.state.play_schemas import Entry
from osada.server.tables.state.request_schemas import (
    ChatBody,
    CommitBody,
    ForkBody,
    JoinBody,
    OccupantBody,
    RevealBody,
    TableBody,
)
from osada.server.tables.state.table_order import occupant
from osada.server.tables.state.table_schemas import Lobby, TableInfo
from osada.server.tables.state.views.entry_view import entry
from osada.server.tables.state.views.table_info import info
from osada.server.tables.tables import Tables
from osada.text.safety import plain, visible

API = Api("tables")
P = ParamSpec("P")

Table = Annotated[str, Path(max_length=64)]
Number = Annotated[int, Path(ge=0, le=61)]
Empty = Annotated[EmptyBody, body(EmptyBody)]


async def _info(caller: Caller, table: str) -> TableInfo:
    here = caller.service(Tables).hub.connected(table)
    return await caller.service(Tables).registry.read(table, info, caller.user_id, here)


async def _change(
    caller: Caller,
    table: str,
    command: Callable[Concatenate[HostedTable, User, P], Drafts],
    *args: P.args,
    **kwargs: P.kwargs,
) -> TableInfo:
    """Carry out a command of the caller."""
    me = caller.me
    await caller.spend("change")
    await caller.service(Tables).registry.change(table, command, me, *args, **kwargs)
    return await _info(caller, table)


@API.route("GET", "/lobby", gives=Lobby)
async def get_lobby(
    caller: Calling, game: Annotated[str | None, Query(max_length=60)] = None
) -> Lobby:
    """Return the tables that anyone may join or watch."""
    await caller.spend("list")
    return await caller.service(Tables).lobby.lists.lobby(caller.user_id, game)


@API.route("POST", "/tables", gives=TableInfo, takes=TableBody, status=201)
async def make_table(caller: Calling, order: Annotated[TableBody, body(TableBody)]) -> TableInfo:
    """Create a table."""
    user = caller.me
    await caller.spend("table")
    return info(await caller.service(Tables).maker.make(user, order), user.id)


@API.route("GET", "/tables/{table}", gives=TableInfo)
async def get_table(caller: Calling, table: Table) -> TableInfo:
    """Return a table without its position."""
    await caller.spend("look")
    await may_look(caller, table)
    return await _info(caller, table)


@API.route("POST", "/tables/{table}/join", gives=TableInfo, takes=JoinBody)
async def join(
    caller: Calling, table: Table, sent: Annotated[JoinBody, body(JoinBody)]
) -> TableInfo:
    """Take a seat, or return to one that a bot took over."""
    if sent.takeover:
        return await _change(caller, table, takeover.come_back)
    return await _change(caller, table, seating.join, sent.seat, sent.seal)


@API.route("POST", "/tables/{table}/seal", gives=TableInfo, takes=CommitBody)
async def commit(
    caller: Calling, table: Table, sent: Annotated[CommitBody, body(CommitBody)]
) -> TableInfo:
    """Commit to a number for the dice, by its SHA-256."""
    return await _change(caller, table, contributions.commit, sent.seal)


@API.route("POST", "/tables/{table}/number", gives=TableInfo, takes=RevealBody)
async def reveal(
    caller: Calling, table: Table, sent: Annotated[RevealBody, body(RevealBody)]
) -> TableInfo:
    """Reveal the number of your commitment, when the game starts."""
    return await _change(caller, table, contributions.reveal, sent.number)


@API.route("POST", "/tables/{table}/leave", gives=TableInfo, takes=EmptyBody)
async def leave(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Leave the table; in a running game a bot takes over."""
    return await _change(caller, table, seating.leave)


@API.route("POST", "/tables/{table}/seats/{seat}", gives=TableInfo, takes=OccupantBody)
async def set_seat(
    caller: Calling, table: Table, seat: Number, sent: Annotated[OccupantBody, body(OccupantBody)]
) -> TableInfo:
    """Open a seat, removing its occupant, or put a bot on it. For the host."""
    wanted = occupant(sent.occupant, known_bots())
    return await _change(caller, table, seating.set_seat, seat, wanted)


@API.route("POST", "/tables/{table}/start", gives=TableInfo, takes=EmptyBody)
async def start(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Start the game."""
    me = caller.me
    await caller.spend("change")
    await caller.service(Tables).maker.start(me, table)
    return await _info(caller, table)


@API.route("DELETE", "/tables/{table}", status=204)
async def abandon(caller: Calling, table: Table) -> None:
    """Abandon a table."""
    await _change(caller, table, ending.abandon)


@API.route("POST", "/tables/{table}/pause", gives=TableInfo, takes=EmptyBody)
async def pause(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Pause the game."""
    return await _change(caller, table, pausing.pause)


@API.route("POST", "/tables/{table}/resume", gives=TableInfo, takes=EmptyBody)
async def resume(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Resume the game."""
    return await _change(caller, table, pausing.resume)


@API.route("POST", "/tables/{table}/seats/{seat}/replace", gives=TableInfo, takes=EmptyBody)
async def replace(caller: Calling, table: Table, seat: Number, _sent: Empty) -> TableInfo:
    """Let a bot take over a seat that has run out of time."""
    return await _change(caller, table, takeover.replace, seat)


@API.route("POST", "/tables/{table}/rematch", gives=TableInfo, takes=EmptyBody, status=201)
async def rematch(caller: Calling, table: Table, _sent: Empty) -> TableInfo:
    """Create a rematch with the seats rotated, or return the one that exists."""
    user = caller.me
    await caller.spend("table")
    following = await caller.service(Tables).maker.rematch(user, table)
    return await _info(caller, following)


@API.route("POST", "/tables/{table}/fork", gives=TableInfo, takes=ForkBody, status=201)
async def fork(
    caller: Calling, table: Table, sent: Annotated[ForkBody, body(ForkBody)]
) -> TableInfo:
    """Play on from a moment of a finished game, at a new table that counts for no results."""
    user = caller.me
    await caller.spend("table")
    await may_look(caller, table)
    return info(await caller.service(Tables).maker.fork(user, table, sent), user.id)


@API.route("POST", "/tables/{table}/chat", gives=Entry, takes=ChatBody, status=201)
async def chat(caller: Calling, table: Table, sent: Annotated[ChatBody, body(ChatBody)]) -> Entry:
    """Post a chat message."""
    user = caller.me
    await caller.spend("chat")
    await may_look(caller, table)
    text = plain(sent.text)
    if not visible(text):
        raise invalid("text: there is nothing to see")
    tables = caller.service(Tables).registry
    done = await tables.change(table, talking.chat, user, text)
    return await tables.read(table, entry, done.applied[0], None)


@API.route("PUT", "/tables/{table}/mutes/{user}", status=204)
async def mute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """Mute a user's chat at this table. For the host."""
    await _change(caller, table, talking.mute, user, muted=True)


@API.route("DELETE", "/tables/{table}/mutes/{user}", status=204)
async def unmute_at_table(
    caller: Calling, table: Table, user: Annotated[str, Path(max_length=64)]
) -> None:
    """Unmute a user's chat at this table. For the host."""
    await _change(caller, table, talking.mute, user, muted=False)

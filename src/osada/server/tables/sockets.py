"""WebSockets of a table and of the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.datastructures import Headers

from osada.server.platform import metrics
from osada.server.platform.guard import allowed_origin
from osada.server.platform.identity.caller import Caller, identify, platform_of
from osada.server.platform.problems import Problem, Trouble, not_found, unavailable
from osada.server.tables.access import may_look, refuse_while_sealed
from osada.server.tables.hub import SIGNED_OUT, Hub, Watcher, update
from osada.server.tables.lobby import LobbyVisitor
from osada.server.tables.state.frame_schemas import ErrorFrame, PingFrame, PongFrame
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.views.table_state import admit
from osada.server.tables.tables import Tables

ROUTER = APIRouter()

_PING: Final = msgspec.json.Decoder(PingFrame)
_PATIENCE: Final = 10
"""A socket is closed after this many malformed frames."""
_SLOW: Final = 30.0
"""Seconds that a client may take to read a frame."""
_CODES: Final = {
    "signed-out": 4401,
    "forbidden": 4403,
    "not-found": 4404,
    "origin": 4403,
    "unavailable": 1013,
}


async def _enter(socket: WebSocket, look: Callable[[Caller], Awaitable[None]]) -> Caller | None:
    """Accept a socket; if it is refused, close it with a code that the browser can read."""
    try:
        if not allowed_origin(Headers(scope=socket.scope), platform_of(socket).settings.origins):
            raise Problem("origin", "this is not a page of this server")
        caller = await identify(socket)
        await caller.spend("socket", by_address=True)
        caller.platform.limits.room_for_socket(caller.address)
        await look(caller)
    except (Problem, SQLAlchemyError) as error:
        await socket.accept()
        await _close(socket, error)
        return None
    await socket.accept()
    return caller


async def _close(socket: WebSocket, error: Problem | SQLAlchemyError) -> None:
    """Close a socket with the code of a problem; 1013 asks the client to reconnect."""
    if isinstance(error, DataError):
        error = not_found("table")
    problem = error if isinstance(error, Problem) else unavailable()
    await socket.close(_CODES.get(problem.code, 1008), problem.message[:120])


async def _listen(socket: WebSocket, caller: Caller) -> None:
    """Answer pings; close the socket after too many frames or too many malformed ones."""
    patience = _PATIENCE
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        try:
            await caller.spend("frame")
        except Problem:
            await socket.close(1008, "too many frames")
            return
        try:
            ping = _PING.decode(message.get("bytes") or message.get("text") or "")
            await _send(socket, msgspec.json.encode(PongFrame(ping.id)))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            patience -= 1
            trouble = Trouble("malformed", 'expected {"type": "ping"}')
            await _send(socket, msgspec.json.encode(ErrorFrame(trouble)))
        if not patience:
            await socket.close(1008, "too many frames that are not understood")
            return


async def _send(socket: WebSocket, frame: bytes) -> None:
    async with asyncio.timeout(_SLOW):
        await socket.send_text(frame.decode())


async def _together(socket: WebSocket, caller: Caller, send: Callable[[], Awaitable[None]]) -> None:
    """Send and receive until either ends."""
    with caller.platform.limits.socket(caller.address):
        await _both(socket, send, lambda: _listen(socket, caller))


async def _both(
    socket: WebSocket, send: Callable[[], Awaitable[None]], listen: Callable[[], Awaitable[None]]
) -> None:
    tasks = {asyncio.ensure_future(send()), asyncio.ensure_future(listen())}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    except TimeoutError:
        with suppress(RuntimeError):
            await socket.close(1013, "too slow: connect again")
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# A table


@ROUTER.websocket("/api/tables/{table}/socket")
async def table_socket(
    socket: WebSocket,
    table: str,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=61)] = None,
) -> None:
    """Send a client everything that happens at a table, starting after entry `since`."""
    muted: set[str] = set()

    async def look(caller: Caller) -> None:
        await may_look(caller, table)
        if caller.user is not None:
            muted.update(user.id for user in await caller.platform.users.muted_by(caller.user))

    caller = await _enter(socket, look)
    if caller is None:
        return
    watcher = Watcher(table, caller.user, seat, since)
    watcher.session, watcher.muted = caller.session, muted
    with metrics.SOCKETS.labels("table").track_inprogress():
        await _watch(socket, caller, watcher)


async def _watch(socket: WebSocket, caller: Caller, watcher: Watcher) -> None:
    hub, slot = caller.service(Tables).hub, caller.service(Tables).registry.refresh(watcher.table)
    slot.watchers += 1
    hub.join(watcher)
    try:
        await _together(socket, caller, lambda: _send_updates(socket, caller, watcher))
    finally:
        hub.leave(watcher)
        slot.watchers -= 1


async def _send_updates(socket: WebSocket, caller: Caller, watcher: Watcher) -> None:
    tables, hub = caller.service(Tables).registry, caller.service(Tables).hub
    while watcher.leaving is None:
        watcher.wake.clear()
        try:
            stream, frames = await tables.read(watcher.table, _news, watcher, hub)
            await refuse_while_sealed(caller, stream)
        except (Problem, SQLAlchemyError) as error:
            await _close(socket, error)
            return
        for frame in frames:
            await _send(socket, frame)
        await watcher.wake.wait()
    await socket.close(watcher.leaving, "signed out")


def _news(hosted: HostedTable, watcher: Watcher, hub: Hub) -> tuple[str | None, list[bytes]]:
    """Return the new frames; a watcher who has lost the seat needs a spectator's access."""
    stream = admit(hosted, watcher.user_id)
    if not hosted.seats_of(watcher.user_id):
        watcher.seat = None
    frames = []
    if (frame := update(hosted, watcher, hub.connected(hosted.id))) is not None:
        metrics.FRAMES.inc()
        frames.append(frame)
    if watcher.presence_due:
        watcher.presence_due = False
        frames.append(msgspec.json.encode(hub.presence(hosted)))
    return stream, frames


# The lobby


@ROUTER.websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket) -> None:
    """Send a client the changes of the lobby and of their own tables."""
    caller = await _enter(socket, _anybody)
    if caller is None:
        return
    visitor, lobby = LobbyVisitor(caller.user_id, caller.session), caller.service(Tables).lobby
    lobby.join(visitor)
    try:
        with metrics.SOCKETS.labels("lobby").track_inprogress():
            await _together(socket, caller, lambda: _send_lobby(socket, caller, visitor))
    finally:
        lobby.leave(visitor)


async def _anybody(_caller: Caller) -> None:
    """Admit everyone: the lobby is public."""


async def _send_lobby(socket: WebSocket, caller: Caller, visitor: LobbyVisitor) -> None:
    try:
        await _send(socket, await caller.service(Tables).lobby.lists.frame(visitor.user))
    except SQLAlchemyError as error:
        visitor.fail(error)
    while not visitor.leaving:
        await visitor.wake.wait()
        visitor.wake.clear()
        if visitor.trouble is not None:
            await _close(socket, visitor.trouble)
            return
        frame, visitor.frame = visitor.frame, b""
        if frame:
            await _send(socket, frame)
    await socket.close(SIGNED_OUT, "signed out")

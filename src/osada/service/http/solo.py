"""Profiles, bests, streams of dice and the challenge of the day."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.core.options import settle
from osada.service.bodies import Nothing, StreamBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Calling
from osada.service.http.games import game_named
from osada.service.problems import invalid
from osada.service.table.showing.info import info
from osada.service.wire.lobby import TableInfo
from osada.service.wire.solo import Profile, SoloTable, Stream, StreamList
from osada.text.errors import OsadaError

API = Api("solo")

Name = Annotated[str, Path(max_length=60)]
Id = Annotated[str, Path(max_length=100)]


@API.route("GET", "/users/{user}", gives=Profile)
async def get_profile(caller: Calling, user: Id) -> Profile:
    """What somebody has played."""
    await caller.spend("list")
    return await caller.server.results.profile(await caller.server.people.find(user))


@API.route("GET", "/solo/{game}", gives=SoloTable)
async def get_solo(
    caller: Calling, game: Name, category: Annotated[str | None, Query(max_length=200)] = None
) -> SoloTable:
    """The bests of everybody."""
    await caller.spend("list")
    return await caller.server.results.solo(game_named(game).name, category)


@API.route("POST", "/streams", gives=Stream, takes=StreamBody, status=201)
async def make_stream(caller: Calling, sent: Annotated[StreamBody, body(StreamBody)]) -> Stream:
    """Make a stream of dice for any number of tables."""
    user = caller.me
    await caller.spend("table")
    game = game_named(sent.game)
    try:
        options = settle(game.options, sent.options)
        game.new(sent.players, options)
    except OsadaError as error:
        raise invalid(f"options: {error}") from None
    streams = caller.server.streams
    return await streams.show(await streams.make(user, game, sent.players, options), user)


@API.route("GET", "/streams/{stream}", gives=Stream)
async def get_stream(caller: Calling, stream: Id) -> Stream:
    """A stream and its results."""
    await caller.spend("list")
    streams = caller.server.streams
    return await streams.show(await streams.find(stream), caller.user)


@API.route("POST", "/streams/{stream}/close", gives=Stream, takes=Nothing)
async def close_stream(
    caller: Calling, stream: Id, _sent: Annotated[Nothing, body(Nothing)]
) -> Stream:
    """No more tables on a stream; its seed may be known."""
    streams = caller.server.streams
    return await streams.show(await streams.close(caller.me, stream), caller.user)


@API.route("GET", "/daily", gives=StreamList)
async def get_all_daily(caller: Calling) -> StreamList:
    """Today's challenges."""
    await caller.spend("list")
    streams = caller.server.streams
    return StreamList([await streams.show(s, caller.user) for s in await streams.all_daily()])


@API.route("GET", "/daily/{game}", gives=Stream)
async def get_daily(
    caller: Calling, game: Name, date: Annotated[str | None, Query(max_length=20)] = None
) -> Stream:
    """A day's challenge."""
    await caller.spend("list")
    streams = caller.server.streams
    return await streams.show(await streams.daily(game_named(game), date), caller.user)


@API.route("POST", "/daily/{game}/play", gives=TableInfo, takes=Nothing, status=201)
async def play_daily(
    caller: Calling, game: Name, _sent: Annotated[Nothing, body(Nothing)]
) -> TableInfo:
    """One's table of today, started; the first try counts."""
    user, server = caller.me, caller.server
    await caller.spend("table")
    stream = await server.streams.daily(game_named(game), None)
    table = await server.maker.play_daily(user, stream)
    return await server.tables.read(table, info, user.id)

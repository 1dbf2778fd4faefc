"""Routes of profiles, best scores, streams and daily challenges."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.core.options import settle
from osada.server.challenges.results import ResultService
from osada.server.challenges.schemas import Profile, SoloTable, Stream, StreamBody, StreamList
from osada.server.challenges.service import ChallengeService
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.platform.problems import invalid
from osada.server.platform.request_body import EmptyBody
from osada.server.tables.game_params import game_named
from osada.server.tables.state.table_schemas import TableInfo
from osada.server.tables.state.views.table_info import info
from osada.server.tables.tables import Tables
from osada.text.errors import OsadaError

API = Api("solo")

Name = Annotated[str, Path(max_length=60)]
Id = Annotated[str, Path(max_length=100)]


@API.route("GET", "/users/{user}", gives=Profile)
async def get_profile(caller: Calling, user: Id) -> Profile:
    """Return the profile of a user."""
    await caller.spend("list")
    return await caller.service(ResultService).profile(await caller.platform.users.find(user))


@API.route("GET", "/solo/{game}", gives=SoloTable)
async def get_solo(
    caller: Calling, game: Name, category: Annotated[str | None, Query(max_length=200)] = None
) -> SoloTable:
    """Return the best scores of a game by category."""
    await caller.spend("list")
    return await caller.service(ResultService).solo(game_named(game).name, category)


@API.route("POST", "/streams", gives=Stream, takes=StreamBody, status=201)
async def make_stream(caller: Calling, sent: Annotated[StreamBody, body(StreamBody)]) -> Stream:
    """Create a stream of dice for any number of tables."""
    user = caller.me
    await caller.spend("table")
    game = game_named(sent.game)
    try:
        options = settle(game.options, sent.options)
        game.new(sent.players, options)
    except OsadaError as error:
        raise invalid(f"options: {error}") from None
    streams = caller.service(ChallengeService)
    return await streams.show(await streams.make(user, game, sent.players, options), user)


@API.route("GET", "/streams/{stream}", gives=Stream)
async def get_stream(caller: Calling, stream: Id) -> Stream:
    """Return a stream and its results."""
    await caller.spend("list")
    streams = caller.service(ChallengeService)
    found = await caller.service(Tables).streams.find(stream)
    return await streams.show(found, caller.user)


@API.route("POST", "/streams/{stream}/close", gives=Stream, takes=EmptyBody)
async def close_stream(
    caller: Calling, stream: Id, _sent: Annotated[EmptyBody, body(EmptyBody)]
) -> Stream:
    """Close a stream: no more tables, and its seed may be shown."""
    streams = caller.service(ChallengeService)
    return await streams.show(await streams.close_stream(caller.me, stream), caller.user)


@API.route("GET", "/daily", gives=StreamList)
async def get_all_daily(caller: Calling) -> StreamList:
    """Return today's challenges."""
    await caller.spend("list")
    streams = caller.service(ChallengeService)
    return StreamList([await streams.show(s, caller.user) for s in await streams.all_daily()])


@API.route("GET", "/daily/{game}", gives=Stream)
async def get_daily(
    caller: Calling, game: Name, date: Annotated[str | None, Query(max_length=20)] = None
) -> Stream:
    """Return the challenge of a day."""
    await caller.spend("list")
    streams = caller.service(ChallengeService)
    return await streams.show(await streams.daily(game_named(game), date), caller.user)


@API.route("POST", "/daily/{game}/play", gives=TableInfo, takes=EmptyBody, status=201)
async def play_daily(
    caller: Calling, game: Name, _sent: Annotated[EmptyBody, body(EmptyBody)]
) -> TableInfo:
    """Return the caller's table of today's challenge, started; the first attempt counts."""
    user = caller.me
    await caller.spend("table")
    table = await caller.service(ChallengeService).play_daily(user, game_named(game))
    return await caller.service(Tables).registry.read(table, info, user.id)

"""Routes of reviews: request, read and cancel them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.reviews.schemas import ReviewedGames, ReviewState
from osada.server.reviews.service import ReviewService
from osada.server.reviews.summaries import reviewed_games
from osada.server.tables.access import Table, record_of
from osada.server.tables.game_params import Code
from osada.server.tables.state.request_schemas import RecordBody

API = Api("reviews")
Key = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]
Names = Annotated[list[str] | None, Query(alias="name", max_length=8)]


@API.route("POST", "/tables/{table}/review", gives=ReviewState, status=202)
async def ask_review(caller: Calling, table: Table, language: Code = "en") -> ReviewState:
    """Request the review of a finished table."""
    user, reviewing = caller.me, caller.service(ReviewService)
    await caller.spend("review")
    record = await record_of(caller, table)
    game = await reviewing.played(record)
    await reviewing.ask(user, game)
    await reviewing.link(table, game.key)
    return await reviewing.look(user, game.key, language, record.names)


@API.route("GET", "/tables/{table}/review", gives=ReviewState)
async def get_review(caller: Calling, table: Table, language: Code = "en") -> ReviewState:
    """Return the progress of a table's review, and the review once it is finished."""
    await caller.spend("record")
    record, reviewing = await record_of(caller, table), caller.service(ReviewService)
    game = await reviewing.played(record)
    found = await reviewing.look(caller.user, game.key, language, record.names)
    await reviewing.link(table, game.key)
    return found


@API.route("DELETE", "/tables/{table}/review")
async def stop_review(caller: Calling, table: Table) -> None:
    """Cancel a review that the caller has requested."""
    user = caller.me
    await caller.spend("change")
    game = await caller.service(ReviewService).played(await record_of(caller, table))
    await caller.service(ReviewService).cancel(user, game.key)


@API.route("POST", "/records/review", gives=ReviewState, takes=RecordBody, status=202)
async def review_record(
    caller: Calling, sent: Annotated[RecordBody, body(RecordBody)], language: Code = "en"
) -> ReviewState:
    """Request the review of a finished game from its record."""
    user = caller.me
    await caller.spend("review")
    game = await caller.service(ReviewService).prepare(sent.record)
    await caller.service(ReviewService).ask(user, game)
    return await caller.service(ReviewService).look(user, game.key, language)


@API.route("GET", "/reviews/{key}", gives=ReviewState)
async def get_review_by_key(
    caller: Calling, key: Key, language: Code = "en", names: Names = None
) -> ReviewState:
    """Return the progress of a review, and the review with the given names of players."""
    await caller.spend("look")
    return await caller.service(ReviewService).look(caller.user, key, language, names or [])


@API.route("DELETE", "/reviews/{key}")
async def stop_review_by_key(caller: Calling, key: Key) -> None:
    """Cancel a review that the caller has requested."""
    user = caller.me
    await caller.spend("change")
    await caller.service(ReviewService).cancel(user, key)


@API.route("GET", "/users/{user}/reviews", gives=ReviewedGames)
async def get_reviewed_games(
    caller: Calling, user: Annotated[str, Path(max_length=64)]
) -> ReviewedGames:
    """List the reviewed games of a user; of other users only games open to spectators."""
    await caller.spend("look")
    found = await caller.platform.users.find(user)
    async with caller.platform.engine.connect() as connection:
        return await reviewed_games(connection, found.id, caller.user_id)

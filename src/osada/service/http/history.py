"""Games that are over, found again."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.service.http.api import Api
from osada.service.http.caller import Calling
from osada.service.store.history import Wish, past_games
from osada.service.store.reviewed import reviewed_games
from osada.service.wire.history import Against, HowItWent, PastGames
from osada.service.wire.reviewed import ReviewedGames

API = Api("history")


@API.route("GET", "/users/{user}/games", gives=PastGames)
async def get_games_of(
    caller: Calling,
    user: Annotated[str, Path(max_length=64)],
    game: Annotated[str | None, Query(max_length=60)] = None,
    name: Annotated[str | None, Query(min_length=1, max_length=40)] = None,
    against: Against | None = None,
    outcome: HowItWent | None = None,
    before: Annotated[str | None, Query(max_length=100)] = None,
) -> PastGames:
    """Finished games of somebody: one's own all, of others those that anybody could watch."""
    await caller.spend("look")
    found = await caller.server.people.find(user)
    wish = Wish(game=game, name=name, against=against, outcome=outcome, before=before)
    async with caller.server.engine.connect() as connection:
        return await past_games(connection, found.id, caller.user_id, wish)


@API.route("GET", "/users/{user}/reviews", gives=ReviewedGames)
async def get_reviewed_games(
    caller: Calling, user: Annotated[str, Path(max_length=64)]
) -> ReviewedGames:
    """What reviews say of somebody's games: one's own all, of others those anybody could watch."""
    await caller.spend("look")
    found = await caller.server.people.find(user)
    async with caller.server.engine.connect() as connection:
        return await reviewed_games(connection, found.id, caller.user_id)

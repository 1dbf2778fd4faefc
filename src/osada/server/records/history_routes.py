"""Games that are over, found again."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.server.platform.api import Api
from osada.server.platform.identity.caller import Calling
from osada.server.records.schemas import Against, HowItWent, PastGames
from osada.server.records.store import HistoryQuery, past_games

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
    """List finished games: all of the caller's, and the public ones of other users."""
    await caller.spend("look")
    found = await caller.platform.users.find(user)
    wish = HistoryQuery(game=game, name=name, against=against, outcome=outcome, before=before)
    async with caller.platform.engine.connect() as connection:
        return await past_games(connection, found.id, caller.user_id, wish)

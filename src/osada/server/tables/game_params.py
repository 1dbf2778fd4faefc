"""Parameters of a request that name a game, an edition or a language."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from osada.core.game import Game
from osada.games import find
from osada.server.platform.identity.caller import platform_of
from osada.server.platform.problems import not_found
from osada.server.tables.tables import Tables
from osada.text.errors import OsadaError

Name = Annotated[str, Path(max_length=60)]


Code = Annotated[str, Query(pattern="^(en|pl)$")]


def game_named(name: str) -> Game:
    """Return an installed game, or refuse with `not-found`."""
    try:
        return find(name)
    except OsadaError:
        raise not_found("game") from None


def edition_key(what: str, game: Game, *more: str) -> tuple[str, ...]:
    """Return the cache key of an answer about an edition."""
    return (what, game.name, str(game.revision), game.content_hash, *more)


async def requested_game(
    request: Request,
    game: Name,
    content: Annotated[str | None, Query(pattern="^[0-9a-f]{16}$")] = None,
    revision: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
) -> Game:
    """Return the requested edition of a game; without parameters, the current one."""
    try:
        return await platform_of(request).services[Tables].editions.game(game, content, revision)
    except OsadaError:
        raise not_found("game") from None


RequestedGame = Annotated[Game, Depends(requested_game)]

"""Papers: what can be printed of a game, as PDF."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import Path, Query, Request, Response

from osada.core.errors import OsadaError
from osada.paper import shelf
from osada.paper.press import Form, Ink, Size, printed
from osada.service.http.api import Api
from osada.service.http.caller import Calling
from osada.service.http.games import Code, Name, game_named
from osada.service.http.shelf import SHELF
from osada.service.problems import not_found
from osada.service.wire.games import PaperList

API = Api("games")

_MOST_KEPT: Final = 64
_KEPT: Final[OrderedDict[tuple[str, ...], bytes]] = OrderedDict()
_PRESS: Final = asyncio.Semaphore(1)
"""One at a time: a booklet takes seconds, in a thread that lets others run."""


@API.route("GET", "/games/{game}/papers", gives=PaperList)
async def get_papers(request: Request, game: Name) -> Response:
    """What can be printed of a game."""
    found = game_named(game)
    return await SHELF.give(request, ("papers", game), lambda: PaperList(shelf.names(found)))


@API.route("GET", "/games/{game}/papers/{paper}.pdf", media="application/pdf")
async def get_paper(
    caller: Calling,
    game: Name,
    paper: Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$")],
    language: Code = "en",
    size: Annotated[Size, Query()] = "a4",
    ink: Annotated[Ink, Query()] = "colour",
) -> Response:
    """A paper of a game, with a code that opens this server where its address is known."""
    await caller.spend("paper", by_address=True)
    key = (game, paper, language, size, ink)
    async with _PRESS:
        pdf = _KEPT.get(key)
        if pdf is None:
            form = Form(size, ink, caller.server.settings.public_url)
            pdf = _KEPT[key] = await asyncio.to_thread(_made, game, paper, language, form)
        _KEPT.move_to_end(key)
        while len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    headers = {"content-disposition": f'inline; filename="{game}-{paper}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def _made(game: str, paper: str, language: str, form: Form) -> bytes:
    try:
        return printed(shelf.find(game_named(game), paper, language), language, form)
    except OsadaError:
        raise not_found("paper") from None

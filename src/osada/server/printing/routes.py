"""Papers: what can be printed of a game, as PDF."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Annotated, Final

from fastapi import Path, Query, Request, Response

from osada.core.game import Game
from osada.printing import catalogue
from osada.printing.press import Form, Ink, Size, printed
from osada.server.platform.api import Api
from osada.server.platform.identity.caller import Calling
from osada.server.platform.problems import not_found
from osada.server.platform.response_cache import cached
from osada.server.printing.schemas import PaperList
from osada.server.tables.game_params import Code, RequestedGame, edition_key
from osada.text.errors import OsadaError

API = Api("games")

_MOST_KEPT: Final = 64
_KEPT: Final[OrderedDict[tuple[str, ...], bytes]] = OrderedDict()
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]-]{1,100}")
_PRESS: Final = asyncio.Semaphore(1)
"""One at a time: a booklet takes seconds, in a thread that lets others run."""


@API.route("GET", "/games/{game}/papers", gives=PaperList)
async def get_papers(request: Request, found: RequestedGame, language: Code = "en") -> Response:
    """List the printable sheets of a game."""
    key = edition_key("papers", found, language)
    return await cached(request, key, lambda: _list(found, language))


def _list(game: Game, language: str) -> PaperList:
    names = catalogue.names(game)
    return PaperList(names, {name: catalogue.find(game, name, language).title for name in names})


@API.route("GET", "/games/{game}/papers/{paper}.pdf", media="application/pdf")
async def get_paper(
    caller: Calling,
    request: Request,
    found: RequestedGame,
    paper: Annotated[str, Path(pattern="^[a-z0-9-]{1,40}$")],
    language: Code = "en",
    size: Annotated[Size, Query()] = "a4",
    ink: Annotated[Ink, Query()] = "colour",
) -> Response:
    """A paper of a game, with a code that opens the same page on this server."""
    await caller.spend("print", by_address=True)
    form = Form(size, ink, caller.platform.settings.public_url or _here(request))
    key = edition_key("paper", found, paper, language, size, ink, form.server)
    async with _PRESS:
        pdf = _KEPT.get(key)
        if pdf is None:
            pdf = _KEPT[key] = await asyncio.to_thread(_made, found, paper, language, form)
        _KEPT.move_to_end(key)
        while len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    headers = {"content-disposition": f'inline; filename="{found.name}-{paper}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


def _here(request: Request) -> str:
    """Return the server's address from the Host header, or nothing if it is malformed."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if _HOST.fullmatch(host) else ""


def _made(game: Game, paper: str, language: str, form: Form) -> bytes:
    try:
        return printed(catalogue.find(game, paper, language), language, form)
    except OsadaError:
        raise not_found("paper") from None

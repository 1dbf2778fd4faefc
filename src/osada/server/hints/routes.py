"""Hints: what a seat could do now, told line by line while it is worked on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from fastapi.responses import StreamingResponse

from osada.analysis.hint_search import HintRequest
from osada.analysis.hints import Hints
from osada.core.game import Game
from osada.core.position import Position
from osada.core.record import LETTERS
from osada.server.hints.schemas import HintBody, HintOption, HintState
from osada.server.hints.service import HintProgress, HintService, hint_request
from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Caller, Calling
from osada.server.platform.problems import Problem
from osada.server.tables.play_routes import Code, Table
from osada.server.tables.state.commands import take_hint as hinting
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.views.encoding import move_ref
from osada.server.tables.tables import Tables

API = Api("hints")
_LINES: Final = "application/x-ndjson"
_AT_ONCE: Final = {"x-accel-buffering": "no"}
"""So that a proxy passes each line on when it comes."""


@API.route("POST", "/tables/{table}/hint", gives=HintState, takes=HintBody, media=_LINES)
async def take_hint(
    caller: Calling,
    table: Table,
    sent: Annotated[HintBody, body(HintBody)],
    language: Code = "en",
) -> StreamingResponse:
    """The best three turns of a seat: a line for each step of the work; hanging up stops it."""
    user = caller.me
    await caller.spend("hint")
    asked = await caller.service(Tables).registry.read(
        table, hint_request, user, sent.seat, sent.token
    )
    caller.service(HintService).free_for(user)
    lines = _lines(caller, table, sent, asked, language)
    return StreamingResponse(lines, media_type=_LINES, headers=_AT_ONCE)


async def _lines(
    caller: Caller, table: str, sent: HintBody, asked: HintRequest, language: str
) -> AsyncIterator[bytes]:
    done, pieces = 0, 0
    try:
        async for state in _states(caller, table, sent, asked, language):
            done, pieces = state.done, state.pieces
            yield _line(state)
    except Problem as problem:
        yield _line(HintState("failed", done, pieces, code=problem.code))


def _line(state: HintState) -> bytes:
    return msgspec.json.encode(state) + b"\n"


async def _states(
    caller: Caller, table: str, sent: HintBody, asked: HintRequest, language: str
) -> AsyncIterator[HintState]:
    """Yield progress; the table records the hint before the seat gets it."""
    tables, user, pieces = caller.service(Tables).registry, caller.me, 0
    async for each in caller.service(HintService).work(user, asked):
        if isinstance(each, HintProgress):
            pieces = each.pieces
            yield HintState("running", each.done, each.pieces)
            continue
        game, names, position = await tables.read(table, _called)
        options = await asyncio.to_thread(_options, each, game, names, position, language)
        await tables.change(table, hinting.take, user, sent.seat, sent.token)
        yield HintState("finished", pieces, pieces, each.scale, options)


def _called(hosted: HostedTable) -> tuple[Game, list[str], Position]:
    """The game, how its players are called, and where they are: a bot is one in any language."""
    bots = [occupant.kind == "bot" for occupant in hosted.occupants]
    names = [
        occupant.name if not bot else "Bot" if sum(bots) == 1 else f"Bot {LETTERS[seat]}"
        for seat, (bot, occupant) in enumerate(zip(bots, hosted.occupants, strict=True))
    ]
    return hosted.game, names, hosted.player().position.clone()


def _options(
    hints: Hints, game: Game, names: list[str], position: Position, language: str
) -> list[HintOption]:
    told = hints.texts(game, names, language, position)
    return [
        HintOption(
            moves=[move_ref(game, move) for move in hint.moves],
            sentence=words.sentence,
            expected=hint.expected,
            error=hint.error,
            points=hint.points,
            told=words.expected,
            why=words.why,
        )
        for hint, words in zip(hints.options, told, strict=True)
    ]

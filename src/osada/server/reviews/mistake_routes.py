"""Routes of mistakes: list them, play the turn again, see the better turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.reviews.mistakes import MistakeService
from osada.server.reviews.routes import Key, Names
from osada.server.reviews.schemas import (
    MistakeAnswer,
    MistakeList,
    MistakeTask,
    MistakeVerdict,
)
from osada.server.reviews.service import ReviewService
from osada.server.tables.access import Table, record_of
from osada.server.tables.game_params import Code
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.request_schemas import TurnBody
from osada.server.tables.state.turn_schemas import PuzzleState
from osada.server.tables.tables import Tables

API = Api("mistakes")
Number = Annotated[int, Path(ge=0, le=10_000)]


def own_seats(hosted: HostedTable, user: str) -> list[int]:
    """Return the seats that a user has played to the end, without a bot taking over."""
    seats = enumerate(hosted.occupants)
    return [seat for seat, each in seats if each.user == user and not each.thinks]


@API.route("GET", "/tables/{table}/mistakes", gives=MistakeList)
async def get_mistakes(caller: Calling, table: Table, language: Code = "en") -> MistakeList:
    """List the caller's mistakes at a reviewed table, in the order of play."""
    user = caller.me
    await caller.spend("record")
    game = await caller.service(ReviewService).played(await record_of(caller, table))
    await caller.service(ReviewService).link(table, game.key)
    seats = await caller.service(Tables).registry.read(table, own_seats, user.id)
    return await caller.service(MistakeService).at_table(user.id, table, game.key, seats, language)


@API.route("GET", "/reviews/{key}/mistakes/{number}", gives=MistakeTask)
async def get_mistake(
    caller: Calling, key: Key, number: Number, language: Code = "en"
) -> MistakeTask:
    """Return a mistake as a turn to play again."""
    await caller.spend("look")
    return await caller.service(MistakeService).task(key, number, language)


@API.route("POST", "/reviews/{key}/mistakes/{number}/look", gives=PuzzleState, takes=TurnBody)
async def look_at_mistake(
    caller: Calling,
    key: Key,
    number: Number,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Code = "en",
) -> PuzzleState:
    """Return the position after some moves of the turn; nothing is stored."""
    await caller.spend("look")
    return await caller.service(MistakeService).look(key, number, sent.moves, language)


@API.route("POST", "/reviews/{key}/mistakes/{number}/answer", gives=MistakeVerdict, takes=TurnBody)
async def answer_mistake(
    caller: Calling,
    key: Key,
    number: Number,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Code = "en",
    names: Names = None,
) -> MistakeVerdict:
    """Evaluate a whole turn against the best one."""
    user = caller.me
    await caller.spend("proof")
    mistakes = caller.service(MistakeService)
    return await mistakes.answer(user.id, key, number, sent.moves, language, names or [])


@API.route("POST", "/reviews/{key}/mistakes/{number}/show", gives=MistakeAnswer)
async def show_mistake(
    caller: Calling, key: Key, number: Number, language: Code = "en", names: Names = None
) -> MistakeAnswer:
    """Return the better turn, with a reason."""
    user = caller.me
    await caller.spend("change")
    return await caller.service(MistakeService).show(user.id, key, number, language, names or [])

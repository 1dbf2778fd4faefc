"""Mistakes as tasks: one's own of a game, a turn looked at, a try, what was better."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path

from osada.service.bodies import TurnBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Calling
from osada.service.http.games import Code
from osada.service.http.records import Table, record_of
from osada.service.http.reviews import Key, Names
from osada.service.table.hosted import HostedTable
from osada.service.wire.mistakes import MistakeAnswer, MistakeList, MistakeTask, MistakeVerdict
from osada.service.wire.puzzles import PuzzleState

API = Api("mistakes")
Number = Annotated[int, Path(ge=0, le=10_000)]


def own_seats(hosted: HostedTable, user: str) -> list[int]:
    """The seats that somebody has played to the end; where a bot took over it is not theirs."""
    seats = enumerate(hosted.occupants)
    return [seat for seat, each in seats if each.user == user and not each.thinks]


@API.route("GET", "/tables/{table}/mistakes", gives=MistakeList)
async def get_mistakes(caller: Calling, table: Table, language: Code = "en") -> MistakeList:
    """One's own mistakes at a table that was reviewed, in the order of play."""
    user, server = caller.me, caller.server
    await caller.spend("record")
    game = await server.reviewing.played(await record_of(caller, table))
    await server.reviewing.link(table, game.key)
    seats = await server.tables.read(table, own_seats, user.id)
    return await server.mistakes.at_table(user.id, table, game.key, seats, language)


@API.route("GET", "/reviews/{key}/mistakes/{number}", gives=MistakeTask)
async def get_mistake(
    caller: Calling, key: Key, number: Number, language: Code = "en"
) -> MistakeTask:
    """A mistake as a task: the turn is to be made again."""
    await caller.spend("look")
    return await caller.server.mistakes.task(key, number, language)


@API.route("POST", "/reviews/{key}/mistakes/{number}/look", gives=PuzzleState, takes=TurnBody)
async def look_at_mistake(
    caller: Calling,
    key: Key,
    number: Number,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Code = "en",
) -> PuzzleState:
    """Where the turn stands after some of its moves; nothing is kept."""
    await caller.spend("look")
    return await caller.server.mistakes.look(key, number, sent.moves, language)


@API.route("POST", "/reviews/{key}/mistakes/{number}/answer", gives=MistakeVerdict, takes=TurnBody)
async def answer_mistake(
    caller: Calling,
    key: Key,
    number: Number,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Code = "en",
    names: Names = None,
) -> MistakeVerdict:
    """Try a whole turn: whether it is as good as the best, else what it loses."""
    user = caller.me
    await caller.spend("proof")
    mistakes = caller.server.mistakes
    return await mistakes.answer(user.id, key, number, sent.moves, language, names or [])


@API.route("POST", "/reviews/{key}/mistakes/{number}/show", gives=MistakeAnswer)
async def show_mistake(
    caller: Calling, key: Key, number: Number, language: Code = "en", names: Names = None
) -> MistakeAnswer:
    """What would have been better, and why."""
    user = caller.me
    await caller.spend("change")
    return await caller.server.mistakes.show(user.id, key, number, language, names or [])

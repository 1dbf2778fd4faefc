"""Puzzles: the next one, a turn looked at, an answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.server.platform.api import Api, body
from osada.server.platform.identity.caller import Calling
from osada.server.puzzles.schemas import PuzzleOverview, PuzzleTask, PuzzleVerdict
from osada.server.puzzles.service import PuzzleService
from osada.server.tables.game_params import game_named
from osada.server.tables.state.commands.play_move import move_index
from osada.server.tables.state.request_schemas import TurnBody
from osada.server.tables.state.turn_schemas import PuzzleState

API = Api("puzzles")

Name = Annotated[str, Path(max_length=60)]
Id = Annotated[str, Path(max_length=100)]
Language = Annotated[str, Query(pattern="^(en|pl)$")]


@API.route("GET", "/puzzles", gives=PuzzleOverview)
async def get_puzzles(caller: Calling) -> PuzzleOverview:
    """The games that have puzzles, and how one stands."""
    await caller.spend("list")
    return await caller.service(PuzzleService).overview(caller.user_id)


@API.route("GET", "/puzzles/{game}/next", gives=PuzzleTask)
async def next_puzzle(caller: Calling, game: Name, language: Language = "en") -> PuzzleTask:
    """A puzzle that one has not answered, about as hard as one is good."""
    user = caller.me
    await caller.spend("look")
    return await caller.service(PuzzleService).next(game_named(game), user.id, language)


@API.route("GET", "/puzzles/{game}/{puzzle}", gives=PuzzleTask)
async def get_puzzle(
    caller: Calling, game: Name, puzzle: Id, language: Language = "en"
) -> PuzzleTask:
    """One puzzle."""
    await caller.spend("look")
    puzzles = caller.service(PuzzleService)
    return await puzzles.task(game_named(game), puzzle, caller.user_id or "", language)


@API.route("POST", "/puzzles/{game}/{puzzle}/look", gives=PuzzleState, takes=TurnBody)
async def look_at_turn(
    caller: Calling,
    game: Name,
    puzzle: Id,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Language = "en",
) -> PuzzleState:
    """Preview a turn after some of its moves; nothing is stored."""
    await caller.spend("look")
    found = game_named(game)
    moves = [move_index(found, move) for move in sent.moves]
    return await caller.service(PuzzleService).look(found, puzzle, moves, language)


@API.route("POST", "/puzzles/{game}/{puzzle}/answer", gives=PuzzleVerdict, takes=TurnBody)
async def answer_puzzle(
    caller: Calling,
    game: Name,
    puzzle: Id,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Language = "en",
) -> PuzzleVerdict:
    """Answer with a whole turn; the first answer counts."""
    user = caller.me
    await caller.spend("proof")
    found = game_named(game)
    moves = [move_index(found, move) for move in sent.moves]
    return await caller.service(PuzzleService).answer(found, puzzle, user.id, moves, language)

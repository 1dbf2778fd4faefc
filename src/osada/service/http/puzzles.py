"""Puzzles: the next one, a turn looked at, an answer."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Query

from osada.service.bodies import TurnBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Calling
from osada.service.http.games import game_named
from osada.service.table.commands.moving import move_index
from osada.service.wire.puzzles import PuzzleShelf, PuzzleState, PuzzleTask, PuzzleVerdict

API = Api("puzzles")

Name = Annotated[str, Path(max_length=60)]
Id = Annotated[str, Path(max_length=100)]
Language = Annotated[str, Query(pattern="^(en|pl)$")]


@API.route("GET", "/puzzles", gives=PuzzleShelf)
async def get_puzzles(caller: Calling) -> PuzzleShelf:
    """The games that have puzzles, and how one stands."""
    await caller.spend("list")
    return await caller.server.puzzles.shelf(caller.user_id)


@API.route("GET", "/puzzles/{game}/next", gives=PuzzleTask)
async def next_puzzle(caller: Calling, game: Name, language: Language = "en") -> PuzzleTask:
    """A puzzle that one has not answered, about as hard as one is good."""
    user = caller.me
    await caller.spend("look")
    return await caller.server.puzzles.next(game_named(game), user.id, language)


@API.route("GET", "/puzzles/{game}/{puzzle}", gives=PuzzleTask)
async def get_puzzle(
    caller: Calling, game: Name, puzzle: Id, language: Language = "en"
) -> PuzzleTask:
    """One puzzle."""
    await caller.spend("look")
    puzzles = caller.server.puzzles
    return await puzzles.task(game_named(game), puzzle, caller.user_id or "", language)


@API.route("POST", "/puzzles/{game}/{puzzle}/look", gives=PuzzleState, takes=TurnBody)
async def look_at_turn(
    caller: Calling,
    game: Name,
    puzzle: Id,
    sent: Annotated[TurnBody, body(TurnBody)],
    language: Language = "en",
) -> PuzzleState:
    """Where a turn stands after some of its moves; nothing is kept."""
    await caller.spend("look")
    found = game_named(game)
    moves = [move_index(found, move) for move in sent.moves]
    return await caller.server.puzzles.look(found, puzzle, moves, language)


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
    return await caller.server.puzzles.answer(found, puzzle, user.id, moves, language)

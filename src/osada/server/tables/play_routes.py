"""Routes for playing: state, moves, previews, undo, choices."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import Path, Query

from osada.server.platform.api import Api, body
from osada.server.platform.clock import now
from osada.server.platform.identity.caller import Caller, Calling
from osada.server.tables.access import Key, may_look, request_key
from osada.server.tables.state.commands import play_move
from osada.server.tables.state.commands import undo as takeback
from osada.server.tables.state.play_schemas import Choices, Played, Preview, TableState, Tips, Why
from osada.server.tables.state.request_schemas import (
    MoveBody,
    PreviewBody,
    UndoAnswerBody,
    UndoBody,
)
from osada.server.tables.state.requests import RequestResult
from osada.server.tables.state.views import legal_choices, move_preview, table_frames
from osada.server.tables.tables import Tables

API = Api("play")

Table = Annotated[str, Path(max_length=64)]
Seat = Annotated[int | None, Query(ge=0, le=61)]
Code = Annotated[str, Query(pattern="^(en|pl)$")]


@API.route("GET", "/tables/{table}/state", gives=TableState)
async def get_state(caller: Calling, table: Table, seat: Seat = None) -> msgspec.Raw:
    """Return the state of the game as the caller may see it."""
    await caller.spend("look")
    tables = caller.service(Tables).registry
    state = await tables.read(table, table_frames.state_for, caller.user_id, seat, now())
    await may_look(caller, table)  # after reading: refuses users who left meanwhile
    return state


@API.route("POST", "/tables/{table}/moves", gives=Played, takes=MoveBody)
async def play(
    caller: Calling, table: Table, sent: Annotated[MoveBody, body(MoveBody)], key: Key = None
) -> table_frames.WrittenPlayed:
    """Make a move. It is on disk when the response arrives."""
    who = request_key(caller, key, sent)
    await caller.spend("move")
    tables = caller.service(Tables).registry
    done = await tables.change_once(table, who, play_move.play, sent.seat, sent.move, sent.token)
    return await _played(caller, table, done, sent.seat)


async def _played(
    caller: Caller, table: str, done: RequestResult, seat: int
) -> table_frames.WrittenPlayed:
    return await caller.service(Tables).registry.read(table, table_frames.played, done, seat, now())


@API.route("POST", "/tables/{table}/preview", gives=Preview, takes=PreviewBody)
async def preview(
    caller: Calling, table: Table, sent: Annotated[PreviewBody, body(PreviewBody)]
) -> Preview:
    """Return the position after some moves. Changes nothing and reveals nothing hidden."""
    me = caller.me
    await caller.spend("look")
    tables = caller.service(Tables).registry
    return await tables.read(table, move_preview.preview, me, sent.seat, sent.token, sent.moves)


@API.route("POST", "/tables/{table}/undo", gives=Played, takes=UndoBody)
async def undo(
    caller: Calling, table: Table, sent: Annotated[UndoBody, body(UndoBody)], key: Key = None
) -> table_frames.WrittenPlayed:
    """Take moves back, or ask the other players to agree to it."""
    who = request_key(caller, key, sent)
    await caller.spend("move")
    tables = caller.service(Tables).registry
    done = await tables.change_once(table, who, takeback.undo, sent.seat, sent.moves, sent.token)
    return await _played(caller, table, done, sent.seat)


@API.route("POST", "/tables/{table}/undo/answer", gives=Played, takes=UndoAnswerBody)
async def answer_undo(
    caller: Calling, table: Table, sent: Annotated[UndoAnswerBody, body(UndoAnswerBody)]
) -> table_frames.WrittenPlayed:
    """Agree or refuse to let another player take moves back."""
    me = caller.me
    await caller.spend("move")
    tables = caller.service(Tables).registry
    done = await tables.change(table, takeback.answer, me, sent.seat, agree=sent.agree)
    return await _played(caller, table, done, sent.seat)


@API.route("GET", "/tables/{table}/choices", gives=Choices)
async def get_choices(
    caller: Calling, table: Table, seat: Seat = None, language: Code = "en"
) -> Choices:
    """Return the legal moves of a seat in words."""
    me = caller.me
    await _read_words(caller, table, language)
    return await caller.service(Tables).registry.read(
        table, legal_choices.choices, me, seat, language
    )


async def _read_words(caller: Caller, table: str, language: str) -> None:
    """Load the texts of a game, which are read from files the first time."""
    await caller.spend("look")
    game = await caller.service(Tables).registry.read(table, lambda hosted: hosted.game)
    await asyncio.to_thread(game.text.language, language)


@API.route("GET", "/tables/{table}/tips", gives=Tips)
async def get_tips(caller: Calling, table: Table, seat: Seat = None, language: Code = "en") -> Tips:
    """Return the coach's tips for a seat, the most useful first."""
    me = caller.me
    await _read_words(caller, table, language)
    return await caller.service(Tables).registry.read(table, legal_choices.tips, me, seat, language)


@API.route("GET", "/tables/{table}/why", gives=Why)
async def why(
    caller: Calling,
    table: Table,
    move: Annotated[str, Query(max_length=200)],
    seat: Annotated[int, Query(ge=0, le=61)],
) -> Why:
    """Return the rule that forbids a move now."""
    me = caller.me
    await caller.spend("look")
    return await caller.service(Tables).registry.read(table, legal_choices.why, me, seat, move)

"""Playing: the state of a seat, moves, undo, why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from fastapi import Path, Query

from osada.core.errors import MoveError
from osada.core.game import Game
from osada.service.bodies import MoveBody, PreviewBody, UndoAnswerBody, UndoBody
from osada.service.http.api import Api, body
from osada.service.http.caller import Caller, Calling, Key, asked
from osada.service.http.tables import may_look
from osada.service.live.hub import state_bytes
from osada.service.play import commands, render
from osada.service.play.commands import Asked, Drafts
from osada.service.play.desk import Desk
from osada.service.play.house import Done
from osada.service.play.previews import preview
from osada.service.problems import forbidden, invalid, wrong_state
from osada.service.wire.play import (
    Choice,
    Choices,
    Entry,
    Played,
    Preview,
    TableState,
    WayInfo,
    Why,
)

API = Api("play")

Table = Annotated[str, Path(max_length=64)]
Seat = Annotated[int | None, Query(ge=0, le=61)]


class _Played(msgspec.Struct, frozen=True):
    """A `Played` whose state is written already."""

    seq: int
    entries: list[Entry]
    state: msgspec.Raw


def move_index(game: Game, move: int | str | dict[str, str]) -> int:
    """A move from any of its codecs."""
    try:
        if isinstance(move, int):
            game.moves.parts(move)
            return move
        if isinstance(move, str):
            return game.moves.from_notation(move)
        return game.moves.from_json(move)
    except MoveError as error:
        raise invalid(f"move: {error}") from None


@API.route("GET", "/tables/{table}/state", gives=TableState)
async def get_state(caller: Calling, table: Table, seat: Seat = None) -> msgspec.Raw:
    """Where the game stands, as the caller may see it."""
    await may_look(caller, table)
    me = caller.user.id if caller.user is not None else None
    return await caller.server.house.read(
        table, lambda desk: state_bytes(desk, render.viewpoint(desk, me, seat))
    )


@API.route("POST", "/tables/{table}/moves", gives=Played, takes=MoveBody)
async def play(
    caller: Calling, table: Table, sent: Annotated[MoveBody, body(MoveBody)], key: Key = None
) -> _Played:
    """Make a move; when the answer comes, it is on disk."""
    who = asked(caller, key, sent)
    await caller.spend("move")

    def command(desk: Desk) -> Drafts:
        move = move_index(desk.game, sent.move)
        return commands.play(desk, who, sent.seat, move, sent.token)

    return await _carry_out(caller, table, sent.seat, command, who)


@API.route("POST", "/tables/{table}/preview", gives=Preview, takes=PreviewBody)
async def foresee(
    caller: Calling, table: Table, sent: Annotated[PreviewBody, body(PreviewBody)]
) -> Preview:
    """What would become of moves; nothing is changed, and nothing hidden is told."""
    me = caller.me.id
    await caller.spend("look")

    def look(desk: Desk) -> Preview:
        moves = [move_index(desk.game, move) for move in sent.moves]
        return preview(desk, me, sent.seat, sent.token, moves)

    return await caller.server.house.read(table, look)


@API.route("POST", "/tables/{table}/undo", gives=Played, takes=UndoBody)
async def undo(
    caller: Calling, table: Table, sent: Annotated[UndoBody, body(UndoBody)], key: Key = None
) -> _Played:
    """Take moves back, or ask the others to let you."""
    who = asked(caller, key, sent)
    await caller.spend("move")
    return await _carry_out(
        caller,
        table,
        sent.seat,
        lambda desk: commands.undo(desk, who, sent.seat, sent.moves, sent.token),
        who,
    )


@API.route("POST", "/tables/{table}/undo/answer", gives=Played, takes=UndoAnswerBody)
async def answer_undo(
    caller: Calling, table: Table, sent: Annotated[UndoAnswerBody, body(UndoAnswerBody)]
) -> _Played:
    """Let somebody take moves back, or not."""
    user = caller.me
    await caller.spend("move")
    return await _carry_out(
        caller,
        table,
        sent.seat,
        lambda desk: commands.answer_undo(desk, user, sent.seat, agree=sent.agree),
    )


async def _carry_out(
    caller: Caller,
    table: str,
    seat: int,
    command: Callable[[Desk], Drafts],
    who: Asked | None = None,
) -> _Played:
    house = caller.server.house
    done = await house.change(table, command, who)
    return await house.read(table, lambda desk: _played(desk, done, seat))


def _played(desk: Desk, done: Done, seat: int) -> _Played:
    entries = [render.entry(desk, happened, seat) for happened in done.happened]
    return _Played(done.seq, entries, state_bytes(desk, seat))


@API.route("GET", "/tables/{table}/choices", gives=Choices)
async def get_choices(
    caller: Calling,
    table: Table,
    seat: Seat = None,
    language: Annotated[str, Query(pattern="^(en|pl)$")] = "en",
) -> Choices:
    """What a seat may do now, in words."""
    me = caller.me.id
    await caller.spend("look")
    return await caller.server.house.read(table, lambda desk: _choices(desk, me, seat, language))


def _choices(desk: Desk, user: str, seat: int | None, code: str) -> Choices:
    seat = render.viewpoint(desk, user, seat)
    if seat is None:
        raise forbidden("you do not sit at this table")
    if desk.status != "running":
        raise wrong_state(f"the table is {desk.status}")
    game, position, language = desk.game, desk.player().position, desk.game.language(code)
    moves = [
        Choice(move, game.moves.sentence(move, language), game.hint(position, seat, move, language))
        for move in position.legal(seat)
    ]
    ways = game.ways(position, seat, language) if moves else []
    shown = [
        WayInfo([render.move_ref(game, move) for move in way.moves], way.sentence) for way in ways
    ]
    return Choices(desk.player().token(seat), moves, shown)


@API.route("GET", "/tables/{table}/why", gives=Why)
async def why(
    caller: Calling,
    table: Table,
    move: Annotated[str, Query(max_length=200)],
    seat: Annotated[int, Query(ge=0, le=61)],
) -> Why:
    """The rule that forbids a move now."""
    me = caller.me.id
    await caller.spend("look")
    return await caller.server.house.read(table, lambda desk: _why(desk, me, seat, move))


def _why(desk: Desk, user: str, seat: int, move: str) -> Why:
    if seat not in desk.seats_of(user):
        raise forbidden(f"seat {seat} is not yours")
    if desk.table is None:
        raise wrong_state("the game has not begun")
    index = move_index(desk.game, int(move) if move.isdecimal() else move)
    rule = desk.game.why_not(desk.table.position, seat, index)
    return Why(render.move_ref(desk.game, index), rule)

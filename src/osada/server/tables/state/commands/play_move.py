"""Moves of people and of bots."""

from __future__ import annotations

from osada.core.game import Game
from osada.core.table import Stale
from osada.server.platform.problems import invalid
from osada.server.platform.request_body import AnyMove
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, Moved
from osada.server.tables.state.requests import RequestKey
from osada.text.errors import MoveError


def play(hosted: HostedTable, request: RequestKey, seat: int, move: AnyMove, token: str) -> Drafts:
    """Make a move."""
    user = request.user
    index = move_index(hosted.game, move)
    preconditions.require_playing(hosted, user, seat)
    preconditions.require_current_token(hosted, seat, token)
    preconditions.require_legal(hosted, seat, index)
    return [
        Moved(
            seat=seat,
            move=index,
            user=user.id,
            name=user.name,
            key=request.key,
            fingerprint=request.fingerprint,
        )
    ]


def play_as_bot(hosted: HostedTable, seat: int, move: int, token: str) -> Drafts:
    """Make the move that a bot chose, if it is still due."""
    if seat not in hosted.bots_due():
        return []
    try:
        hosted.player().expect(seat, token)
    except Stale:
        return []
    preconditions.require_legal(hosted, seat, move)
    return [Moved(seat=seat, move=move)]


def move_index(game: Game, move: AnyMove) -> int:
    """Return the index of a move given in any of its codecs."""
    try:
        if isinstance(move, int):
            game.moves.parts(move)
            return move
        if isinstance(move, str):
            return game.moves.from_notation(move)
        return game.moves.from_json(move)
    except MoveError as error:
        raise invalid(f"move: {error}") from None

"""Making a move, by a person or by a bot of the house."""

from __future__ import annotations

from osada.core.game import Game
from osada.core.table import Stale
from osada.service.bodies import AnyMove
from osada.service.problems import invalid
from osada.service.table.asking import Asked
from osada.service.table.commands import must
from osada.service.table.hosted import HostedTable
from osada.service.table.log import Drafts, Moved
from osada.text.errors import MoveError


def play(hosted: HostedTable, asked: Asked, seat: int, move: AnyMove, token: str) -> Drafts:
    """Make a move."""
    user = asked.user
    index = move_index(hosted.game, move)
    must.play(hosted, user, seat)
    must.be_in_time(hosted, seat, token)
    must.be_allowed(hosted, seat, index)
    return [
        Moved(
            seat=seat,
            move=index,
            user=user.id,
            name=user.name,
            key=asked.key,
            fingerprint=asked.fingerprint,
        )
    ]


def play_as_bot(hosted: HostedTable, seat: int, move: int, token: str) -> Drafts:
    """Make the move that a bot of the house chose, if it is still wanted."""
    if seat not in hosted.bots_due():
        return []
    try:
        hosted.player().expect(seat, token)
    except Stale:
        return []
    must.be_allowed(hosted, seat, move)
    return [Moved(seat=seat, move=move)]


def move_index(game: Game, move: AnyMove) -> int:
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

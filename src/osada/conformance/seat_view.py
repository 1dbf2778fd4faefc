"""Everything that the server would send to a seat."""

from __future__ import annotations

import msgspec

from osada.core.bits import members
from osada.core.game import Game
from osada.core.position import NATURE, Position
from osada.teaching.teaching import teaching_of


def seat_view(game: Game, position: Position, seat: int | None) -> bytes:
    """Return the data a seat gets unasked: its view, its moves, turns and scores."""
    moves = [] if seat is None else [position.courtesy(seat), *position.legal(seat)]
    turns = [position.turn() == NATURE, position.window(), members(position.open_seats())]
    view = msgspec.json.encode(game.view(position, seat))
    return view + msgspec.json.encode([moves, turns, position.scores()])


def seat_answers(game: Game, position: Position, seat: int | None) -> bytes:
    """Return the answers a seat can request: board text, why not, hints, cautions, coach."""
    names = [f"Player {i}" for i in range(len(position.scores()))]
    language = game.text.language("en")
    board = game.text.draw(position, seat, names, language).encode()
    if seat is None or not position.legal(seat):
        return board
    rules = [game.why_not(position, seat, move) for move in range(game.moves.size)]
    hints = [game.text.hint(position, seat, move, language) for move in position.legal(seat)]
    said = [teaching_of(game).caution(position, seat, move) for move in position.legal(seat)]
    asked = [
        rules,
        hints,
        said,
        game.text.ways(position, seat, language),
        teaching_of(game).coach(position, seat),
    ]
    return board + msgspec.json.encode(asked)

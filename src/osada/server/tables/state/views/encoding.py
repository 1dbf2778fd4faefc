"""Encodings shared by several views."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from osada.core.game import Game
from osada.core.moves import MoveTable
from osada.server.tables.state.play_schemas import MoveRef

_REFS: WeakKeyDictionary[MoveTable, dict[int, MoveRef]] = WeakKeyDictionary()


def move_ref(game: Game, move: int) -> MoveRef:
    """Return a move in three of its codecs; each is built once."""
    known = _REFS.setdefault(game.moves, {})
    if move not in known:
        known[move] = MoveRef(move, game.moves.notation(move), game.moves.to_json(move))
    return known[move]


def raw(value: object) -> msgspec.Raw:
    """Encode a value once, for use in several responses."""
    return msgspec.Raw(msgspec.json.encode(value))

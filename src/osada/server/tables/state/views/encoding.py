"""What is written the same way wherever it is shown."""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from osada.core.game import Game
from osada.core.moves import MoveTable
from osada.server.tables.state.play_schemas import MoveRef

_REFS: WeakKeyDictionary[MoveTable, dict[int, MoveRef]] = WeakKeyDictionary()


def move_ref(game: Game, move: int) -> MoveRef:
    """A move in three of its codecs; each is made once."""
    known = _REFS.setdefault(game.moves, {})
    if move not in known:
        known[move] = MoveRef(move, game.moves.notation(move), game.moves.to_json(move))
    return known[move]


def raw(value: object) -> msgspec.Raw:
    """A value, written once, to be put into several answers."""
    return msgspec.Raw(msgspec.json.encode(value))

"""The build of the rules that is running: machine code or plain Python."""

from __future__ import annotations

import sys

from osada.core.game import Game
from osada.core.position import Position


def compiled(game: Game | None = None) -> bool:
    """Tell whether the rules of `game` run as machine code; without one, those that all share."""
    module = sys.modules[_position_class(game).__module__]
    return not str(getattr(module, "__file__", ".py")).endswith(".py")


def _position_class(game: Game | None) -> type[Position]:
    if game is None:
        return Position
    mode = game.modes()[0]
    return type(game.new(mode.players, mode.options))

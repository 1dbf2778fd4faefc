"""The games, one folder each, found by looking: adding a game touches nothing here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from osada.core.errors import OsadaError
from osada.core.game import Game


def names() -> list[str]:
    """The games of this house and those that other packages offer as `osada.games`."""
    ours = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted({*ours, *(point.name for point in entry_points(group="osada.games"))})


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise OsadaError("error-no-game", name=name, known=", ".join(names()))
    for point in entry_points(group="osada.games"):
        if point.name == name:
            return _game(point.load(), name)
    return _game(import_module(f"{__name__}.{name}").GAME, name)


def _game(value: object, name: str) -> Game:
    if not isinstance(value, Game):
        raise OsadaError("error-not-a-game", name=name)
    return value

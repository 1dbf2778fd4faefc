"""The `value.py` of a game, found beside its rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from osada.bots.bot import BotError
from osada.core.game import Game
from osada.core.value import Value


def value_of(game: Game) -> Value:
    """What a game's positions are judged by; without a `value.py` it is the points there are."""
    return _value(type(game).__module__.rpartition(".")[0])


@cache
def _value(package: str) -> Value:
    if not package or find_spec(f"{package}.value") is None:
        return Value()
    value = import_module(f"{package}.value").VALUE
    if not isinstance(value, Value):
        raise BotError(f"{package}.value: VALUE must be an osada.core.value.Value")
    return value

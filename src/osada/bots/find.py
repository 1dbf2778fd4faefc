"""Bots by name: ours, those that packages offer as `osada.bots`, and any `package:Class`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from osada.bots.bot import Bot, BotError, BotMaker
from osada.bots.greedy import GreedyBot
from osada.bots.levels import LEVELS
from osada.bots.planning import PlanningBot
from osada.bots.random import RandomBot
from osada.bots.search import SearchBot
from osada.core.faults import of_code
from osada.core.game import Game

_OURS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "plans": PlanningBot,
    **{level.name: level for level in LEVELS},
}


def names() -> list[str]:
    """The bots that have a name."""
    return [*_OURS, *sorted(point.name for point in entry_points(group="osada.bots"))]


def find(name: str) -> BotMaker:
    """What makes the bot of that name; `package:Class` is a class of anybody's package."""
    if name in _OURS:
        return _OURS[name]
    for point in entry_points(group="osada.bots"):
        if point.name == name:
            return _maker(point.value, name)
    if ":" not in name:
        raise BotError("error-no-bot", name=name, known=", ".join(names()))
    return _maker(name, name)


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name, ready for one game."""
    maker = find(name)
    try:
        return maker(game, seed)
    except Exception as error:
        raise BotError("error-bot-unmade", name=name, reason=repr(error)) from error


def _maker(place: str, name: str) -> BotMaker:
    """The class at `package.module:Class`; whatever its import raises is told in a sentence."""
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:
        raise BotError("error-bot-unloaded", name=name, reason=of_code(error)) from error
    if not callable(getattr(found, "choose", None)) or not callable(found):
        raise BotError("error-not-a-bot", name=name)
    maker: BotMaker = found
    return maker

"""Bots by name: ours, those that packages offer as `osada.bots`, and any `package:Class`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from osada.bots.bot import Bot, BotError, BotMaker
from osada.bots.greedy import GreedyBot
from osada.bots.levels import LEVELS
from osada.bots.planning import PlanningBot
from osada.bots.random import RandomBot
from osada.bots.search import SearchBot
from osada.core.game import Game

_OURS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "plans": PlanningBot,
    **{level.name: level for level in LEVELS},
}


def names() -> list[str]:
    """The bots that have a name; a plug-in that cannot be loaded is left out."""
    return [*_OURS, *(name for name, found in _offered().items() if not isinstance(found, str))]


def broken() -> dict[str, str]:
    """The plug-ins that were left out, and why."""
    return {name: found for name, found in _offered().items() if isinstance(found, str)}


def find(name: str) -> BotMaker:
    """What makes the bot of that name; `package:Class` is a class of anybody's package."""
    if name in _OURS:
        return _OURS[name]
    found = _load(name, name) if ":" in name else _offered().get(name)
    if found is None:
        raise BotError(f"no bot is called {name!r}: {', '.join(names())}, or package:Class")
    if isinstance(found, str):
        raise BotError(found)
    return found


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name, ready for one question."""
    maker = find(name)
    try:
        return maker(game, seed)
    except Exception as error:
        raise BotError(f"bot {name!r} cannot be made: {error!r}") from error


def _offered() -> dict[str, BotMaker | str]:
    """What packages offer, by name."""
    points = sorted(entry_points(group="osada.bots"))
    return {point.name: _load(point.value, point.name) for point in points}


@cache
def _load(place: str, name: str) -> BotMaker | str:
    """The class at `package.module:Class`, or a sentence that says why it cannot be had."""
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:
        return f"bot {name!r} cannot be loaded: {error}"
    if not callable(getattr(found, "choose", None)) or not callable(found):
        return f"{name!r} is not a bot: expected a class with a method choose"
    maker: BotMaker = found
    return maker

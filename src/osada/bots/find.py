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
from osada.core.plugins import offered
from osada.text.errors import Message
from osada.text.foreign_errors import of_code

_OURS: Final[dict[str, BotMaker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
    "plans": PlanningBot,
    **{level.name: level for level in LEVELS},
}


def names() -> list[str]:
    """The bots that have a name; a plug-in that cannot be loaded is left out."""
    return [*_OURS, *(name for name, found in _offered().items() if not isinstance(found, Message))]


def broken() -> dict[str, str]:
    """The plug-ins that were left out, and why."""
    return {name: str(found) for name, found in _offered().items() if isinstance(found, Message)}


def find(name: str) -> BotMaker:
    """Return the factory of a bot; `package:Class` names a class of any package."""
    if name in _OURS:
        return _OURS[name]
    found = _load(name, name) if ":" in name else _offered().get(name)
    if found is None:
        raise BotError("error-no-bot", name=name, known=", ".join(names()))
    if isinstance(found, Message):
        raise BotError(found)
    return found


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name, ready for one question."""
    maker = find(name)
    try:
        return maker(game, seed)
    except Exception as error:
        raise BotError("error-bot-unmade", name=name, reason=repr(error)) from error


def _offered() -> dict[str, BotMaker | Message]:
    """Load the bots of installed packages, by name."""
    points = offered(entry_points, "osada.bots")
    return {point.name: _load(point.value, point.name) for point in points}


@cache
def _load(place: str, name: str) -> BotMaker | Message:
    """The class at `package.module:Class`, or why it cannot be had."""
    module, _, attribute = place.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:
        return Message("error-bot-unloaded", name=name, reason=of_code(error))
    if not callable(getattr(found, "choose", None)) or not callable(found):
        return Message("error-not-a-bot", name=name)
    maker: BotMaker = found
    return maker

"""What a bot is, and how one is asked for a move without being told a secret."""

from __future__ import annotations

from typing import Protocol

import msgspec

from osada.core.errors import OsadaError
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one move; `None` leaves it to the bot."""

    iterations: int | None = None
    """Reproducible: the same on a fast and on a slow machine."""
    seconds: float | None = None
    """A ceiling, for people who wait."""


class Bot(Protocol):
    """A player. It lives for one game and may remember what it likes."""

    def choose(self, seat: int, position: Position, budget: Budget, /) -> int:
        """One of `position.legal(seat)`.

        Whatever the seat cannot know has been dealt anew in `position`, which is the bot's own
        copy: it may be played on.
        """
        ...


class BotMaker(Protocol):
    """What makes a bot: any class with these two arguments."""

    def __call__(self, game: Game, seed: int, /) -> Bot:
        """A bot for one game; the same seed makes the same choices."""
        ...


class BotError(OsadaError):
    """A bot that cannot be found, made or trusted."""


def ask(bot: Bot, seat: int, position: Position, rng: Rng, budget: Budget | None = None) -> int:
    """The move that a bot chooses, knowing no more than its seat does."""
    polite = position.courtesy(seat)
    if polite >= 0:
        return polite
    dealt = position.clone()
    dealt.reshuffle(seat, rng)
    try:
        move = bot.choose(seat, dealt, budget or Budget())
    except Exception as error:
        name = type(bot).__name__
        raise BotError("error-bot-failed", name=name, reason=repr(error)) from error
    if move not in position.legal(seat):
        raise BotError("error-bot-illegal", name=type(bot).__name__, move=repr(move))
    return move

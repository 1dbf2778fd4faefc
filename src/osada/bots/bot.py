"""What a bot is, and how one is asked for a plan without being told a secret."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, Protocol

import msgspec

from osada.bots.known import as_known
from osada.bots.script import goes_on
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.text.errors import OsadaError

CEILING: Final = 5.0
"""Seconds that an answer takes at most, or little more: in the arena, on the server, in the lab."""


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think about one answer."""

    iterations: int | None = None
    """Reproducible: the same on a fast and on a slow machine; `None` leaves it to the bot."""
    seconds: float = CEILING
    """A ceiling, for people who wait."""


class Bot(Protocol):
    """A player, made to answer one question."""

    def choose(self, seat: int, position: Position, budget: Budget, /) -> int | Sequence[int]:
        """One of `position.legal(seat)`, or a plan: a move, and what is to follow it.

        A plan is played on while the game goes as it would by the plan's moves alone; whatever
        else comes, a draw or another's move, is another question. Whatever the seat cannot know
        has been dealt anew in `position`, which is the bot's own copy: it may be played on.
        """
        ...


class BotMaker(Protocol):
    """What makes a bot: any class with these two arguments."""

    def __call__(self, game: Game, seed: int, /) -> Bot:
        """A bot for one question; the same seed makes the same choice."""
        ...


class BotError(OsadaError):
    """A bot that cannot be found, made or trusted."""


def ask(
    bot: Bot, seat: int, position: Position, rng: Rng, budget: Budget | None = None
) -> list[int]:
    """What a bot will play until somebody else has a say, knowing no more than its seat does."""
    polite = int(position.courtesy(seat))
    if polite >= 0:
        return [polite]
    dealt = position.clone()
    dealt.reshuffle(seat, rng)
    try:
        chosen = bot.choose(seat, dealt, budget or Budget())
        plan = [index(move) for move in (chosen if isinstance(chosen, Sequence) else [chosen])]
    except Exception as error:
        name = type(bot).__name__
        raise BotError("error-bot-failed", name=name, reason=repr(error)) from error
    if not plan:
        raise BotError("error-bot-silent", name=type(bot).__name__)
    if plan[0] not in position.legal(seat):
        raise BotError("error-bot-illegal", name=type(bot).__name__, move=repr(plan[0]))
    return _foreseen(plan, seat, as_known(position, seat))


def _foreseen(plan: list[int], seat: int, position: Position) -> list[int]:
    """The moves of a plan for as long as its seat goes on by itself and they can be made."""
    window = position.window()
    for played, move in enumerate(plan):
        if played and not (goes_on(position, seat, window) and move in position.legal(seat)):
            return plan[:played]
        position.play(seat, move)
    return plan

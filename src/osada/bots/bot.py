"""The bot protocol, and `ask`, which asks a bot for a plan without revealing secrets."""

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
"""Time limit of an answer in seconds: in the arena, on the server, in the lab."""


class Budget(msgspec.Struct, frozen=True):
    """Thinking budget of one answer."""

    iterations: int | None = None
    """Reproducible on fast and slow machines alike; `None` leaves it to the bot."""
    seconds: float = CEILING
    """Time limit, for people who wait."""


class Bot(Protocol):
    """A player, made to answer one question."""

    def choose(self, seat: int, position: Position, budget: Budget, /) -> int | Sequence[int]:
        """Return one of `position.legal(seat)`, or a plan: a move and the moves after it.

        A plan is followed while the game goes as its moves foresaw; after a draw or another
        seat's move the bot is asked again. Everything hidden from the seat has been dealt anew
        in `position`, which is a copy for the bot to play on.
        """
        ...


class BotMaker(Protocol):
    """Bot factory: any class with these two arguments."""

    def __call__(self, game: Game, seed: int, /) -> Bot:
        """Make a bot for one question; the same seed makes the same choice."""
        ...


class BotError(OsadaError):
    """A bot that cannot be found, made or trusted."""


def ask(
    bot: Bot, seat: int, position: Position, rng: Rng, budget: Budget | None = None
) -> list[int]:
    """Ask a bot for its moves until another seat or nature acts; it knows no more than its seat."""
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
    """Cut a plan where its seat no longer acts alone or a move is not legal."""
    window = position.window()
    for played, move in enumerate(plan):
        if played and not (goes_on(position, seat, window) and move in position.legal(seat)):
            return plan[:played]
        position.play(seat, move)
    return plan

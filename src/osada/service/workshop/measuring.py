"""How much a design tells players apart: two levels of bots play it on the same dice.

It is done in the background, one design after another. A measure that was never finished, because
the server stopped, is begun anew when it starts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from osada.service.wire.designs import Spread

GAMES: Final = 12
"""Games of each level: the difference of their averages is then good to a few points."""
MIDDLING: Final = "level2"
STRONG: Final = "level5"
_LOG: Final = logging.getLogger("osada.designs")


class Trial(msgspec.Struct, frozen=True):
    """A game that a bot plays on a design."""

    game: str
    content: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str


class Wanted(msgspec.Struct, frozen=True):
    """A design that is to be measured, and how it is played."""

    game: str
    content: str
    players: int
    options: dict[str, str]

    def trial(self, number: int, bot: str) -> Trial:
        """One of its games: the same number has the same dice for every bot."""
        seed = f"spread {number}"
        return Trial(self.game, self.content, self.players, self.options, seed, bot)


Play = Callable[[Trial], Awaitable[float]]
Keep = Callable[[str, Spread], Awaitable[None]]


async def measure(wanted: Wanted, play: Play) -> Spread:
    """Play all its games."""
    low = [await play(wanted.trial(number, MIDDLING)) for number in range(GAMES)]
    high = [await play(wanted.trial(number, STRONG)) for number in range(GAMES)]
    below, above = sum(low) / GAMES, sum(high) / GAMES
    return Spread(above - below, below, above, GAMES)


class Measuring:
    """Whose turn it is."""

    def __init__(self, play: Play, keep: Keep) -> None:
        self._play = play
        self._keep = keep
        self._waiting: dict[str, Wanted] = {}
        self._task: asyncio.Task[None] | None = None

    def ask(self, wanted: Wanted) -> None:
        """Measure this one some day."""
        self._waiting.setdefault(wanted.content, wanted)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            content = next(iter(self._waiting))
            wanted = self._waiting.pop(content)
            try:
                await self._keep(content, await measure(wanted, self._play))
            except Exception as error:
                _LOG.error("the design %s was not measured: %s", content, type(error).__name__)

    async def stop(self) -> None:
        """Let be whatever is not measured yet."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

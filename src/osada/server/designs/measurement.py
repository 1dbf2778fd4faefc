"""How much a design tells players apart: two levels of bots play it on the same dice.

It is done in the background, one game after another, and people take turns: whoever publishes many
designs does not keep others waiting. A measure that was never finished, because the server stopped,
is begun anew when it starts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from osada.server.designs.schemas import Spread
from osada.server.platform.cancellation import cancel, uninterrupted

GAMES: Final = 12
"""Games of each level: the difference of their averages is then good to a few points."""
MIDDLING: Final = "level2"
STRONG: Final = "level5"
_LOG: Final = logging.getLogger("osada.designs")


class MeasureTrial(msgspec.Struct, frozen=True):
    """A game that a bot plays on a design."""

    game: str
    content: str
    players: int
    options: dict[str, str]
    seed: str
    bot: str


class MeasureRequest(msgspec.Struct, frozen=True):
    """A design that is to be measured, whose it is, and how it is played."""

    author: str
    game: str
    content: str
    players: int
    options: dict[str, str]

    def trial(self, number: int, bot: str) -> MeasureTrial:
        """One of its games: the same number has the same dice for every bot."""
        seed = f"spread-{number}"
        return MeasureTrial(self.game, self.content, self.players, self.options, seed, bot)


Play = Callable[[MeasureTrial], Awaitable[float]]
Keep = Callable[[str, Spread], Awaitable[None]]
Still = Callable[[str], Awaitable[bool]]


async def measure(wanted: MeasureRequest, play: Play) -> Spread:
    """Play all its games."""
    low = [await play(wanted.trial(number, MIDDLING)) for number in range(GAMES)]
    high = [await play(wanted.trial(number, STRONG)) for number in range(GAMES)]
    below, above = sum(low) / GAMES, sum(high) / GAMES
    return Spread(above - below, below, above, GAMES)


class AuthorQueue:
    """Designs that wait, by author; the authors take turns."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, MeasureRequest]] = {}

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def put(self, wanted: MeasureRequest) -> None:
        """At the end of its author's own."""
        self._waiting.setdefault(wanted.author, {}).setdefault(wanted.content, wanted)

    def take(self) -> MeasureRequest:
        """The next one; its author's others go to the end of the line."""
        author = next(iter(self._waiting))
        own = self._waiting.pop(author)
        wanted = own.pop(next(iter(own)))
        if own:
            self._waiting[author] = own
        return wanted

    def clear(self) -> None:
        """Forget them all."""
        self._waiting.clear()


class MeasureQueue:
    """One design after another, as long as there are any."""

    def __init__(self, play: Play, still: Still, keep: Keep) -> None:
        self._play = play
        self._still = still
        """Whether a design is there and has no measure yet: it may have gone while it waited."""
        self._keep = keep
        self._line = AuthorQueue()
        self._task: asyncio.Task[None] | None = None

    def ask(self, wanted: MeasureRequest) -> None:
        """Measure this one some day."""
        self._line.put(wanted)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._line:
            wanted = self._line.take()
            try:
                if await uninterrupted(self._still(wanted.content)):
                    spread = await measure(wanted, self._play)
                    await uninterrupted(self._keep(wanted.content, spread))
            except Exception as error:
                kind = type(error).__name__
                _LOG.error("the design %s was not measured: %s", wanted.content, kind)

    async def stop(self) -> None:
        """Drop what waits, and end the measurement that runs."""
        self._line.clear()
        await cancel([self._task])

"""Par: what a bot makes of a stream's dice, played in the background, one stream after another.

Nothing of it is kept but the score. A par that was never played, because the server stopped or too
many waited, is asked for again by whoever next looks at the stream.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from osada.server.platform.cancellation import cancel
from osada.text.errors import OsadaError

_LOG: Final = logging.getLogger("osada.pars")
_MOST: Final = 200
"""Pars that wait at once."""
_MOST_OF_ONE: Final = 3
"""Those among them that one person has asked for by making streams."""


class ParRequest(msgspec.Struct, frozen=True):
    """A par that is to be played; the house's own streams have no owner."""

    stream: str
    owner: str | None


class ParQueue:
    """Whose turn it is: the house's own streams go first, so nobody can keep the daily waiting."""

    def __init__(self, play: Callable[[str], Awaitable[None]]) -> None:
        self._play = play
        self._waiting: dict[str, ParRequest] = {}
        self._hopeless: set[str] = set()
        self._playing: str | None = None
        self._task: asyncio.Task[None] | None = None

    def ask(self, wanted: ParRequest) -> bool:
        """Play this one some day, unless it waits already or there is no room; whether it waits."""
        if wanted.stream in self._waiting or wanted.stream == self._playing:
            return True
        if wanted.stream in self._hopeless or not self._room_for(wanted):
            return False
        self._waiting[wanted.stream] = wanted
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return True

    def _room_for(self, wanted: ParRequest) -> bool:
        if wanted.owner is None:
            return True
        theirs = sum(other.owner == wanted.owner for other in self._waiting.values())
        return theirs < _MOST_OF_ONE and len(self._waiting) < _MOST

    async def _work(self) -> None:
        while self._waiting:
            self._playing = self._take()
            try:
                await self._play(self._playing)
            except OsadaError as error:
                self._hopeless.add(self._playing)  # the bot would fail again
                _LOG.error("no par for %s: %s", self._playing, error)
            except Exception as error:
                _LOG.error("no par for %s yet: %s", self._playing, type(error).__name__)
            finally:
                self._playing = None

    def _take(self) -> str:
        """The next: the house's own before anybody's, and the longest waiting among equals."""
        chosen = min(self._waiting.values(), key=lambda wanted: wanted.owner is not None)
        del self._waiting[chosen.stream]
        return chosen.stream

    async def stop(self) -> None:
        """Drop what waits, and end the game that is being played."""
        self._waiting.clear()
        await cancel([self._task])

"""Letters to people, in their language, and who carries them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

from osada.server.platform.cancellation import cancel
from osada.server.platform.settings import SettingsMessage

_LOG: Final = logging.getLogger("osada")
_PATIENCE: Final = 10.0

EmailKind = Literal["sign-in", "confirm", "moved"]


class Email(msgspec.Struct, frozen=True):
    """What is to be told to somebody, and where."""

    kind: EmailKind
    address: str | None
    """Nothing where an account has none: only the console can show it then."""
    language: str
    link: str = ""

    @property
    def subject(self) -> str:
        """What the letter is about."""
        return SettingsMessage(f"letter-{self.kind}-subject").say(self.language)

    @property
    def text(self) -> str:
        """The letter itself."""
        return SettingsMessage(f"letter-{self.kind}", link=self.link).say(self.language)


class AfterResponse:
    """What is done after the answer, so that the answer takes as long whoever it is about."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Begin one."""
        task = asyncio.create_task(_survive(errand))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Wait for those under way, and end those that take too long."""
        if self._running:
            await asyncio.wait(self._running, timeout=_PATIENCE)
        await cancel(list(self._running))


async def _survive(errand: Coroutine[Any, Any, None]) -> None:
    with suppress(asyncio.CancelledError):
        try:
            await errand
        except Exception as error:
            _LOG.error("a letter was not sent: %s", type(error).__name__)

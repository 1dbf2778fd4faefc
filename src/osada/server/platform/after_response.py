"""Work done after the response, such as sending e-mail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from osada.server.platform.cancellation import cancel

_LOG: Final = logging.getLogger("osada")
_TIMEOUT: Final = 10.0
"""Seconds that closing waits for work in progress."""


class AfterResponse:
    """Runs short work after the response, so that response times do not reveal who has an account.

    It is not a `JobQueue`: the work starts at once and side by side (an e-mail does not wait for
    another), none of it may be refused or merged with other work, and closing lets it finish
    instead of dropping it, because nothing in the database would start it again.
    """

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start `work`; its errors are logged."""
        task = asyncio.create_task(_log_errors(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Wait for work in progress and cancel what takes too long."""
        if self._running:
            await asyncio.wait(self._running, timeout=_TIMEOUT)
        await cancel(list(self._running))


async def _log_errors(work: Coroutine[Any, Any, None]) -> None:
    with suppress(asyncio.CancelledError):
        try:
            await work
        except Exception as error:
            _LOG.error("work after a response failed: %s", type(error).__name__)

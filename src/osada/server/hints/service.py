"""Hints for a live position: rolled out in the worker processes, in chunks, within a deadline.

Progress is streamed to the caller, and hanging up cancels the work. Only a hint that was sent is
noted at the table.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final

import msgspec

from osada.analysis.hint_search import (
    HintRequest,
    HintSearch,
    find_candidates,
    make_hints,
    run_batch,
)
from osada.analysis.hints import Hints
from osada.core.snapshot import to_json
from osada.games import Edition
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.platform.services import Service
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables.state.commands import take_hint
from osada.server.tables.state.hosted_table import HostedTable
from osada.text.errors import OsadaError

_LOG: Final = logging.getLogger("osada.hints")
_AT_ONCE: Final = 8
"""Hints in progress at once; further requests are told to retry later."""


class HintProgress(msgspec.Struct, frozen=True):
    """Number of finished pieces."""

    done: int
    pieces: int


def hint_request(hosted: HostedTable, user: User, seat: int, token: str) -> HintRequest:
    """Return the hint question of a table's position, if a hint is allowed."""
    take_hint.may(hosted, user, seat, token)
    position = to_json(hosted.game, hosted.player().position)
    return HintRequest(Edition.of(hosted.game), position, seat)


class HintService(Service):
    """Computes hints: at most one at a time for a user, and eight in all."""

    def __init__(self, pool: WorkerPool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds
        """Deadline after which the best results so far are returned."""
        self._busy: set[str] = set()

    def free_for(self, user: User) -> None:
        """Refuse who has asked for another, and everybody while there is too much to do."""
        if user.id in self._busy or len(self._busy) >= _AT_ONCE:
            raise Problem("busy", "a hint is being worked on: try again", retry_after=2)

    async def work(self, user: User, asked: HintRequest) -> AsyncIterator[HintProgress | Hints]:
        """Yield progress repeatedly and the hints at the end."""
        self.free_for(user)
        self._busy.add(user.id)
        try:
            async for each in self._work(asked, monotonic() + self._seconds):
                yield each
        except OsadaError as error:
            _LOG.error("no hint was found: %s", error)
            raise Problem("failed", "no hint could be found") from None
        finally:
            self._busy.discard(user.id)

    async def _work(self, asked: HintRequest, end: float) -> AsyncIterator[HintProgress | Hints]:
        yield HintProgress(0, 0)
        search = HintSearch(asked, await self._pool.run(find_candidates, asked))
        while (batch := search.next_batch(late=monotonic() > end)) is not None:
            yield HintProgress(search.done, search.batches)
            search.add(await self._pool.run(run_batch, batch))
        yield HintProgress(search.batches, search.batches)
        yield await self._pool.run(make_hints, search.finalists())

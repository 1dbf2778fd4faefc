"""Hints for a live position: rehearsed in the thinking processes, piece by piece, in time.

Whoever asked goes on reading while it is worked on; whoever hangs up has stopped it. Only what
was told is marked at the table.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final

import msgspec

from osada.analysis.review import heats
from osada.analysis.review.heats import Asked, Finish, Heat, Run
from osada.analysis.review.hints import Hints
from osada.core.snapshot import to_json
from osada.games import Edition
from osada.service.play.pool import Pool
from osada.service.problems import Problem
from osada.service.table.commands import hinting
from osada.service.table.hosted import HostedTable
from osada.service.wire.people import User
from osada.text.errors import OsadaError

_LOG: Final = logging.getLogger("osada.hints")
_AT_ONCE: Final = 8
"""Hints that are worked on before whoever asks for another is told to come later."""


class Progress(msgspec.Struct, frozen=True):
    """How many pieces are done."""

    done: int
    pieces: int


def asked_of(hosted: HostedTable, user: User, seat: int, token: str) -> Asked:
    """What to ask about a table's position, if there is a hint to be had."""
    hinting.may(hosted, user, seat, token)
    position = to_json(hosted.game, hosted.player().position)
    return Asked(Edition.of(hosted.game), position, seat)


class Hinting:
    """Works on hints, one at a time for everybody."""

    def __init__(self, pool: Pool, seconds: float) -> None:
        self._pool = pool
        self._seconds = seconds
        """After so long whatever is known by then is told."""
        self._busy: set[str] = set()

    def free_for(self, user: User) -> None:
        """Refuse who has asked for another, and everybody while there is too much to do."""
        if user.id in self._busy or len(self._busy) >= _AT_ONCE:
            raise Problem("busy", "a hint is being worked on: try again", retry_after=2)

    async def work(self, user: User, asked: Asked) -> AsyncIterator[Progress | Hints]:
        """How far it has come, again and again, and at last the hints."""
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

    async def _work(self, asked: Asked, end: float) -> AsyncIterator[Progress | Hints]:
        yield Progress(0, 0)
        found = await self._pool.run(heats.found, asked)
        runs, done = [Run(turn) for turn in found.turns], 1
        plan = heats.rounds(len(runs), found.rehearsals)
        pieces = 1 + sum(len(each.pieces) for each in plan)
        for each in plan:
            if each.fresh and monotonic() < end:
                runs = [Run(one.turn) for one in runs]
            for times in each.pieces:
                if runs[0].results and (monotonic() > end or heats.settled(runs)):
                    break
                yield Progress(done, pieces)
                heat = Heat(asked, [one.turn for one in runs], times, done)
                made = await self._pool.run(heats.run, heat)
                runs = [one.more(other) for one, other in zip(runs, made, strict=True)]
                done += 1
            runs = heats.best(runs, each.stay)
        yield Progress(pieces, pieces)
        yield await self._pool.run(heats.judged, Finish(asked, runs))

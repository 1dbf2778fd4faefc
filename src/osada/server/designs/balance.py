"""What games say about a design: played in the background, one design after another.

How far it has come is in the database, so any node can tell, and whoever asked for it can stop it
anywhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from contextlib import aclosing, suppress
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.balance.balance_text import BalanceWriter
from osada.analysis.balance.design_trials import DesignTrial, TrialOutcome, TrialSetup, play_trial
from osada.analysis.balance.trial_plan import FIRST, FULL, BalanceEffort, trials
from osada.analysis.balance.verdict import BalanceJudge, Judgement
from osada.core.design import Design, designs_of
from osada.core.game import Game
from osada.server.designs import balance_store
from osada.server.designs.balance_schemas import Balance
from osada.server.designs.balance_store import BalanceRow
from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.concurrency import bounded_as_completed
from osada.server.platform.identity.schemas import User
from osada.server.platform.job_queue import JobQueue
from osada.server.platform.problems import Problem, forbidden, invalid, not_found
from osada.server.platform.services import Service

_LOG: Final = logging.getLogger("osada.designs")
_WAITING: Final = 20
"""Designs that wait before whoever brings another is asked to come later."""
_PAUSE: Final = 1.0
"""Seconds between two notes of how far it has come."""


class BalanceGame(msgspec.Struct, frozen=True):
    """A game to be played on a design."""

    bench: TrialSetup
    trial: DesignTrial


Play = Callable[[BalanceGame], Awaitable[TrialOutcome]]


def play_game(order: BalanceGame) -> TrialOutcome:
    """Play a game with or without one of a design's parts; runs in a worker process."""
    return play_trial(order.bench, order.trial)


class BalanceService(Service):
    """Whose turn it is, and what came of it."""

    def __init__(
        self, engine: AsyncEngine, find: Callable[[str], Awaitable[Game]], play: Play, width: int
    ) -> None:
        self._engine = engine
        self._find = find
        self._play = play
        self._width = width
        self._errands = JobQueue(self._work)

    # What people ask

    async def look(self, user: User | None, content: str, language: str) -> Balance:
        """How far it has come, and what is known by now."""
        async with self._engine.connect() as connection:
            kept = await balance_store.find(connection, content)
        if kept is None:
            raise not_found("balance")
        game = await self._find(content)
        mine = user is not None and kept.user == user.id
        return await asyncio.to_thread(_told, kept, game, language, mine=mine)

    async def ask(self, user: User, content: str, *, whole: bool) -> None:
        """Have a design measured, unless that was done or is being done."""
        design = _design(await self._find(content))
        effort = FULL if whole else FIRST
        games = effort.games(len(design.parts))
        async with self._engine.begin() as connection:
            kept = await balance_store.find(connection, content)
            if kept is not None and _serves(kept, whole=whole):
                return
            if await balance_store.asked_by(connection, user.id):
                raise Problem("one-at-a-time", "another design of yours is being measured")
            if len(self._errands.waiting) >= _WAITING:
                raise Problem("busy", "many designs are being measured", retry_after=60)
            order = BalanceRow(content, user.id, "waiting", whole, 0, games, None)
            if not await balance_store.begin(connection, order):
                return
        self._errands.add(content, effort)

    async def cancel(self, user: User, content: str) -> None:
        """Stop what one has asked for; what is known by then stays."""
        async with self._engine.begin() as connection:
            kept = await balance_store.find(connection, content)
            if kept is None:
                raise not_found("balance")
            if kept.user != user.id:
                raise forbidden("somebody else has asked for it")
            await balance_store.note(connection, content, state="stopped")

    async def sweep(self) -> None:
        """Forget what was said of packs that are gone."""
        async with self._engine.begin() as connection:
            await balance_store.sweep(connection)

    async def close(self) -> None:
        """Let be whatever is not done yet."""
        await self._errands.stop()

    # The work

    async def _work(self, content: str, effort: BalanceEffort) -> None:
        try:
            await self._measure(content, effort)
        except Exception as error:
            _LOG.error("the design %s was not measured: %s", content, type(error).__name__)
            with suppress(SQLAlchemyError):
                await self._note(content, state="failed")

    async def _measure(self, content: str, effort: BalanceEffort) -> None:
        if not await self._note(content, state="running"):
            return
        game = await self._find(content)
        design = _design(game)
        judge, outcomes, noted = (
            BalanceJudge(design, designs_of(game).printed()),
            list[TrialOutcome](),
            monotonic(),
        )
        bench = TrialSetup(dict(designs_of(game).own), game.name, dict(game.pack))
        async with aclosing(self._played(bench, effort, len(design.parts))) as played:
            async for outcome in played:
                outcomes.append(outcome)
                if monotonic() - noted > _PAUSE:
                    noted = monotonic()
                    found = await asyncio.to_thread(judge.verdict, outcomes)
                    if not await self._note(content, done=len(outcomes), verdict=found):
                        return
        found = await asyncio.to_thread(judge.verdict, outcomes)
        await self._note(content, state="finished", done=len(outcomes), verdict=found)

    def _played(
        self, bench: TrialSetup, effort: BalanceEffort, parts: int
    ) -> AsyncGenerator[TrialOutcome, None]:
        games = (self._play(BalanceGame(bench, trial)) for trial in trials(effort, parts))
        return bounded_as_completed(games, self._width)

    async def _note(self, content: str, **values: object) -> bool:
        return await uninterrupted(self._write(content, values))

    async def _write(self, content: str, values: Mapping[str, object]) -> bool:
        async with self._engine.begin() as connection:
            return await balance_store.note(connection, content, **values)


def _design(game: Game) -> Design:
    designs = designs_of(game)
    found = designs.design(designs.own) if designs.own and game.pack else None
    if found is None:
        raise invalid("there is nothing in it that can be measured")
    return found


def _serves(kept: BalanceRow, *, whole: bool) -> bool:
    """Whether nothing more is to be done."""
    enough = kept.whole or not whole
    return kept.state in {"waiting", "running"} or (kept.state == "finished" and enough)


def _told(kept: BalanceRow, game: Game, language: str, *, mine: bool) -> Balance:
    design = _design(game)
    words = game.text.language(language)
    summary, findings = _in_words(kept.verdict, design, game, language)
    return Balance(
        content=kept.content,
        state=kept.state,
        whole=kept.whole,
        done=kept.done,
        games=kept.games,
        mine=mine,
        names=[design.label(part, words) for part in range(len(design.parts))],
        verdict=kept.verdict,
        summary=summary,
        findings=findings,
    )


def _in_words(
    verdict: Judgement | None, design: Design, game: Game, language: str
) -> tuple[str, list[str]]:
    if verdict is None or verdict.games == 0:
        return "", []
    told = BalanceWriter(verdict, design, game, language)
    sentences = (told.summary(), told.beside(), told.half())
    findings = list(told.findings())
    tried = all(part.worth is not None for part in verdict.parts)
    found = findings or ([told.fine()] if tried else [])
    return " ".join(filter(None, sentences)), [*found, *filter(None, [told.unclear()])]

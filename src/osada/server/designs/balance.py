"""Balance reports: bots play a design in the background, and the games are judged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.balance.balance_text import BalanceWriter
from osada.analysis.balance.design_trials import DesignTrial, TrialOutcome, TrialSetup, play_trial
from osada.analysis.balance.trial_plan import FIRST, FULL, BalanceEffort, trials
from osada.analysis.balance.verdict import BalanceJudge, Judgement
from osada.core.design import Design, designs_of
from osada.core.game import Game
from osada.server.designs import store
from osada.server.designs.schemas import Balance
from osada.server.designs.store import BALANCE_JOBS, BalanceRow
from osada.server.platform.concurrency import bounded_as_completed
from osada.server.platform.identity.schemas import User
from osada.server.platform.job_service import JobService, JobTexts
from osada.server.platform.problems import invalid

_TEXTS: Final = JobTexts(
    "balance", "another design of yours is being measured", "many designs are being measured"
)


class BalanceGame(msgspec.Struct, frozen=True):
    """A game to be played on a design."""

    setup: TrialSetup
    trial: DesignTrial


PlayBalanceGame = Callable[[BalanceGame], Awaitable[TrialOutcome]]


def play_game(order: BalanceGame) -> TrialOutcome:
    """Play a game with or without one of a design's parts; runs in a worker process."""
    return play_trial(order.setup, order.trial)


class BalanceService(JobService[BalanceRow]):
    """Measures designs on request, one after another."""

    def __init__(
        self,
        engine: AsyncEngine,
        find: Callable[[str], Awaitable[Game]],
        play: PlayBalanceGame,
        width: int,
    ) -> None:
        super().__init__(engine, BALANCE_JOBS, _TEXTS)
        self._find = find
        self._play = play
        self._width = width

    async def look(self, user: User | None, content: str, language: str) -> Balance:
        """Return the report on an edition as far as it has come."""
        job = await self.find_job(content)
        game = await self._find(content)
        mine = user is not None and job.user == user.id
        return await asyncio.to_thread(_report, job, game, language, mine=mine)

    async def ask(self, user: User, content: str, *, whole: bool) -> None:
        """Request a report: a first verdict, or on every part if `whole`."""
        design = _design(await self._find(content))
        games = _effort(whole=whole).games(len(design.parts))
        job = BalanceRow(user=user.id, content=content, whole=whole, games=games)
        await self.request(content, job)

    def is_enough(self, existing: BalanceRow, requested: BalanceRow) -> bool:
        """Return whether an existing report is under way or covers what is requested."""
        enough = existing.whole or not requested.whole
        under_way = existing.state in {"waiting", "running"}
        return under_way or (existing.state == "finished" and enough)

    async def sweep(self) -> None:
        """Delete the reports on editions that are no longer stored."""
        async with self._engine.begin() as connection:
            await store.delete_orphans(connection)

    async def work(self, key: str, job: BalanceRow) -> None:
        """Play the games of a report, with a verdict on those played so far."""
        game, effort = await self._find(key), _effort(whole=job.whole)
        design, designs = _design(game), designs_of(game)
        judge, outcomes = BalanceJudge(design, designs.printed()), list[TrialOutcome]()
        setup = TrialSetup(dict(designs.own), game.name, dict(game.pack))
        async with aclosing(self._played(setup, effort, len(design.parts))) as played:
            async for outcome in played:
                outcomes.append(outcome)
                if await self.keep_alive():
                    verdict = await asyncio.to_thread(judge.verdict, outcomes)
                    if not await self.note(key, done=len(outcomes), verdict=verdict):
                        return
        verdict = await asyncio.to_thread(judge.verdict, outcomes)
        await self.note(key, state="finished", done=len(outcomes), verdict=verdict)

    def _played(
        self, setup: TrialSetup, effort: BalanceEffort, parts: int
    ) -> AsyncGenerator[TrialOutcome, None]:
        games = (self._play(BalanceGame(setup, trial)) for trial in trials(effort, parts))
        return bounded_as_completed(games, self._width)


def _effort(*, whole: bool) -> BalanceEffort:
    return FULL if whole else FIRST


def _design(game: Game) -> Design:
    designs = designs_of(game)
    found = designs.design(designs.own) if designs.own and game.pack else None
    if found is None:
        raise invalid("there is nothing in it that can be measured")
    return found


def _report(job: BalanceRow, game: Game, language: str, *, mine: bool) -> Balance:
    design = _design(game)
    words = game.text.language(language)
    summary, findings = _in_words(job.verdict, design, game, language)
    return Balance(
        content=job.content,
        state=job.state,
        whole=job.whole,
        done=job.done,
        games=job.games,
        mine=mine,
        names=[design.label(part, words) for part in range(len(design.parts))],
        verdict=job.verdict,
        summary=summary,
        findings=findings,
    )


def _in_words(
    verdict: Judgement | None, design: Design, game: Game, language: str
) -> tuple[str, list[str]]:
    if verdict is None or verdict.games == 0:
        return "", []
    writer = BalanceWriter(verdict, design, game, language)
    sentences = (writer.summary(), writer.beside(), writer.half())
    findings = list(writer.findings())
    measured = all(part.worth is not None for part in verdict.parts)
    found = findings or ([writer.fine()] if measured else [])
    return " ".join(filter(None, sentences)), [*found, *filter(None, [writer.unclear()])]

"""Mistakes to retry: the turn again, the evaluation of an attempt, the better turn."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.puzzles.puzzle import PuzzleAnswer
from osada.analysis.retry import (
    MISTAKES,
    RetryAttempt,
    RetryResult,
    check_retry,
    known_result,
    mistakes,
    retry_turn,
)
from osada.analysis.review.chunks import open_record
from osada.analysis.review.model import Review, ReviewedDecision
from osada.analysis.review.review_text import ReviewWriter
from osada.core.record import LETTERS, LONGEST_NAME
from osada.core.replay import final_position
from osada.server.platform.problems import invalid, not_found
from osada.server.platform.request_body import AnyMove
from osada.server.platform.services import Service
from osada.server.platform.worker_pool import WorkerPool
from osada.server.reviews import store
from osada.server.reviews.schemas import (
    Mistake,
    MistakeAnswer,
    MistakeList,
    MistakeTask,
    MistakeVerdict,
)
from osada.server.reviews.summaries import reviewed_games
from osada.server.tables.state.commands.play_move import move_index
from osada.server.tables.state.turn_schemas import PuzzleState
from osada.server.tables.state.views.turn_view import shown_turn, state


class FoundMistake(msgspec.Struct, frozen=True):
    """A mistake of a reviewed game."""

    record: str
    review: Review
    decision: ReviewedDecision
    names: list[str]


class MistakeService(Service):
    """Mistakes of reviewed games."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool) -> None:
        self._engine = engine
        self._pool = pool

    async def at_table(
        self, user: str, table: str, key: str, seats: Collection[int], language: str
    ) -> MistakeList:
        """Return the mistakes of some seats at a table, in the order of play."""
        async with self._engine.connect() as connection:
            job = await store.REVIEW_JOBS.find(connection, key)
            if job is None or job.review is None:
                raise not_found("review")
            seen = await store.seen_by(connection, user, [key])
            games = (await reviewed_games(connection, user, user)).games
        found = mistakes(job.review, seats)
        sentences = await asyncio.to_thread(_sentences, job.record, found, language)
        others = (each.table for each in games if each.left and each.table != table)
        return MistakeList(
            key=key,
            table=table,
            mistakes=[
                _mistake(each, sentence, seen.get((key, each.number)))
                for each, sentence in zip(found, sentences, strict=True)
            ],
            next=next(others, None),
        )

    async def task(self, key: str, number: int, language: str) -> MistakeTask:
        """Return a mistake as a turn to play again."""
        return await asyncio.to_thread(_task, await self._find(key, number), language)

    async def look(self, key: str, number: int, moves: list[AnyMove], language: str) -> PuzzleState:
        """Return the position after some moves of the turn."""
        found = await self._find(key, number)
        return await asyncio.to_thread(lambda: _state(found, _indices(found, moves), language))

    async def answer(
        self,
        user: str,
        key: str,
        number: int,
        sent: list[AnyMove],
        language: str,
        names: Sequence[str],
    ) -> MistakeVerdict:
        """Evaluate a whole turn, and store that a right one was found."""
        found = await self._find(key, number, names)
        moves = _indices(found, sent)
        tried, same = await asyncio.to_thread(_at_once, found, moves, language)
        if tried is None:
            tried = await self._pool.run(check_retry, _attempt(found, moves))
        answer = None
        if tried.right:
            await self._mark_seen(user, key, number, found=True)
            answer = await asyncio.to_thread(_answer, found, language)
        return MistakeVerdict(
            right=tried.right,
            loss=tried.loss,
            same=same,
            better=tried.loss < found.decision.loss,
            answer=answer,
        )

    async def show(
        self, user: str, key: str, number: int, language: str, names: Sequence[str]
    ) -> MistakeAnswer:
        """Return the better turn, and store that it was shown."""
        found = await self._find(key, number, names)
        await self._mark_seen(user, key, number, found=False)
        return await asyncio.to_thread(_answer, found, language)

    async def _find(self, key: str, number: int, names: Sequence[str] = ()) -> FoundMistake:
        async with self._engine.connect() as connection:
            job = await store.REVIEW_JOBS.find(connection, key)
        if job is None or job.review is None:
            raise not_found("review")
        every = job.review.decisions
        if not 0 <= number < len(every) or every[number].label not in MISTAKES:
            raise not_found("mistake")
        players = job.review.players
        known = [name[:LONGEST_NAME] for name in names[:players]]
        known += LETTERS[len(known) : players]
        return FoundMistake(job.record, job.review, every[number], known)

    async def _mark_seen(self, user: str, key: str, number: int, *, found: bool) -> None:
        async with self._engine.begin() as connection:
            await store.mark_seen(connection, user, key, number, found=found)


def _indices(found: FoundMistake, moves: list[AnyMove]) -> list[int]:
    game, _ = retry_turn(found.record, found.decision.number)
    return [move_index(game, move) for move in moves]


def _sentences(record: str, found: list[ReviewedDecision], language: str) -> list[str]:
    game, _ = open_record(record)
    writer = ReviewWriter(game, LETTERS, language)
    return [writer.turn(each.played.moves) for each in found]


def _mistake(decision: ReviewedDecision, played: str, seen: bool | None) -> Mistake:
    return Mistake(
        number=decision.number,
        seat=decision.seat,
        move=decision.moves[0],
        label=decision.label,
        loss=decision.loss,
        played=played,
        seen=None if seen is None else "found" if seen else "shown",
    )


def _task(found: FoundMistake, language: str) -> MistakeTask:
    game, record = open_record(found.record)
    return MistakeTask(
        id=str(found.decision.number),
        game=game.name,
        players=record.players,
        options=record.options,
        seat=found.decision.seat,
        state=_state(found, [], language),
    )


def _state(found: FoundMistake, moves: list[int], language: str) -> PuzzleState:
    game, turn = retry_turn(found.record, found.decision.number)
    return state(game, turn, moves, language)


def _at_once(
    found: FoundMistake, moves: list[int], language: str
) -> tuple[RetryResult | None, bool]:
    """Return what the review says of a turn, and whether it is the one that was played."""
    _, turn = retry_turn(found.record, found.decision.number)
    if not _state(found, moves, language).done:
        raise invalid("moves: the turn is not done yet")
    same = turn.after(moves).key == turn.after(found.decision.played.moves).key
    return known_result(turn, found.decision, moves), same


def _attempt(found: FoundMistake, moves: list[int]) -> RetryAttempt:
    options = [each.moves for each in found.decision.options]
    marks = found.review.thresholds
    return RetryAttempt(found.record, found.decision.number, options, moves, marks)


def _answer(found: FoundMistake, language: str) -> MistakeAnswer:
    (game, record), decision = open_record(found.record), found.decision
    best, *others = decision.options
    end = final_position(game, record)
    writer = ReviewWriter(game, found.names, language, end)
    turns = [best, *(each for each in others if each.loss == 0)]
    answers = [PuzzleAnswer(each.moves, each.expected) for each in turns]
    return MistakeAnswer(
        turns=[shown_turn(game, end, each, language) for each in answers],
        line=writer.line(decision),
        reason=writer.why(decision),
    )

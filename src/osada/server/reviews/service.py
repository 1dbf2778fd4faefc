"""Reviews of games: requested by users, made in the background, one game after another."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import aclosing
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.review.analyse import SegmentAnalysis
from osada.analysis.review.chunks import Chunk, analyse_chunk, chunks, open_record
from osada.analysis.review.ledger import assemble
from osada.analysis.review.model import VERSION, Review
from osada.analysis.review.review_text import ReviewText, write_review
from osada.core.record import LETTERS, LONGEST_NAME, Record, read
from osada.core.replay import final_position
from osada.server.platform.cancellation import uninterrupted
from osada.server.platform.concurrency import bounded_as_completed
from osada.server.platform.identity.schemas import User
from osada.server.platform.job_service import JobService, JobTexts
from osada.server.platform.problems import invalid
from osada.server.platform.worker_pool import WorkerPool
from osada.server.reviews import summaries
from osada.server.reviews.schemas import ReviewState
from osada.server.reviews.store import REVIEW_JOBS, ReviewRow
from osada.text.errors import OsadaError

SEED: Final = "review"
_TEXTS: Final = JobTexts(
    "review", "another game of yours is being reviewed", "many games are being reviewed"
)
_MAX_MOVES: Final = 4_000
"""Moves of a game; real games are far shorter."""


class ReviewRequest(msgspec.Struct, frozen=True):
    """A game to review: its key, its anonymous record and the number of steps."""

    key: str
    record: str
    pieces: int
    """0 while unknown."""


class ReviewRefusal(msgspec.Struct, frozen=True):
    """The reason why a record cannot be reviewed, passed between processes."""

    message: str


class ReviewService(JobService[ReviewRow]):
    """Reviews games on request; the same game is reviewed once, whichever user requests it."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool, reading: WorkerPool) -> None:
        super().__init__(engine, REVIEW_JOBS, _TEXTS)
        self._pool = pool
        self._reading = reading
        """Reads records while a request waits; `pool` has a lower priority."""

    async def prepare(self, text: str) -> ReviewRequest:
        """Read a record; refuse one that cannot be reviewed."""
        found = await self._reading.run(prepared, text)
        if isinstance(found, ReviewRefusal):
            raise invalid(f"record: {found.message}")
        return found

    async def played(self, record: Record) -> ReviewRequest:
        """Return the request for a game that was played here."""
        plain = await asyncio.to_thread(lambda: anonymous(record).text())
        return ReviewRequest(key_of(plain), plain, 0)

    async def look(
        self, user: User | None, key: str, language: str, names: Sequence[str] = ()
    ) -> ReviewState:
        """Return the progress of a review, and the review once it is finished."""
        job = await self.find_job(key)
        text = None
        if job.review is not None:
            text = await asyncio.to_thread(_in_words, job.record, job.review, names, language)
        mine = user is not None and job.user == user.id
        return ReviewState(job.key, job.state, job.done, job.pieces, mine, job.review, text)

    async def ask(self, user: User, game: ReviewRequest) -> None:
        """Request the review of a game."""
        job = ReviewRow(user=user.id, key=game.key, pieces=game.pieces, record=game.record)
        await self.request(game.key, job)

    def is_enough(self, existing: ReviewRow, requested: ReviewRow) -> bool:
        """Return whether a review is under way or finished."""
        return existing.state in {"waiting", "running", "finished"}

    async def link(self, table: str, key: str) -> None:
        """Store which review belongs to a table, for its players' profiles."""
        async with self._engine.begin() as connection:
            if not await summaries.link(connection, table, key):
                return
            job = await self._store.find(connection, key)
            if job is not None and job.review is not None:
                await summaries.summarise(connection, key, job.review)

    async def work(self, key: str, job: ReviewRow) -> None:
        """Analyse a game piece by piece in worker processes."""
        pieces = await self._pool.run(all_pieces, job.record)
        await self.note(key, pieces=len(pieces))
        analysed, done = list[SegmentAnalysis](), 0
        calls = (self._pool.run(analyse_chunk, piece) for piece in pieces)
        async with aclosing(bounded_as_completed(calls, self._pool.processes)) as results:
            async for result in results:
                analysed += result
                done += 1
                if await self.keep_alive() and not await self.note(key, done=done):
                    return
        review = await asyncio.to_thread(_assembled, job.record, analysed)
        await uninterrupted(self._finish(key, review, done))

    async def _finish(self, key: str, review: Review, done: int) -> None:
        result = {"state": "finished", "done": done, "review": review}
        async with self._engine.begin() as connection:
            if await self._store.note(connection, key, **result):
                await summaries.summarise(connection, key, review)


def prepared(text: str) -> ReviewRequest | ReviewRefusal:
    """Read a record; runs in a worker process."""
    try:
        record = read(text)
        if len(record.moves) > _MAX_MOVES:
            return ReviewRefusal(f"expected at most {_MAX_MOVES} moves")
        plain = anonymous(record).text()
        many = len(chunks(plain, SEED))
    except OsadaError as error:
        return ReviewRefusal(str(error))
    return ReviewRequest(key_of(plain), plain, many)


def anonymous(record: Record) -> Record:
    """Return the game alone: no names, comments or seeds."""
    moves = [msgspec.structs.replace(move, comments=()) for move in record.moves]
    return msgspec.structs.replace(
        record, moves=moves, names=[], notes=[], seed=None, parts={}, commitment="0" * 64
    )


def key_of(plain: str) -> str:
    """Return the key of an anonymous record."""
    return sha256(f"{VERSION} {plain}".encode()).hexdigest()[:32]


def all_pieces(text: str) -> list[Chunk]:
    """Split the work on a game into pieces; runs in a worker process."""
    return chunks(text, SEED)


def _assembled(text: str, analysed: list[SegmentAnalysis]) -> Review:
    return assemble(*open_record(text), SEED, analysed)


def _in_words(text: str, review: Review, names: Sequence[str], language: str) -> ReviewText:
    game, record = open_record(text)
    known = [*(name[:LONGEST_NAME] for name in names[: record.players])]
    known += LETTERS[len(known) : record.players]
    return write_review(review, game, known, language, final_position(game, record))

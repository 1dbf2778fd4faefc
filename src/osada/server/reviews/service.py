"""Reviews of games: made in the background, piece by piece, one game after another.

How far it has come is in the database, so any node can tell, and whoever asked for it can stop it
anywhere. A game has one review, whoever asks for it: its key is made of its moves.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import aclosing, suppress
from hashlib import sha256
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
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
from osada.server.platform.job_queue import JobQueue
from osada.server.platform.problems import Problem, forbidden, invalid, not_found
from osada.server.platform.services import Service
from osada.server.platform.worker_pool import WorkerPool
from osada.server.reviews import store as reviews
from osada.server.reviews import summaries
from osada.server.reviews.schemas import ReviewState
from osada.server.reviews.store import ReviewRow
from osada.text.errors import OsadaError

SEED: Final = "review"
_LOG: Final = logging.getLogger("osada.reviews")
_WAITING: Final = 20
"""Games that wait before whoever brings another is asked to come later."""
_LONGEST: Final = 4_000
"""Moves of a game: all that people play is far shorter."""
_PAUSE: Final = 1.0
"""Seconds between two notes of how far it has come."""


class ReviewRequest(msgspec.Struct, frozen=True):
    """A game without names and remarks, how it is called, and how much work it is."""

    key: str
    record: str
    pieces: int
    """0 while that is not known."""


class ReviewRefusal(msgspec.Struct, frozen=True):
    """Why a record has no review, on its way between processes."""

    message: str


class ReviewService(Service):
    """Whose turn it is, and what came of it."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool, reading: WorkerPool) -> None:
        self._engine = engine
        self._pool = pool
        self._reading = reading
        """Who reads records while somebody waits; the others only work when nobody does."""
        self._errands = JobQueue(self._work)

    # What people ask

    async def prepare(self, text: str) -> ReviewRequest:
        """Read a record; one that cannot be reviewed is refused."""
        found = await self._reading.run(prepared, text)
        if isinstance(found, ReviewRefusal):
            raise invalid(f"record: {found.message}")
        return found

    async def played(self, record: Record) -> ReviewRequest:
        """A game that was played here; how much work it is turns out when it is begun."""
        plain = await asyncio.to_thread(lambda: anonymous(record).text())
        return ReviewRequest(key_of(plain), plain, 0)

    async def look(
        self, user: User | None, key: str, language: str, names: Sequence[str] = ()
    ) -> ReviewState:
        """How far it has come, and the review when it is there."""
        async with self._engine.connect() as connection:
            kept = await reviews.find(connection, key)
        if kept is None:
            raise not_found("review")
        words = None
        if kept.review is not None:
            words = await asyncio.to_thread(_in_words, kept.record, kept.review, names, language)
        mine = user is not None and kept.user == user.id
        progress = (kept.state, kept.done, kept.pieces, mine)
        return ReviewState(kept.key, *progress, kept.review, words)

    async def ask(self, user: User, game: ReviewRequest) -> None:
        """Have a game reviewed, unless that was done or is being done."""
        async with self._engine.begin() as connection:
            kept = await reviews.find(connection, game.key)
            if kept is not None and kept.state in {"waiting", "running", "finished"}:
                return
            if await reviews.asked_by(connection, user.id):
                raise Problem("one-at-a-time", "another game of yours is being reviewed")
            if len(self._errands.waiting) >= _WAITING:
                raise Problem("busy", "many games are being reviewed", retry_after=60)
            order = ReviewRow(game.key, user.id, "waiting", 0, game.pieces, game.record, None)
            if not await reviews.begin(connection, order):
                return
        self._errands.add(game.key, game.record)

    async def link(self, table: str, key: str) -> None:
        """Remember which review is that of a table, for the profiles of those who played there."""
        async with self._engine.begin() as connection:
            if not await summaries.link(connection, table, key):
                return
            found = await reviews.finished(connection, key)
            if found is not None:
                await summaries.summarise(connection, key, found)

    async def cancel(self, user: User, key: str) -> None:
        """Stop what one has asked for."""
        async with self._engine.begin() as connection:
            kept = await reviews.find(connection, key)
            if kept is None:
                raise not_found("review")
            if kept.user != user.id:
                raise forbidden("somebody else has asked for it")
            await reviews.note(connection, key, state="stopped")

    async def close(self) -> None:
        """Let be whatever is not done yet."""
        await self._errands.stop()

    # The work

    async def _work(self, key: str, text: str) -> None:
        try:
            await self._review(key, text)
        except Exception as error:
            _LOG.error("the game %s was not reviewed: %s", key, type(error).__name__)
            with suppress(SQLAlchemyError):
                await self._note(key, state="failed")

    async def _review(self, key: str, text: str) -> None:
        if not await self._note(key, state="running"):
            return
        work = await self._pool.run(all_pieces, text)
        await self._note(key, pieces=len(work))
        judged, number, noted = list[SegmentAnalysis](), 0, monotonic()
        calls = (self._pool.run(analyse_chunk, piece) for piece in work)
        async with aclosing(bounded_as_completed(calls, self._pool.processes)) as parts:
            async for part in parts:
                judged += part
                number += 1
                if monotonic() - noted > _PAUSE:
                    noted = monotonic()
                    await self._note_waiting()
                    if not await self._note(key, done=number):
                        return
        found = await asyncio.to_thread(_assembled, text, judged)
        await self._note(key, state="finished", done=number, review=found)

    async def _note_waiting(self) -> None:
        """Those who wait are not forgotten: their turn comes."""
        for key in list(self._errands.waiting):
            if not await self._note(key, state="waiting"):
                del self._errands.waiting[key]

    async def _note(self, key: str, **values: object) -> bool:
        return await uninterrupted(self._write(key, values))

    async def _write(self, key: str, values: Mapping[str, object]) -> bool:
        async with self._engine.begin() as connection:
            return await reviews.note(connection, key, **values)


def prepared(text: str) -> ReviewRequest | ReviewRefusal:
    """Read a record; runs in a process of its own."""
    try:
        record = read(text)
        if len(record.moves) > _LONGEST:
            return ReviewRefusal(f"expected at most {_LONGEST} moves")
        plain = anonymous(record).text()
        many = len(chunks(plain, SEED))
    except OsadaError as error:
        return ReviewRefusal(str(error))
    return ReviewRequest(key_of(plain), plain, many)


def anonymous(record: Record) -> Record:
    """The game alone: no names, remarks, seeds."""
    moves = [msgspec.structs.replace(move, comments=()) for move in record.moves]
    return msgspec.structs.replace(
        record, moves=moves, names=[], notes=[], seed=None, parts={}, commitment="0" * 64
    )


def key_of(plain: str) -> str:
    """How a game is called."""
    return sha256(f"{VERSION} {plain}".encode()).hexdigest()[:32]


def all_pieces(text: str) -> list[Chunk]:
    """All the work on a game; runs in a process of its own."""
    return chunks(text, SEED)


def _assembled(text: str, judged: list[SegmentAnalysis]) -> Review:
    return assemble(*open_record(text), SEED, judged)


def _in_words(text: str, review: Review, names: Sequence[str], language: str) -> ReviewText:
    game, record = open_record(text)
    known = [*(name[:LONGEST_NAME] for name in names[: record.players])]
    known += LETTERS[len(known) : record.players]
    return write_review(review, game, known, language, final_position(game, record))

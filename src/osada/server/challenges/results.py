"""Results of finished games: profiles, best scores and honours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.challenges.schemas import Best, HonourCount, Profile, ScoreRow, SoloTable, Tally
from osada.server.platform.database_schema import RESULTS, STREAMS, USERS
from osada.server.platform.identity.schemas import User
from osada.server.platform.identity.users import user_of
from osada.server.platform.services import Service
from osada.server.platform.timestamps import moment

_MAX_ROWS = 100
"""Rows in one ranking."""


class ResultService(Service):
    """Reads results."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def profile(self, user: User) -> Profile:
        """Return the profile of a user."""
        query = (
            select(RESULTS, _counts().label("counts"))
            .outerjoin(STREAMS, STREAMS.c.id == RESULTS.c.stream_id)
            .where(RESULTS.c.user_id == user.id)
            .order_by(RESULTS.c.at)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return Profile(user, _tallies(rows), _bests(rows), _honours(rows))

    async def solo(self, game: str, category: str | None) -> SoloTable:
        """Return the best scores in a category, one per user."""
        async with self._engine.connect() as connection:
            categories = await connection.execute(
                select(RESULTS.c.category)
                .where(RESULTS.c.game == game, RESULTS.c.category.is_not(None))
                .distinct()
                .order_by(RESULTS.c.category)
            )
            names = [str(name) for name in categories.scalars()]
            chosen = category or next(iter(names), None)
            where = (RESULTS.c.game == game, RESULTS.c.category == chosen)
            rows = await best_rows(connection, *where) if chosen is not None else []
        return SoloTable(game, names, chosen, rows)


def _counts() -> ColumnElement[bool]:
    """Select results that may be a best: first attempt, no hints, nothing taken back.

    The seed of a closed stream may be known, so later results do not count.
    """
    in_time = STREAMS.c.closes_at.is_(None) | (RESULTS.c.at < STREAMS.c.closes_at)
    own = (RESULTS.c.takebacks == 0) & (RESULTS.c.hints == 0)
    return own & (RESULTS.c.attempt == 1) & in_time


async def best_rows(connection: Any, *where: Any) -> list[ScoreRow]:
    """Return the results that match and count, best first, one per user."""
    rank = func.row_number().over(
        partition_by=RESULTS.c.user_id, order_by=(RESULTS.c.score.desc(), RESULTS.c.at)
    )
    inner = (
        select(RESULTS, rank.label("rank"))
        .outerjoin(STREAMS, STREAMS.c.id == RESULTS.c.stream_id)
        .where(_counts(), *where)
        .subquery()
    )
    query = (
        select(inner, USERS.c.id, USERS.c.kind, USERS.c.name, USERS.c.language)
        .join(USERS, USERS.c.id == inner.c.user_id)
        .where(inner.c.rank == 1)
        .order_by(inner.c.score.desc(), inner.c.at)
        .limit(_MAX_ROWS)
    )
    return placed((await connection.execute(query)).all())


def placed(rows: Sequence[Row[Any]]) -> list[ScoreRow]:
    """Return results with their places; equal scores share a place."""
    shown: list[ScoreRow] = []
    for number, row in enumerate(rows, 1):
        tied = bool(shown) and shown[-1].score == row.score
        shown.append(
            ScoreRow(
                place=shown[-1].place if tied else number,
                user=user_of(row),
                table=row.table_id,
                score=row.score,
                honours=_list(row.honours),
                at=moment(row.at),
                attempt=row.attempt,
                undo=row.undo,
                takebacks=row.takebacks,
            )
        )
    return shown


def _list(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


def _tallies(rows: Sequence[Row[Any]]) -> dict[str, Tally]:
    played = Counter(row.game for row in rows)
    won = Counter(row.game for row in rows if row.place == 1 and row.players > 1 and not row.hints)
    return {game: Tally(count, won[game]) for game, count in played.items()}


def _bests(rows: Sequence[Row[Any]]) -> list[Best]:
    best: dict[tuple[str, str], Row[Any]] = {}
    played: Counter[tuple[str, str]] = Counter()
    uncounted: Counter[tuple[str, str]] = Counter()
    for row in rows:
        if row.category is None:
            continue
        key = (row.game, row.category)
        played[key] += 1
        if not row.counts:
            uncounted[key] += 1
        elif key not in best or row.score > best[key].score:
            best[key] = row
    return [
        Best(
            game=game,
            category=category,
            score=row.score,
            honours=_list(row.honours),
            table=row.table_id,
            at=moment(row.at),
            played=played[game, category],
            uncounted=uncounted[game, category],
        )
        for (game, category), row in sorted(best.items(), key=lambda item: item[0])
    ]


def _honours(rows: Sequence[Row[Any]]) -> list[HonourCount]:
    own = [row for row in rows if not row.hints]
    counts = Counter((row.game, honour) for row in own for honour in _list(row.honours))
    return [HonourCount(game, honour, n) for (game, honour), n in sorted(counts.items())]


async def all_of(connection: AsyncConnection, user: str) -> list[dict[str, Any]]:
    """Return every result of a user, for the export of their data."""
    rows = await connection.execute(select(RESULTS).where(RESULTS.c.user_id == user))
    return [dict(row._mapping) | {"at": moment(row.at)} for row in rows]


async def erase(connection: AsyncConnection, user: str) -> None:
    """Delete what is stored about a user."""
    await connection.execute(delete(RESULTS).where(RESULTS.c.user_id == user))
    theirs = update(STREAMS).where(STREAMS.c.owner_id == user)
    await connection.execute(theirs.values(owner_id=None))

"""Summaries of reviews by seat, for users' profiles.

A review has no names and no table, so the link to a table is stored when the review is requested
or read there. Reviews of other versions are not comparable and are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.analysis.retry import mistakes
from osada.analysis.review.model import VERSION, Review
from osada.server.platform.database_schema import REVIEW_SEATS, REVIEWED_TABLES, SEATS, TABLES
from osada.server.platform.timestamps import moment
from osada.server.reviews import store
from osada.server.reviews.schemas import ReviewedGame, ReviewedGames
from osada.server.tables.state.log_entries import Occupant
from osada.server.tables.state.views.table_card import ListedTable, table_card
from osada.server.tables.table_lists import read_lists, visible

MAX_GAMES: Final = 200
"""Latest games that are summarised."""
MAX_UNREVIEWED: Final = 10
"""Latest games without a review that are listed."""


async def summarise(connection: AsyncConnection, key: str, review: Review) -> None:
    """Store the summary of a review for each seat."""
    await connection.execute(delete(REVIEW_SEATS).where(REVIEW_SEATS.c.key == key))
    rows = [_row(key, review, seat) for seat in range(review.players)]
    await connection.execute(insert(REVIEW_SEATS), rows)


def _row(key: str, review: Review, seat: int) -> dict[str, object]:
    ledger = review.seats[seat]
    numbers = [each.number for each in mistakes(review, [seat])]
    return {
        "key": key,
        "seat": seat,
        "kind": review.kind,
        "scale": review.scale,
        "result": ledger.result,
        "judged": ledger.judged,
        "error": ledger.error,
        "luck": ledger.luck,
        "skill": ledger.skill,
        "mistakes": msgspec.json.encode(numbers).decode(),
    }


async def link(connection: AsyncConnection, table: str, key: str) -> bool:
    """Store which review belongs to a table; False if it was stored before."""
    here = REVIEWED_TABLES.c.table_id == table
    query = select(REVIEWED_TABLES.c.key).where(here)
    if (await connection.execute(query)).scalar_one_or_none() == key:
        return False
    await connection.execute(delete(REVIEWED_TABLES).where(here))
    row = {"table_id": table, "key": key, "version": VERSION}
    await connection.execute(insert(REVIEWED_TABLES).values(row))
    return True


async def reviewed_games(
    connection: AsyncConnection, user: str, viewer: str | None
) -> ReviewedGames:
    """Return the reviewed games of a user that `viewer` may see, the latest first."""
    query = visible(select(TABLES).where(_played(user), _judged()), user, viewer)
    latest = query.order_by(TABLES.c.finished_at.desc(), TABLES.c.id.desc()).limit(MAX_GAMES)
    listed = {each.id: each for each in await read_lists(connection, latest)}
    shown = {name for name, each in listed.items() if _open_to(each, viewer)}
    rows = await _summaries(connection, user, list(shown))
    seen = {}
    if viewer == user:
        seen = await store.seen_by(connection, user, {row.key for row in rows})
    games = [_game(row, listed[row.table_id], seen, mine=viewer == user) for row in rows]
    games.sort(key=lambda each: each.finished_at, reverse=True)
    return ReviewedGames(games, await _unreviewed(connection, user) if viewer == user else [])


def _played(user: str) -> ColumnElement[bool]:
    """Select games that a user has played to the end: no forks, no seats taken over by a bot."""
    seat = (SEATS.c.table_id == TABLES.c.id, SEATS.c.user_id == user, SEATS.c.bot.is_(None))
    whole = and_(TABLES.c.status == "finished", TABLES.c.study.is_(None))
    return and_(whole, exists().where(*seat))


def _judged() -> ColumnElement[bool]:
    return exists().where(
        REVIEWED_TABLES.c.table_id == TABLES.c.id,
        REVIEWED_TABLES.c.version == VERSION,
        REVIEW_SEATS.c.key == REVIEWED_TABLES.c.key,
    )


def _open_to(listed: ListedTable, viewer: str | None) -> bool:
    seen = table_card(listed, viewer)
    return seen.spectators or bool(seen.my_seats)


async def _summaries(
    connection: AsyncConnection, user: str, tables: Sequence[str]
) -> Sequence[Row[Any]]:
    query = (
        select(REVIEWED_TABLES.c.table_id, REVIEW_SEATS)
        .join(REVIEW_SEATS, REVIEW_SEATS.c.key == REVIEWED_TABLES.c.key)
        .join(
            SEATS,
            and_(
                SEATS.c.table_id == REVIEWED_TABLES.c.table_id, SEATS.c.seat == REVIEW_SEATS.c.seat
            ),
        )
        .where(SEATS.c.user_id == user, SEATS.c.bot.is_(None))
        .where(REVIEWED_TABLES.c.table_id.in_(tables))
    )
    return (await connection.execute(query)).all()


def _game(
    row: Row[Any], listed: ListedTable, seen: dict[tuple[str, int], bool], *, mine: bool
) -> ReviewedGame:
    numbers = msgspec.json.decode(row.mistakes, type=list[int])
    left = [number for number in numbers if (row.key, number) not in seen]
    return ReviewedGame(
        table=listed.id,
        game=listed.game,
        players=listed.players,
        kind=row.kind,
        seat=row.seat,
        opponents=opponents(listed.occupants, row.seat),
        finished_at=moment(listed.finished_at or listed.updated_at),
        scale=row.scale,
        result=row.result,
        judged=row.judged,
        error=row.error,
        luck=row.luck,
        skill=row.skill,
        mistakes=len(numbers),
        left=len(left) if mine else 0,
    )


def opponents(occupants: Sequence[Occupant], seat: int) -> str:
    """Return the opponents of a seat: `people`, the name of the strongest bot, or `nobody`."""
    others = [each for number, each in enumerate(occupants) if number != seat]
    if any(each.kind == "person" for each in others):
        return "people"
    return max((each.bot or "" for each in others), default="nobody")


async def _unreviewed(connection: AsyncConnection, user: str) -> list[str]:
    """Return the latest tables of a user without a review."""
    query = select(TABLES.c.id).where(_played(user), ~_judged())
    latest = query.order_by(TABLES.c.finished_at.desc(), TABLES.c.id.desc()).limit(MAX_UNREVIEWED)
    return list((await connection.execute(latest)).scalars())

"""Finished games of somebody, looked for by what people remember of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.server.platform.database_schema import RECORDS, RESULTS, SEATS, TABLES
from osada.server.platform.problems import invalid
from osada.server.platform.timestamps import moment
from osada.server.records.schemas import Against, HowItWent, PastGame, PastGames
from osada.server.tables.state.views.table_card import ListedTable, table_card
from osada.server.tables.table_lists import belongs_to, has_seat, read_lists, visible

PAGE: Final = 20
_RESULT: Final = re.compile(r"^(result|places) (.+)$", re.MULTILINE)
_POINTS: Final = re.compile(r"[A-H] (-?[0-9]+)")


class HistoryQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Search filter for finished games."""

    game: str | None = None
    name: str | None = None
    """A part of the name of somebody else who played."""
    against: Against | None = None
    outcome: HowItWent | None = None
    before: str | None = None


async def past_games(
    connection: AsyncConnection, user: str, viewer: str | None, wish: HistoryQuery
) -> PastGames:
    """Finished games of somebody, as far as another may know of them, the latest first."""
    wanted = visible(_wanted(user, wish), user, viewer)
    latest = wanted.order_by(TABLES.c.finished_at.desc(), TABLES.c.id.desc()).limit(PAGE + 1)
    found = await read_lists(connection, latest)
    page = found[:PAGE]
    ends = await _ends(connection, [listed.id for listed in page])
    shown = [_shown(listed, viewer, ends.get(listed.id, {})) for listed in page]
    last = page[-1] if len(found) > PAGE else None
    more = f"{last.finished_at}.{last.id}" if last is not None else None
    return PastGames([each for each in shown if each is not None], more)


def _wanted(user: str, wish: HistoryQuery) -> Select[Any]:
    wanted = select(TABLES).where(belongs_to([user]), TABLES.c.status == "finished")
    if wish.game is not None:
        wanted = wanted.where(TABLES.c.game == wish.game)
    if wish.name is not None:
        part = func.lower(SEATS.c.name).contains(wish.name.lower(), autoescape=True)
        wanted = wanted.where(has_seat(part, SEATS.c.user_id.is_distinct_from(user)))
    if wish.against is not None:
        wanted = wanted.where(_against(user, wish.against))
    if wish.outcome is not None:
        wanted = wanted.where(_went(user, won=wish.outcome == "won"))
    if wish.before is not None:
        wanted = wanted.where(_earlier(wish.before))
    return wanted


def _against(user: str, against: Against) -> ColumnElement[bool]:
    others = has_seat(SEATS.c.kind == "person", SEATS.c.user_id != user)
    if against == "people":
        return others
    alone = TABLES.c.players == 1
    return alone if against == "nobody" else and_(~others, ~alone)


def _went(user: str, *, won: bool) -> ColumnElement[bool]:
    first = RESULTS.c.place == 1 if won else RESULTS.c.place > 1
    theirs = (RESULTS.c.table_id == TABLES.c.id, RESULTS.c.user_id == user, RESULTS.c.players > 1)
    return exists().where(*theirs, first)


def _earlier(before: str) -> ColumnElement[bool]:
    at, _, table = before.partition(".")
    if not re.fullmatch(r"[0-9]{1,15}", at):
        raise invalid("before: expected what the list before it said")
    then = TABLES.c.finished_at
    return or_(then < int(at), and_(then == int(at), TABLES.c.id < table))


async def _ends(
    connection: AsyncConnection, tables: Sequence[str]
) -> dict[str, dict[str, list[int]]]:
    """Points and places of every seat, bots' too: they stand at the foot of a record."""
    kept = await connection.execute(select(RECORDS).where(RECORDS.c.table_id.in_(tables)))
    return {row.table_id: _end(row.text) for row in kept}


def _end(text: str) -> dict[str, list[int]]:
    return {name: list(map(int, _POINTS.findall(by))) for name, by in _RESULT.findall(text[-400:])}


def _shown(listed: ListedTable, viewer: str | None, end: dict[str, list[int]]) -> PastGame | None:
    seen = table_card(listed, viewer)
    if not seen.spectators and not seen.my_seats:
        return None
    return PastGame(
        id=seen.id,
        game=seen.game,
        options=seen.options,
        players=seen.players,
        seats=seen.seats,
        fork=seen.fork,
        stream=seen.stream,
        scores=end.get("result"),
        places=end.get("places"),
        finished_at=moment(listed.finished_at or listed.updated_at),
        my_seats=seen.my_seats,
    )

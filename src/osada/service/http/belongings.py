"""All that a server keeps of somebody, as one archive to take away."""

from __future__ import annotations

import asyncio
from datetime import datetime
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec
from sqlalchemy import select

from osada.service.http.caller import Caller
from osada.service.http.records import record_of
from osada.service.problems import Problem
from osada.service.store import forgetting, mistakes, puzzles, table_lists
from osada.service.store.schema import RESULTS
from osada.service.wire.designs import Design
from osada.service.wire.lobby import TableCard
from osada.service.wire.moments import moment
from osada.service.wire.people import AccountInfo, SessionInfo, User


class Line(msgspec.Struct, frozen=True):
    """Something that was said."""

    table: str
    at: datetime
    text: str


class Belongings(msgspec.Struct, frozen=True):
    """What `osada.json` in the archive says; the records of finished games lie beside it."""

    user: User
    account: AccountInfo | None
    sessions: list[SessionInfo]
    bots: list[User]
    muted: list[User]
    tables: list[TableCard]
    results: list[dict[str, Any]]
    chat: list[Line]
    designs: list[Design]
    puzzles: list[dict[str, Any]]
    """First answers to puzzles."""
    mistakes: list[dict[str, Any]]
    """Mistakes that they have gone through."""


async def packed(caller: Caller, user: User) -> bytes:
    """The archive."""
    mine = await _collected(caller, user)
    records = [(card, await _record(caller, card)) for card in mine.tables]
    files = {f"games/{card.game}-{card.id}.osada": text for card, text in records if text}
    text = msgspec.json.format(msgspec.json.encode(mine)).decode()
    return await asyncio.to_thread(_zip, {"osada.json": text, **files})


async def _collected(caller: Caller, user: User) -> Belongings:
    server = caller.server
    own = user.kind == "account"
    account = await server.people.account(user, await server.links.asked(user)) if own else None
    async with server.engine.connect() as connection:
        said = await forgetting.said_by(connection, user.id)
        tables = await table_lists.all_of(connection, user.id)
        rows = await connection.execute(select(RESULTS).where(RESULTS.c.user_id == user.id))
        results = [dict(row._mapping) for row in rows]
        answers = await puzzles.answers_of(connection, user.id)
        seen = await mistakes.all_of(connection, user.id)
    return Belongings(
        user=user,
        account=account,
        sessions=await server.sessions.of(user, caller.token),
        bots=await server.people.bots_of(user),
        muted=await server.people.muted_by(user),
        tables=tables,
        results=[each | {"at": moment(each["at"])} for each in results],
        designs=await server.designs.of(user),
        puzzles=[each | {"at": moment(each["at"])} for each in answers],
        mistakes=[each | {"at": moment(each["at"])} for each in seen],
        chat=[Line(table, moment(line.at), line.text) for table, line in said],
    )


async def _record(caller: Caller, card: TableCard) -> str | None:
    """The record of a finished table; nothing where its dice are still being played with."""
    if card.status != "finished":
        return None
    try:
        return (await record_of(caller, card.id)).text()
    except Problem:
        return None


def _zip(files: dict[str, str]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return packed.getvalue()

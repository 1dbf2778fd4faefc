"""Export of a user's data as a ZIP archive."""

from __future__ import annotations

import asyncio
from datetime import datetime
from io import BytesIO
from typing import cast
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from osada.server.accounts import store
from osada.server.accounts.one_time_links import OneTimeLinks
from osada.server.platform.identity.caller import Caller
from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem
from osada.server.platform.timestamps import moment
from osada.server.tables import table_lists
from osada.server.tables.access import record_of
from osada.server.tables.state.table_schemas import TableCard


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message."""

    table: str
    at: datetime
    text: str


async def export_archive(caller: Caller, user: User) -> bytes:
    """Return the archive of a user's data."""
    data = await _collected(caller, user)
    tables = cast("list[TableCard]", data["tables"])
    records = [(card, await _record(caller, card)) for card in tables]
    files = {f"games/{card.game}-{card.id}.osada": text for card, text in records if text}
    text = msgspec.json.format(msgspec.json.encode(data)).decode()
    return await asyncio.to_thread(_zip, {"osada.json": text, **files})


async def _collected(caller: Caller, user: User) -> dict[str, object]:
    """Return the data of the platform, the tables and every feature, by field of `osada.json`."""
    platform, links = caller.platform, caller.service(OneTimeLinks)
    account = None
    if user.kind == "account":
        account = await platform.users.account(user, await links.pending_address(user))
    data: dict[str, object] = {
        "user": user,
        "account": account,
        "sessions": await platform.sessions.of(user, caller.token),
        "bots": await platform.users.bots_of(user),
        "muted": await platform.users.muted_by(user),
    }
    async with platform.engine.connect() as connection:
        messages = await store.said_by(connection, user.id)
        data["tables"] = await table_lists.all_of(connection, user.id)
        data["chat"] = [ChatLine(table, moment(line.at), line.text) for table, line in messages]
        return data | await platform.personal_data.export(connection, user.id)


async def _record(caller: Caller, card: TableCard) -> str | None:
    """Return the record of a finished table; None while its stream is still open."""
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

"""Storage of editions by hash: those that tables were started with, and uploaded ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from osada.core.game import Game
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import CONTENTS, TABLES

UNUSED_MS: Final = 30 * 24 * 3600 * 1000
"""Editions that no table uses are deleted after this time."""
_FILES: Final = msgspec.msgpack.Decoder(dict[str, bytes])
_IN_USE: Final = exists().where(TABLES.c.edition == CONTENTS.c.hash)


class EditionRow(msgspec.Struct, frozen=True):
    """The data files of a stored edition, with its game and uploader."""

    game: str
    files: Mapping[str, bytes]
    maker: str | None


async def find(connection: AsyncConnection, content: str) -> EditionRow | None:
    """Return the edition with that hash."""
    wanted = select(CONTENTS).where(CONTENTS.c.hash == content)
    row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else EditionRow(row.game, _FILES.decode(row.files), row.maker_id)


async def save(connection: AsyncConnection, game: Game, maker: str | None = None) -> None:
    """Store the data of an edition, or mark a stored one as used now."""
    here = CONTENTS.c.hash == game.content_hash
    if (await connection.execute(update(CONTENTS).where(here).values(used_at=now_ms()))).rowcount:
        return
    row = {
        "hash": game.content_hash,
        "game": game.name,
        "files": msgspec.msgpack.encode(game.content()),
        "maker_id": maker,
        "used_at": now_ms(),
    }
    try:
        async with connection.begin_nested():
            await connection.execute(insert(CONTENTS).values(row))
    except IntegrityError:
        return  # stored by another request at the same time


async def count_unused(connection: AsyncConnection, maker: str | None = None) -> int:
    """Count the editions that no table uses, of one uploader or of all."""
    wanted = select(func.count()).select_from(CONTENTS).where(~_IN_USE)
    if maker is not None:
        wanted = wanted.where(CONTENTS.c.maker_id == maker)
    return int((await connection.execute(wanted)).scalar_one())


async def sweep(connection: AsyncConnection) -> None:
    """Delete editions that have been unused for long."""
    old = CONTENTS.c.used_at < now_ms() - UNUSED_MS
    await connection.execute(delete(CONTENTS).where(old, ~_IN_USE))

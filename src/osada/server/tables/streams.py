"""Streams: one seed shared by any number of tables, so that they have the same dice."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import STREAMS
from osada.server.platform.problems import not_found


class StoredStream(msgspec.Struct, frozen=True):
    """A stored stream."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    owner: str | None
    date: str | None
    closes_at: int | None
    par: int | None
    par_bot: str | None

    @property
    def closed(self) -> bool:
        """Return whether the seed may be public."""
        return self.closes_at is not None and self.closes_at <= now_ms()


class Streams:
    """Finds and stores streams."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, stream: str) -> StoredStream:
        """Return the stream of that id."""
        stored = await self.lookup(stream)
        if stored is None:
            raise not_found("stream")
        return stored

    async def lookup(self, stream: str) -> StoredStream | None:
        """Return the stream of that id, if there is one."""
        async with self._engine.connect() as connection:
            wanted = select(STREAMS).where(STREAMS.c.id == stream)
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _stored(row)

    async def sealed(self, stream: str | None) -> bool:
        """Return whether a table's dice must still be hidden from others."""
        return stream is not None and not (await self.find(stream)).closed

    async def add(self, stream: StoredStream) -> StoredStream:
        """Store a stream; if another node was faster, return the stored one."""
        row = {
            "id": stream.id,
            "game": stream.game,
            "players": stream.players,
            "options": msgspec.json.encode(stream.options).decode(),
            "seed": stream.seed,
            "owner_id": stream.owner,
            "date": stream.date,
            "created_at": now_ms(),
            "closes_at": stream.closes_at,
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(STREAMS).values(row))
        except IntegrityError:
            return await self.find(stream.id)
        return stream


def _stored(row: Row[Any]) -> StoredStream:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return StoredStream(
        id=row.id,
        game=row.game,
        players=row.players,
        options=options,
        seed=row.seed,
        owner=row.owner_id,
        date=row.date,
        closes_at=row.closes_at,
        par=row.par,
        par_bot=row.par_bot,
    )

"""What people have designed: published once its author has played it to the end, and shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.json import encode
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.designs import moderation
from osada.server.designs.measurement import MeasureQueue, MeasureRequest, Play
from osada.server.designs.schemas import DesignCard, DesignList, Spread
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import DESIGN_REPORTS, DESIGNS, RESULTS, TABLES, USERS
from osada.server.platform.identity.schemas import User
from osada.server.platform.identity.users import user_of
from osada.server.platform.problems import Problem, forbidden, not_found
from osada.server.platform.services import Service
from osada.server.platform.timestamps import moment
from osada.server.tables.edition_schemas import ContentPack

MOST_BYTES: Final = 20_000
"""Of a pack that is published: lists of them are sent."""
_MOST: Final = 100
"""Designs in one list."""
_MOST_OWN: Final = 200
"""Designs that one person may have published."""
_PACK: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
_UNMEASURED: Final = select(DESIGNS).where(
    DESIGNS.c.games.is_(None), DESIGNS.c.removed_at.is_(None)
)

Pack = Callable[[str], Awaitable[ContentPack]]
Uses = Callable[[str, str, dict[str, str]], Awaitable[bool]]
"""Whether a table of a game, on some content, with some options, is played with what is new."""


class _PlayedTable(msgspec.Struct, frozen=True):
    """How a table was played."""

    players: int
    options: str


class DesignService(Service):
    """All that has been published."""

    def __init__(self, engine: AsyncEngine, pack: Pack, uses: Uses, play: Play) -> None:
        self._engine = engine
        self._pack = pack
        self._uses = uses
        self._measuring = MeasureQueue(play, self._unmeasured, self._measured)

    async def open(self) -> None:
        """Go on measuring what is not measured yet."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_UNMEASURED.order_by(DESIGNS.c.published_at))).all()
        for row in rows:
            self._measuring.ask(_wanted(row))

    async def close(self) -> None:
        """Measure no more."""
        await self._measuring.stop()

    async def reported(self) -> list[str]:
        """Name the designs that users have reported, a line each, for operators."""
        return [
            f"design {each.content}: reported at {moment(each.at)}: {encode(each.text).decode()}"
            for each in await moderation.reports(self._engine)
        ]

    async def _unmeasured(self, content: str) -> bool:
        async with self._engine.connect() as connection:
            found = await connection.execute(_UNMEASURED.where(DESIGNS.c.content == content))
            return found.one_or_none() is not None

    async def _measured(self, content: str, spread: Spread) -> None:
        found = {"low": spread.low, "high": spread.high, "games": spread.games}
        async with self._engine.begin() as connection:
            await connection.execute(
                update(DESIGNS).where(DESIGNS.c.content == content).values(found)
            )

    # Looking

    async def shown(self, game: str) -> DesignList:
        """What has been published for a game: first what tells players apart most."""
        spread = DESIGNS.c.high - DESIGNS.c.low
        wanted = (
            _designs()
            .where(DESIGNS.c.game == game, DESIGNS.c.removed_at.is_(None))
            .order_by(spread.is_(None), spread.desc(), DESIGNS.c.published_at.desc())
            .limit(_MOST)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return DesignList([_design(row) for row in rows])

    async def of(self, user: User) -> list[DesignCard]:
        """What somebody has published."""
        wanted = _designs().where(DESIGNS.c.author_id == user.id, DESIGNS.c.removed_at.is_(None))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [_design(row) for row in rows]

    async def is_removed(self, content: str) -> bool:
        """Whether it was taken down by whoever runs the server."""
        wanted = select(DESIGNS.c.removed_at).where(DESIGNS.c.content == content)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one_or_none() is not None

    async def find(self, content: str) -> DesignCard:
        """One of them."""
        wanted = _designs().where(DESIGNS.c.content == content, DESIGNS.c.removed_at.is_(None))
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise not_found("design")
        return _design(row)

    # Changing

    async def publish(self, user: User, content: str) -> DesignCard:
        """Show a pack to everybody; only what its author has played here to the end."""
        pack = await self._pack(content)
        files = msgspec.json.encode(pack.files).decode()
        if len(files.encode()) > MOST_BYTES:
            raise Problem("too-large", f"a design that is published has at most {MOST_BYTES} bytes")
        played = await self._played_by(user, content)
        async with self._engine.begin() as connection:
            await _room_for(connection, user)
            row = {
                "content": content,
                "game": pack.game,
                "author_id": user.id,
                "pack": files,
                "players": played.players,
                "options": played.options,
                "published_at": now_ms(),
            }
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(DESIGNS).values(row))
            except IntegrityError:
                raise Problem("taken", "it has been published before") from None
        options = _OPTIONS.decode(played.options)
        self._measuring.ask(MeasureRequest(user.id, pack.game, content, played.players, options))
        return await self.find(content)

    async def _played_by(self, user: User, content: str) -> _PlayedTable:
        """How somebody has played a pack to the end; alone, if they have."""
        wanted = (
            select(TABLES.c.game, TABLES.c.players, TABLES.c.options)
            .join(RESULTS, RESULTS.c.table_id == TABLES.c.id)
            .where(RESULTS.c.user_id == user.id, TABLES.c.edition == content)
            .group_by(TABLES.c.game, TABLES.c.players, TABLES.c.options)
            .order_by(TABLES.c.players)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        for row in rows:
            if await self._uses(row.game, content, _OPTIONS.decode(row.options)):
                return _PlayedTable(row.players, row.options)
        raise Problem("unplayed", "play it to the end on this server first")

    async def withdraw(self, user: User, content: str) -> None:
        """Show a design of one's own no more."""
        design = await self.find(content)
        if design.author.id != user.id:
            raise forbidden("this is not your design")
        async with self._engine.begin() as connection:
            of_it = DESIGN_REPORTS.c.content == content
            await connection.execute(delete(DESIGN_REPORTS).where(of_it))
            await connection.execute(delete(DESIGNS).where(DESIGNS.c.content == content))

    async def report(self, user: User, content: str, text: str) -> None:
        """Keep what somebody says about a design; once a person."""
        await self.find(content)
        row = {"content": content, "user_id": user.id, "text": text, "at": now_ms()}
        async with self._engine.begin() as connection:
            mine = (DESIGN_REPORTS.c.content == content, DESIGN_REPORTS.c.user_id == user.id)
            await connection.execute(delete(DESIGN_REPORTS).where(*mine))
            await connection.execute(insert(DESIGN_REPORTS).values(row))


def _wanted(row: Row[Any]) -> MeasureRequest:
    return MeasureRequest(
        row.author_id, row.game, row.content, row.players, _OPTIONS.decode(row.options)
    )


def _designs() -> Select[Any]:
    played = (
        select(func.count())
        .where(TABLES.c.edition == DESIGNS.c.content, TABLES.c.status == "finished")
        .scalar_subquery()
    )
    who = (USERS.c.id, USERS.c.kind, USERS.c.name, USERS.c.language)
    joined = DESIGNS.join(USERS, USERS.c.id == DESIGNS.c.author_id)
    return select(DESIGNS, *who, played.label("played")).select_from(joined)


def _design(row: Row[Any]) -> DesignCard:
    return DesignCard(
        content=row.content,
        game=row.game,
        author=user_of(row),
        files=_PACK.decode(row.pack),
        published_at=moment(row.published_at),
        played=row.played,
        spread=_spread(row),
    )


def _spread(row: Row[Any]) -> Spread | None:
    return None if row.games is None else Spread(row.high - row.low, row.low, row.high, row.games)


async def _room_for(connection: AsyncConnection, user: User) -> None:
    wanted = select(func.count()).where(DESIGNS.c.author_id == user.id)
    if int((await connection.execute(wanted)).scalar_one()) >= _MOST_OWN:
        raise Problem("too-many", "you have published too many designs")


async def published_by(connection: AsyncConnection, user: str) -> list[DesignCard]:
    """Return the designs that a user has published, for the export of their data."""
    wanted = _designs().where(DESIGNS.c.author_id == user, DESIGNS.c.removed_at.is_(None))
    return [_design(row) for row in await connection.execute(wanted)]

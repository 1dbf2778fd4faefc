"""Published designs: publishing, listing, withdrawing and reporting them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.json import encode
from sqlalchemy import Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from osada.server.designs import moderation
from osada.server.designs.measurement import DesignMeasurement, MeasureRequest, PlayTrial
from osada.server.designs.schemas import DesignCard, DesignList, Spread
from osada.server.platform.clock import now_ms
from osada.server.platform.database_schema import DESIGN_REPORTS, DESIGNS, RESULTS, TABLES, USERS
from osada.server.platform.identity.schemas import User
from osada.server.platform.identity.users import user_of
from osada.server.platform.problems import Problem, forbidden, not_found
from osada.server.platform.services import Service
from osada.server.platform.timestamps import moment
from osada.server.tables.edition_schemas import ContentPack

MAX_BYTES: Final = 20_000
"""Size of a published design: lists of them are sent."""
_MAX_LISTED: Final = 100
"""Designs in one list."""
_MAX_PER_USER: Final = 200
"""Published designs of one user."""
_PACK: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_OPTIONS: Final = msgspec.json.Decoder(dict[str, str])
_UNMEASURED: Final = select(DESIGNS).where(
    DESIGNS.c.games.is_(None), DESIGNS.c.removed_at.is_(None)
)

Pack = Callable[[str], Awaitable[ContentPack]]
Uses = Callable[[str, str, dict[str, str]], Awaitable[bool]]
"""Tells whether tables of a game, on some content, with some options, use the uploaded data."""


class _PlayedTable(msgspec.Struct, frozen=True):
    """Players and options of a finished table."""

    players: int
    options: str


class DesignService(Service):
    """Publishes designs, and has them measured in the background."""

    def __init__(self, engine: AsyncEngine, pack: Pack, uses: Uses, play: PlayTrial) -> None:
        self._engine = engine
        self._pack = pack
        self._uses = uses
        self._measurement = DesignMeasurement(play, self._find_unmeasured, self._save_spread)

    async def open(self) -> None:
        """Queue the designs that are not measured yet."""
        async with self._engine.connect() as connection:
            rows = (await connection.execute(_UNMEASURED.order_by(DESIGNS.c.published_at))).all()
        for row in rows:
            self._measurement.add(row.content, row.author_id)

    async def close(self) -> None:
        """Stop measuring."""
        await self._measurement.stop()

    async def reported(self) -> list[str]:
        """Return the reports of users, a line each, for operators."""
        return [
            f"design {each.content}: reported at {moment(each.at)}: {encode(each.text).decode()}"
            for each in await moderation.reports(self._engine)
        ]

    async def _find_unmeasured(self, content: str) -> MeasureRequest | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(_UNMEASURED.where(DESIGNS.c.content == content))
            row = found.one_or_none()
        if row is None:
            return None
        options = _OPTIONS.decode(row.options)
        return MeasureRequest(row.author_id, row.game, row.content, row.players, options)

    async def _save_spread(self, content: str, spread: Spread) -> None:
        found = {"low": spread.low, "high": spread.high, "games": spread.games}
        async with self._engine.begin() as connection:
            await connection.execute(
                update(DESIGNS).where(DESIGNS.c.content == content).values(found)
            )

    # Reading

    async def published(self, game: str) -> DesignList:
        """Return the published designs for a game, the widest score gap first."""
        spread = DESIGNS.c.high - DESIGNS.c.low
        query = (
            _designs()
            .where(DESIGNS.c.game == game, DESIGNS.c.removed_at.is_(None))
            .order_by(spread.is_(None), spread.desc(), DESIGNS.c.published_at.desc())
            .limit(_MAX_LISTED)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return DesignList([_design(row) for row in rows])

    async def is_removed(self, content: str) -> bool:
        """Return whether an operator has removed a design."""
        query = select(DESIGNS.c.removed_at).where(DESIGNS.c.content == content)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def find(self, content: str) -> DesignCard:
        """Return a published design."""
        query = _designs().where(DESIGNS.c.content == content, DESIGNS.c.removed_at.is_(None))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise not_found("design")
        return _design(row)

    # Publishing

    async def publish(self, user: User, content: str) -> DesignCard:
        """Publish a design that its author has played here to the end."""
        pack = await self._pack(content)
        files = msgspec.json.encode(pack.files).decode()
        if len(files.encode()) > MAX_BYTES:
            raise Problem("too-large", f"a design that is published has at most {MAX_BYTES} bytes")
        played = await self._played_by(user, content)
        async with self._engine.begin() as connection:
            await _check_room(connection, user)
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
        self._measurement.add(content, user.id)
        return await self.find(content)

    async def _played_by(self, user: User, content: str) -> _PlayedTable:
        """Return how a user has played an edition to the end; alone, if they have."""
        query = (
            select(TABLES.c.game, TABLES.c.players, TABLES.c.options)
            .join(RESULTS, RESULTS.c.table_id == TABLES.c.id)
            .where(RESULTS.c.user_id == user.id, TABLES.c.edition == content)
            .group_by(TABLES.c.game, TABLES.c.players, TABLES.c.options)
            .order_by(TABLES.c.players)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if await self._uses(row.game, content, _OPTIONS.decode(row.options)):
                return _PlayedTable(row.players, row.options)
        raise Problem("unplayed", "play it to the end on this server first")

    async def withdraw(self, user: User, content: str) -> None:
        """Withdraw a design of the user's."""
        design = await self.find(content)
        if design.author.id != user.id:
            raise forbidden("this is not your design")
        async with self._engine.begin() as connection:
            of_it = DESIGN_REPORTS.c.content == content
            await connection.execute(delete(DESIGN_REPORTS).where(of_it))
            await connection.execute(delete(DESIGNS).where(DESIGNS.c.content == content))

    async def report(self, user: User, content: str, text: str) -> None:
        """Store a user's report on a design, in place of their last one."""
        await self.find(content)
        row = {"content": content, "user_id": user.id, "text": text, "at": now_ms()}
        async with self._engine.begin() as connection:
            mine = (DESIGN_REPORTS.c.content == content, DESIGN_REPORTS.c.user_id == user.id)
            await connection.execute(delete(DESIGN_REPORTS).where(*mine))
            await connection.execute(insert(DESIGN_REPORTS).values(row))


def _designs() -> Select[Any]:
    played = (
        select(func.count())
        .where(TABLES.c.edition == DESIGNS.c.content, TABLES.c.status == "finished")
        .scalar_subquery()
    )
    author = (USERS.c.id, USERS.c.kind, USERS.c.name, USERS.c.language)
    joined = DESIGNS.join(USERS, USERS.c.id == DESIGNS.c.author_id)
    return select(DESIGNS, *author, played.label("played")).select_from(joined)


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


async def _check_room(connection: AsyncConnection, user: User) -> None:
    query = select(func.count()).where(DESIGNS.c.author_id == user.id)
    if int((await connection.execute(query)).scalar_one()) >= _MAX_PER_USER:
        raise Problem("too-many", "you have published too many designs")


async def published_by(connection: AsyncConnection, user: str) -> list[DesignCard]:
    """Return the designs that a user has published, for the export of their data."""
    query = _designs().where(DESIGNS.c.author_id == user, DESIGNS.c.removed_at.is_(None))
    return [_design(row) for row in await connection.execute(query)]

"""Editions uploaded by users: checked in a worker process, stored by hash."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core.content import plain
from osada.core.game import Game
from osada.games import Edition, find
from osada.server.platform.problems import Problem, not_found
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables import edition_rows
from osada.server.tables.edition_schemas import ContentFault, ContentPack, ContentVerdict
from osada.text.errors import ContentError, OsadaError

MOST_BYTES: Final = 200_000
"""Limit for all files of a pack together."""
_WAITING: Final = 16
"""Uploads are refused while this many packs are being checked."""
_MOST_OWN: Final = 200
"""Unused packs that one user may store."""
_MOST: Final = 20_000
"""Unused packs that all users together may store."""


class UploadedEdition(msgspec.Struct, frozen=True):
    """An uploaded pack, and the language for its errors."""

    game: str
    files: dict[str, bytes]
    language: str


class CheckedEdition(msgspec.Struct, frozen=True):
    """The edition of a valid pack, or its errors."""

    edition: Edition | None
    faults: list[ContentFault]


class StoredEditions:
    """All editions that tables on this server can be played with."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool) -> None:
        self._engine = engine
        self._pool = pool
        self._room = asyncio.Semaphore(_WAITING)

    async def game(self, name: str, content: str | None, revision: int | None = None) -> Game:
        """Return an edition of a game, by default the server's; raises `OsadaError` if unknown."""
        default = find(name)
        number = default.revision if revision is None else revision
        if content is None or content == default.content_hash:
            return default.edition(revision=number)
        files = await self._files(name, content)
        return await asyncio.to_thread(Edition(name, number, content, files).load)

    async def _files(self, name: str, content: str) -> Mapping[str, bytes] | None:
        async with self._engine.connect() as connection:
            row = await edition_rows.find(connection, content)
        return row.files if row is not None and row.game == name else None

    async def upload(self, user: str, pack: UploadedEdition, *, keep: bool) -> ContentVerdict:
        """Check a pack, and store it if it is valid."""
        if sum(map(len, pack.files.values())) > MOST_BYTES:
            raise Problem("too-large", f"the files of a pack have at most {MOST_BYTES} bytes")
        if self._room.locked():
            raise Problem("too-many", "too many packs are being read", retry_after=5)
        async with self._room:
            checked = await self._pool.run(check_upload, pack)
        if checked.edition is None:
            return ContentVerdict(None, kept=False, faults=checked.faults)
        if keep:
            await self._keep(user, checked.edition)
        return ContentVerdict(checked.edition.content, kept=keep, faults=[])

    async def _keep(self, user: str, wanted: Edition) -> None:
        game = await asyncio.to_thread(wanted.load)
        async with self._engine.begin() as connection:
            if await edition_rows.count_unused(connection, user) >= _MOST_OWN:
                raise Problem("too-many", "you have too many packs without a table")
            if await edition_rows.count_unused(connection) >= _MOST:
                raise Problem("too-many", "the server has too many packs without a table")
            await edition_rows.save(connection, game, user)

    async def pack(self, content: str) -> ContentPack:
        """Return the files of an edition that differ from the shipped ones."""
        game = await self.of(content)
        files = {name: msgspec.Raw(plain(data).encode()) for name, data in game.pack.items()}
        return ContentPack(content, game.name, files)

    async def of(self, content: str) -> Game:
        """Return the edition with that content hash."""
        async with self._engine.connect() as connection:
            row = await edition_rows.find(connection, content)
        if row is None:
            raise not_found("content")
        try:
            return await self.game(row.game, content)
        except OsadaError:  # invalid under the current rules
            raise not_found("content") from None

    async def uses(self, name: str, content: str, options: dict[str, str]) -> bool:
        """Return whether a table with these options uses data that differ from the shipped ones."""
        return bool((await self.game(name, content)).needed(options))

    async def sweep(self) -> None:
        """Delete editions that have been unused for long."""
        async with self._engine.begin() as connection:
            await edition_rows.sweep(connection)


def check_upload(pack: UploadedEdition) -> CheckedEdition:
    """Return the errors of a pack, or its edition; runs in a worker process."""
    try:
        game = find(pack.game)
        faults = game.faults(pack.files)
        if not faults:
            return CheckedEdition(Edition.of(game.edition(pack.files)), [])
    except ContentError as error:
        faults = [error]
    return CheckedEdition(None, [_fault(fault, pack.language) for fault in faults])


def _fault(fault: ContentError, language: str) -> ContentFault:
    return ContentFault(fault.file, fault.path, fault.why.say(language))

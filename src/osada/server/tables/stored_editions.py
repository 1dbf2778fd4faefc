"""Component data that people bring: checked apart from the process that answers, kept by hash."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.core.content import plain
from osada.core.game import Game
from osada.games import Edition, edition, find, named, of_name
from osada.server.platform.problems import Problem, not_found
from osada.server.platform.worker_pool import WorkerPool
from osada.server.tables import edition_rows
from osada.server.tables.edition_schemas import ContentFault, ContentPack, ContentVerdict
from osada.text.errors import ContentError, OsadaError

MOST_BYTES: Final = 200_000
"""Of all files of a pack together."""
_WAITING: Final = 16
"""Packs that wait before whoever brings another is asked to come later."""
_MOST_OWN: Final = 200
"""Packs that one person may have here without a table that is played with them."""
_MOST: Final = 20_000
"""The same for all people together."""


class UploadedEdition(msgspec.Struct, frozen=True):
    """A pack as it came, and in which language to speak of it."""

    game: str
    files: dict[str, bytes]
    language: str


class CheckedEdition(msgspec.Struct, frozen=True):
    """The edition that came of a pack, by name; or what is wrong."""

    edition: Edition | None
    faults: list[ContentFault]


class StoredEditions:
    """All data that tables here can be played with."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool) -> None:
        self._engine = engine
        self._pool = pool
        self._room = asyncio.Semaphore(_WAITING)

    async def game(self, name: str, content: str | None, revision: int | None = None) -> Game:
        """A game on the data of that hash, or on the server's own; else an `OsadaError`."""
        default = find(name)
        number = default.revision if revision is None else revision
        if content is None or content == default.content_hash:
            return default.edition(revision=number)
        files = await self._files(name, content)
        return await asyncio.to_thread(edition, name, number, content, lambda _: files)

    async def _files(self, name: str, content: str) -> Mapping[str, bytes] | None:
        async with self._engine.connect() as connection:
            row = await edition_rows.find(connection, content)
        return row.files if row is not None and row.game == name else None

    async def upload(self, user: str, pack: UploadedEdition, *, keep: bool) -> ContentVerdict:
        """Judge a pack, and keep it if nothing is wrong with it."""
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
        game = await asyncio.to_thread(of_name, wanted)
        async with self._engine.begin() as connection:
            if await edition_rows.count_unused(connection, user) >= _MOST_OWN:
                raise Problem("too-many", "you have too many packs here that nobody plays with")
            if await edition_rows.count_unused(connection) >= _MOST:
                raise Problem("too-many", "too many packs are kept here that nobody plays with")
            await edition_rows.save(connection, game, user)

    async def pack(self, content: str) -> ContentPack:
        """What differs in some data from those shipped."""
        game = await self.of(content)
        files = {name: msgspec.Raw(plain(data).encode()) for name, data in game.pack.items()}
        return ContentPack(content, game.name, files)

    async def of(self, content: str) -> Game:
        """The game that is played with data that somebody brought."""
        async with self._engine.connect() as connection:
            row = await edition_rows.find(connection, content)
        if row is None:
            raise not_found("content")
        try:
            return await self.game(row.game, content)
        except OsadaError:  # by today's rules they are not as they must be
            raise not_found("content") from None

    async def uses(self, name: str, content: str, options: dict[str, str]) -> bool:
        """Whether a table with these options is played with what differs from what is shipped."""
        return bool((await self.game(name, content)).needed(options))

    async def sweep(self) -> None:
        """Forget what nobody has used for long."""
        async with self._engine.begin() as connection:
            await edition_rows.sweep(connection)


def check_upload(pack: UploadedEdition) -> CheckedEdition:
    """All that is wrong with a pack, or its edition; runs in a process of its own."""
    try:
        game = find(pack.game)
        faults = game.faults(pack.files)
        if not faults:
            return CheckedEdition(named(game.edition(pack.files)), [])
    except ContentError as error:
        faults = [error]
    return CheckedEdition(None, [_fault(fault, pack.language) for fault in faults])


def _fault(fault: ContentError, language: str) -> ContentFault:
    return ContentFault(fault.file, fault.path, fault.why.say(language))

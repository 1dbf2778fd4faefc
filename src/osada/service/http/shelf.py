"""What is the same for everybody: made once, kept in memory, and not sent to whoever has it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from fastapi import Request, Response


class Kept(msgspec.Struct, frozen=True):
    """An answer, and the tag by which a browser knows it again."""

    body: bytes
    media: str
    tag: str


_MOST: Final = 500
"""Answers on the shelf: there may be any number of editions."""


class Shelf:
    """All such answers of this process; editions and their words do not change while it runs."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], Kept] = {}

    async def give(
        self,
        request: Request,
        key: tuple[str, ...],
        make: Callable[[], object],
        media: str = "application/json",
    ) -> Response:
        """What is kept under a key; whoever names its tag is told that it still holds."""
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = await asyncio.to_thread(_keep, make, media)
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        headers = {"etag": kept.tag, "cache-control": "no-cache"}
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(kept.body, media_type=kept.media, headers=headers)


def _keep(make: Callable[[], object], media: str) -> Kept:
    made = make()
    body = made if isinstance(made, bytes) else msgspec.json.encode(made)
    return Kept(body, media, f'"{sha256(body).hexdigest()[:20]}"')


SHELF: Final = Shelf()

"""What is the same for everybody: made once, kept in memory, and not sent to whoever has it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from fastapi import Request, Response


class Kept(msgspec.Struct, frozen=True):
    """An answer, and the tag by which a browser knows it again."""

    body: bytes
    packed: bytes
    """The same, compressed; packing it takes longer than anybody's move may wait."""
    media: str
    tag: str


class Shelf:
    """All such answers of this process; games and their words do not change while it runs."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], Kept] = {}

    async def give(
        self,
        request: Request,
        key: tuple[str, ...],
        make: Callable[[], object],
        media: str = "application/json",
        caching: str = "no-cache",
    ) -> Response:
        """What is kept under a key; whoever names its tag is told that it still holds."""
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = await asyncio.to_thread(_keep, make, media)
        headers = {"etag": kept.tag, "cache-control": caching, "vary": "accept-encoding"}
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(kept.packed, media_type=kept.media, headers=headers)
        return Response(kept.body, media_type=kept.media, headers=headers)


def _keep(make: Callable[[], object], media: str) -> Kept:
    made = make()
    body = made if isinstance(made, bytes) else msgspec.json.encode(made)
    packed = gzip.compress(body, 9, mtime=0)
    return Kept(body, packed, media, f'"{sha256(body).hexdigest()[:20]}"')


SHELF: Final = Shelf()

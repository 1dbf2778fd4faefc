"""What is the same for everybody: made once, kept in memory, and not sent to whoever has it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from fastapi import Request, Response

from osada.server.platform.identity.caller import platform_of

_STILL_SO: Final = 304


class CachedResponse(msgspec.Struct, frozen=True):
    """An answer, and the tag by which a browser knows it again."""

    body: bytes
    zipped: bytes
    media: str
    tag: str


_MOST: Final = 500
"""Answers on the shelf: there may be any number of editions."""


class ResponseCache:
    """All such answers of this process; editions and their words do not change while it runs."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, ...], CachedResponse] = {}

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
            if len(self._kept) > _MOST:
                del self._kept[next(iter(self._kept))]
        headers = {"etag": kept.tag, "cache-control": caching, "vary": "accept-encoding"}
        if kept.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=_STILL_SO, headers=headers)
        takes = request.headers.get("accept-encoding", "")
        if "gzip" not in takes or len(kept.zipped) >= len(kept.body):
            return Response(kept.body, media_type=kept.media, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(kept.zipped, media_type=kept.media, headers=headers)


def _keep(make: Callable[[], object], media: str) -> CachedResponse:
    made = make()
    body = made if isinstance(made, bytes) else msgspec.json.encode(made)
    zipped = gzip.compress(body, 9, mtime=0)
    return CachedResponse(body, zipped, media, f'"{sha256(body).hexdigest()[:20]}"')


CACHE: Final = ResponseCache()


async def cached(
    request: Request,
    key: tuple[str, ...],
    make: Callable[[], object],
    media: str = "application/json",
) -> Response:
    """What is kept, for whoever does not ask for it too often without saying what they have."""
    answer = await CACHE.give(request, key, make, media)
    if answer.status_code != _STILL_SO:
        address = request.client.host if request.client is not None else "unknown"
        await platform_of(request).limits.spend("shelf", address)
    return answer

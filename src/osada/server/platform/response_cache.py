"""In-memory response cache with ETags."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from fastapi import Request, Response

from osada.server.platform.identity.caller import platform_of

_NOT_MODIFIED: Final = 304


class CachedResponse(msgspec.Struct, frozen=True):
    """A response body with its ETag."""

    body: bytes
    zipped: bytes
    media: str
    tag: str


_MAX_RESPONSES: Final = 500
"""Responses in the cache: the number of editions is not limited."""


class ResponseCache:
    """Responses that do not change while the process runs, such as editions and texts."""

    def __init__(self) -> None:
        self._responses: dict[tuple[str, ...], CachedResponse] = {}

    async def give(
        self,
        request: Request,
        key: tuple[str, ...],
        make: Callable[[], object],
        media: str = "application/json",
        caching: str = "no-cache",
    ) -> Response:
        """Return the response of a key, made on first use; 304 if the client has it."""
        found = self._responses.get(key)
        if found is None:
            found = self._responses[key] = await asyncio.to_thread(_make_response, make, media)
            if len(self._responses) > _MAX_RESPONSES:
                del self._responses[next(iter(self._responses))]
        headers = {"etag": found.tag, "cache-control": caching, "vary": "accept-encoding"}
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=_NOT_MODIFIED, headers=headers)
        takes = request.headers.get("accept-encoding", "")
        if "gzip" not in takes or len(found.zipped) >= len(found.body):
            return Response(found.body, media_type=found.media, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(found.zipped, media_type=found.media, headers=headers)


def _make_response(make: Callable[[], object], media: str) -> CachedResponse:
    value = make()
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    zipped = gzip.compress(body, 9, mtime=0)
    return CachedResponse(body, zipped, media, f'"{sha256(body).hexdigest()[:20]}"')


CACHE: Final = ResponseCache()


async def cached(
    request: Request,
    key: tuple[str, ...],
    make: Callable[[], object],
    media: str = "application/json",
) -> Response:
    """Return a cached response; a full one counts against the rate limit."""
    response = await CACHE.give(request, key, make, media)
    if response.status_code != _NOT_MODIFIED:
        address = request.client.host if request.client is not None else "unknown"
        await platform_of(request).limits.spend("cached", address)
    return response

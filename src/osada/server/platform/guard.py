"""Middleware for every request: origin check, security headers, metrics and access log."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from osada.server.platform import metrics
from osada.server.platform.problems import Problem

_LOG: Final = logging.getLogger("osada.access")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_METHODS: Final = _SAFE | {"POST", "PUT", "PATCH", "DELETE"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_FOR_API: Final[tuple[tuple[bytes, bytes], ...]] = (*_HEADERS, (b"cache-control", b"no-store"))
_OVER_HTTPS: Final = ((b"strict-transport-security", b"max-age=31536000"),)


def allowed_origin(headers: Headers, origins: Collection[str]) -> bool:
    """Return whether a request comes from an allowed origin, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    try:
        return origin in origins or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not a URL
        return False


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, origins: Collection[str] = ()) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _harden(scope, message)
            await send(message)

        headers = Headers(scope=scope)
        try:
            if scope["method"] in _SAFE or allowed_origin(headers, self._origins):
                await self._app(scope, receive, sending)
            else:
                await refuse(sending, Problem("origin", "this is not a page of this server"))
        finally:
            _report(scope, status, time.perf_counter() - began)


async def refuse(send: Send, problem: Problem) -> None:
    """Send a problem as the response."""
    body = msgspec.json.encode(problem.answer())
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _harden(scope: Scope, message: Message) -> None:
    """Add the security headers that a response does not set."""
    added = _FOR_API if scope["path"].startswith("/api/") else _HEADERS
    if scope["scheme"] == "https":
        added += _OVER_HTTPS
    present = list(message.get("headers", ()))
    names = {name for name, _ in present}
    message["headers"] = present + [header for header in added if header[0] not in names]


def _report(scope: Scope, status: int, seconds: float) -> None:
    """Count and log a response: the route, but no query, headers or body."""
    method = scope["method"] if scope["method"] in _METHODS else "other"
    metrics.REQUESTS.labels(method, str(status)).inc()
    metrics.SECONDS.labels(method).observe(seconds)
    route = getattr(scope.get("route"), "path", "-")
    _LOG.info(
        "request",
        extra={
            "method": method,
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 1),
        },
    )

"""Routes outside the API: health, metrics, OpenAPI and the browser app."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final, Literal

import msgspec
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from osada import __version__
from osada.checkout import app_folder
from osada.core.build import compiled
from osada.server.openapi import describe
from osada.server.platform import metrics
from osada.server.platform.api import Api, answer
from osada.server.platform.identity.caller import operator_of, platform_of
from osada.server.platform.problems import not_found
from osada.server.platform.response_cache import CACHE, cached
from osada.server.platform.settings import Settings
from osada.server.tables.tables import Tables

API = Api("server", prefix="")
PAGES = APIRouter()

_PAGES: Final = files("osada.server") / "pages"
_KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Files that are text: they are sent compressed, from memory."""
_LONGEST: Final = 200
"""Characters of a path; the app's own addresses are short, and a name of a file has an end."""
_FOREVER: Final = "public, max-age=31536000, immutable"


class Health(msgspec.Struct, frozen=True):
    """Health of the server."""

    status: Literal["ok", "unwell"]
    version: str
    compiled: bool
    database: str


@API.route("GET", "/health", gives=Health)
async def health(request: Request) -> Response:
    """Health of the server."""
    platform = platform_of(request)
    well = await platform.well()
    kind = "postgresql" if platform.settings.postgres else "sqlite"
    state = Health("ok" if well else "unwell", __version__, compiled(), kind)
    return answer(state, 200 if well else 503)


@API.route("GET", "/metrics", media="text/plain")
async def get_metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    platform = operator_of(request)
    metrics.IN_MEMORY.set(platform.services[Tables].registry.in_memory)
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@API.route("GET", "/operator", media="text/plain")
async def get_trouble(request: Request) -> Response:
    """List what an operator should look at: late loops, quarantined tables, reports."""
    lines = [line for look in operator_of(request).trouble for line in await look()]
    return Response("\n".join(lines or ["all is well"]) + "\n", media_type="text/plain")


@PAGES.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The API for machines."""
    return await cached(request, ("openapi",), lambda: describe(request.app))


@PAGES.get("/api/docs", include_in_schema=False)
async def docs() -> Response:
    """The API for reading."""
    return _page("docs.html")


@PAGES.get("/api/docs/{name}", include_in_schema=False)
async def docs_part(name: str) -> Response:
    """A part of that page."""
    if name not in {"docs.js", "docs.css"}:
        raise not_found("page")
    return _page(name)


@PAGES.api_route(
    "/api/{rest:path}",
    methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
    include_in_schema=False,
)
async def nothing_there(rest: str) -> Response:
    """Answer 404 to all other API paths."""
    raise not_found(f"resource: {rest[:80]!r}")


def _page(name: str) -> Response:
    text = (_PAGES / name).read_text(encoding="utf-8")
    return Response(text, media_type=_KINDS[Path(name).suffix])


def add_app(app: FastAPI, settings: Settings) -> None:
    """Serve the browser app; its own addresses all lead to index.html."""
    folder = Path(settings.web) if settings.web else app_folder()
    root = folder.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def browser_app(request: Request, path: str) -> Response:
        if len(path) > _LONGEST or "\x00" in path:
            raise not_found("file")
        wanted = (root / path).resolve()
        inside = wanted.is_relative_to(root)
        if path and inside and wanted.is_file():
            caching = _FOREVER if path.startswith("assets/") else "no-cache"
            return await _file(request, wanted, caching)
        index = root / "index.html"
        if not index.is_file():
            return _page("no-app.html")
        if "." in path.rpartition("/")[2]:
            raise not_found("file")
        return await _file(request, index, "no-cache")


async def _file(request: Request, file: Path, caching: str) -> Response:
    """A file of the app; one that has been built anew is read anew."""
    if file.suffix not in _KINDS:
        return FileResponse(file, headers={"cache-control": caching})
    key = ("file", str(file), str(file.stat().st_mtime_ns))
    return await CACHE.give(request, key, file.read_bytes, _KINDS[file.suffix], caching)

"""What is not the API: health, metrics, its description, and the browser app."""

from __future__ import annotations

import hmac
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse
from msgspec.json import encode
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from osada import __version__
from osada.checkout import app_folder
from osada.core.build import compiled
from osada.service import metrics
from osada.service.http.api import Api, answer
from osada.service.http.caller import server_of, token_of
from osada.service.http.openapi import describe
from osada.service.http.shelf import SHELF, shelved
from osada.service.problems import Problem, not_found
from osada.service.server import Server
from osada.service.settings import Settings
from osada.service.wire.moments import moment
from osada.service.wire.site import Health
from osada.service.workshop.removing import reports

API = Api("server", prefix="")
PAGES = APIRouter()

_PAGES: Final = files("osada.service") / "pages"
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


@API.route("GET", "/health", gives=Health)
async def health(request: Request) -> Response:
    """Whether the server is well."""
    server = server_of(request)
    well = await server.well()
    kind = "postgresql" if server.settings.postgres else "sqlite"
    state = Health("ok" if well else "unwell", __version__, compiled(), kind)
    return answer(state, 200 if well else 503)


@API.route("GET", "/metrics", media="text/plain")
async def get_metrics(request: Request) -> Response:
    """Counters for Prometheus."""
    server = for_operator(request)
    metrics.IN_MEMORY.set(server.tables.in_memory)
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@API.route("GET", "/operator", media="text/plain")
async def get_trouble(request: Request) -> Response:
    """What whoever runs the server should look at: loops, tables that are set aside, reports."""
    server = for_operator(request)
    lines = [f"loop {name}: no good round for too long" for name in server.loops.late()]
    lines += [
        f"table {table}: set aside at {moment(aside.at)}: {aside.reason}"
        for table, aside in server.tables.aside.tables.items()
    ]
    lines += [
        f"design {told.content}: reported at {moment(told.at)}: {encode(told.text).decode()}"
        for told in await reports(server.engine)
    ]
    return Response("\n".join(lines or ["all is well"]) + "\n", media_type="text/plain")


def for_operator(request: Request) -> Server:
    """Only whoever knows the token that the settings name; without one, nobody."""
    server = server_of(request)
    wanted, given = server.settings.metrics_token, token_of(request) or ""
    if not wanted or not hmac.compare_digest(given.encode(), wanted.encode()):
        raise Problem("forbidden", "this is for whoever runs the server, with their token")
    return server


@PAGES.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The API for machines."""
    return await shelved(request, ("openapi",), lambda: describe(request.app))


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
    """Whatever else is asked of the API."""
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
    return await SHELF.give(request, key, file.read_bytes, _KINDS[file.suffix], caching)

"""The application: routes, guard and errors around a server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from starlette.exceptions import HTTPException

from osada import __version__
from osada.bots import broken as broken_bots
from osada.games import broken as broken_games
from osada.server import site
from osada.server.accounts import routes as account_routes
from osada.server.accounts import session_routes
from osada.server.catalogue import routes as catalogue_routes
from osada.server.challenges import routes as challenge_routes
from osada.server.designs import routes as design_routes
from osada.server.hints import routes as hint_routes
from osada.server.lessons import routes as lesson_routes
from osada.server.platform.api import refusal
from osada.server.platform.guard import Guard
from osada.server.platform.problems import STATUS, Problem, unavailable
from osada.server.platform.settings import Settings
from osada.server.printing import routes as printing_routes
from osada.server.puzzles import routes as puzzle_routes
from osada.server.records import history_routes
from osada.server.records import routes as record_routes
from osada.server.reviews import mistake_routes
from osada.server.reviews import routes as review_routes
from osada.server.server import Server
from osada.server.tables import play_routes, sockets, table_routes
from osada.server.tables.fast_moves import FastMoves

_LOG: Final = logging.getLogger("osada")
_ROUTES: Final = (
    session_routes,
    account_routes,
    history_routes,
    catalogue_routes,
    design_routes,
    printing_routes,
    lesson_routes,
    table_routes,
    play_routes,
    record_routes,
    review_routes,
    mistake_routes,
    hint_routes,
    challenge_routes,
    puzzle_routes,
    site,
)


def create_app(settings: Settings) -> FastAPI:
    """An application for these settings; it opens its database when it is started."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings)
        app.state.server = server
        for name, reason in {**broken_games(), **broken_bots()}.items():
            _LOG.error("%s is left out: %s", name, reason)
        try:
            await server.open()
        except Exception as error:
            _LOG.error("cannot start: %s", type(error).__name__, exc_info=error)
            raise
        _LOG.info("ready")
        yield
        await server.close()
        _LOG.info("stopped")

    app = FastAPI(
        title="Osada",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        # Looking for somebody who traces costs a fifth of a request; metrics are at /metrics.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    for routes in _ROUTES:
        app.include_router(routes.API.router)
    app.include_router(sockets.ROUTER)
    app.include_router(site.PAGES)
    site.add_app(app, settings)
    app.add_middleware(FastMoves)
    app.add_middleware(Guard, origins=frozenset(settings.origins))
    app.add_exception_handler(Problem, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(DataError, _unstorable)
    app.add_exception_handler(IntegrityError, _failed)  # a mistake of ours: trying again is no use
    app.add_exception_handler(SQLAlchemyError, _unavailable)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return refusal(error)


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:])
    return refusal(Problem("invalid", f"{place}: {first['msg']}"))


async def _unstorable(_request: Request, _error: Exception) -> Response:
    """A text that a database cannot hold cannot be the name of anything either."""
    return refusal(Problem("invalid", "a text has a character that cannot be kept"))


async def _unavailable(_request: Request, error: Exception) -> Response:
    """The database is in trouble: that is nobody's mistake, and passes."""
    _LOG.warning("the database did not answer: %s", type(error).__name__)
    return refusal(unavailable())


async def _http(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {status: code for code, status in reversed(STATUS.items())}
    response = refusal(Problem(codes.get(error.status_code, "malformed"), str(error.detail)))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _failed(_request: Request, error: Exception) -> Response:
    _LOG.error("a request failed: %s", type(error).__name__, exc_info=error)
    return refusal(Problem("failed", "something went wrong here; it has been written down"))

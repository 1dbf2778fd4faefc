"""Router for msgspec types: validation of bodies, encoding of responses, OpenAPI schemas."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from osada.server.platform import metrics
from osada.server.platform.problems import Problem

P = ParamSpec("P")
T = TypeVar("T")

TYPES: Final[set[Any]] = set()
"""Types of all request and response bodies, for the OpenAPI schema."""

_ERRORS: Final = (400, 401, 403, 404, 409, 413, 422, 429, 503)
_MAX_BYTES: Final = 1_000_000
"""Bytes of a request body; records are the longest."""


def ref(name: str) -> dict[str, Any]:
    """Return the OpenAPI reference to a type's schema."""
    return {"$ref": f"#/components/schemas/{name}"}


def _described(name: str, media: str = "application/json") -> dict[str, Any]:
    return {media: {"schema": ref(name)}}


class Api:
    """A router that reads and writes msgspec types."""

    def __init__(self, tag: str, prefix: str = "/api") -> None:
        self.router = APIRouter(prefix=prefix, tags=[tag])

    def route(
        self,
        method: str,
        path: str,
        *,
        gives: type | None = None,
        takes: type | None = None,
        status: int = 200,
        media: str = "application/json",
    ) -> Callable[[Callable[P, Awaitable[object]]], Callable[P, Awaitable[object]]]:
        """Register a function that returns a struct, None or a response."""
        TYPES.update(kind for kind in (gives, takes) if kind is not None)

        def decorate(function: Callable[P, Awaitable[object]]) -> Callable[P, Awaitable[object]]:
            @wraps(function)
            async def answering(*args: P.args, **kwargs: P.kwargs) -> Response:
                return answer(await function(*args, **kwargs), status)

            self.router.add_api_route(
                path,
                answering,
                methods=[method],
                response_model=None,
                status_code=status,
                responses=_responses(gives, status, media),
                response_class=Response,
                openapi_extra=_request_body(takes),
                operation_id=function.__name__,
                summary=(function.__doc__ or "").partition("\n")[0],
            )
            return answering

        return decorate

    def named(self, name: str) -> APIRoute:
        """Return the route of a function by its name."""
        routes = (route for route in self.router.routes if isinstance(route, APIRoute))
        return next(route for route in routes if route.operation_id == name)


def _responses(gives: type | None, status: int, media: str) -> dict[int | str, dict[str, Any]]:
    good: dict[str, Any] = {"description": "Done"}
    if gives is not None:
        good["content"] = _described(gives.__name__, media)
    elif media != "application/json":
        good["content"] = {media: {"schema": {"type": "string"}}}
    bad: dict[int | str, dict[str, Any]] = {
        code: {"description": "Refused", "content": _described("ErrorAnswer")} for code in _ERRORS
    }
    return {status: good, **bad}


def _request_body(takes: type | None) -> dict[str, Any] | None:
    if takes is None:
        return None
    return {"requestBody": {"required": True, "content": _described(takes.__name__)}}


def answer(value: object, status: int = 200) -> Response:
    """Return a response: a value as JSON, None as an empty body, a response as it is."""
    if isinstance(value, Response):
        return value
    if value is None:
        return Response(status_code=204 if status == 200 else status)
    body = msgspec.json.encode(value)
    return Response(body, status_code=status, media_type="application/json")


def refusal(problem: Problem) -> Response:
    """Return a problem as a response, and count it."""
    metrics.REFUSED.labels(problem.code).inc()
    response = answer(problem.answer(), problem.status)
    if problem.retry_after is not None:
        response.headers["retry-after"] = str(problem.retry_after)
    return response


def body(kind: type[T]) -> Any:
    """Return a dependency that decodes the request body as a type."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        return decode(await raw_body(request), decoder)

    return Depends(read)


async def raw_body(request: Request) -> bytes:
    """Read the request body, or refuse one that is too long."""
    if int(request.headers.get("content-length") or 0) > _MAX_BYTES:
        raise Problem("too-large", f"a request has at most {_MAX_BYTES} bytes")
    read = bytearray()
    try:
        async for part in request.stream():
            read += part
            if len(read) > _MAX_BYTES:
                raise Problem("too-large", f"a request has at most {_MAX_BYTES} bytes")
    except ClientDisconnect:
        raise Problem("malformed", "the request body is incomplete") from None
    return bytes(read)


def decode(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode JSON as a type, or refuse it naming the invalid field."""
    try:
        return decoder.decode(data or b"{}")
    except msgspec.ValidationError as error:
        raise Problem("invalid", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("malformed", "the body is not JSON") from None

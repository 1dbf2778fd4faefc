"""Routes whose bodies and answers are msgspec types, checked and described by them."""

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
"""Every type that some route takes or gives: they are described in OpenAPI."""

_ERRORS: Final = (400, 401, 403, 404, 409, 413, 422, 429, 503)
_MOST: Final = 1_000_000
"""Bytes of a body; a record is the longest that comes in."""


def ref(name: str) -> dict[str, Any]:
    """Where OpenAPI keeps the description of a type."""
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
        """Answer requests with what the function returns: a struct, nothing, or a response."""
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
        """The route of that function."""
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
    """A value as JSON; nothing as nothing; a response as it is."""
    if isinstance(value, Response):
        return value
    if value is None:
        return Response(status_code=204 if status == 200 else status)
    body = msgspec.json.encode(value)
    return Response(body, status_code=status, media_type="application/json")


def refusal(problem: Problem) -> Response:
    """A problem as an answer, counted."""
    metrics.REFUSED.labels(problem.code).inc()
    response = answer(problem.answer(), problem.status)
    if problem.retry_after is not None:
        response.headers["retry-after"] = str(problem.retry_after)
    return response


def body(kind: type[T]) -> Any:
    """A dependency that reads the body of a request as a type."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        return decode(await raw_body(request), decoder)

    return Depends(read)


async def raw_body(request: Request) -> bytes:
    """The body, if it is not too long."""
    if int(request.headers.get("content-length") or 0) > _MOST:
        raise Problem("too-large", f"a request has at most {_MOST} bytes")
    read = bytearray()
    try:
        async for part in request.stream():
            read += part
            if len(read) > _MOST:
                raise Problem("too-large", f"a request has at most {_MOST} bytes")
    except ClientDisconnect:
        raise Problem("malformed", "the body never came to its end") from None
    return bytes(read)


def decode(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A typed value from JSON, or a refusal that names the field."""
    try:
        return decoder.decode(data or b"{}")
    except msgspec.ValidationError as error:
        raise Problem("invalid", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Problem("malformed", "the body is not JSON") from None

"""A client that does not finish its request holds no connection for long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from osada.server.platform import request_timeouts
from tests.waiting import wait_until


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body, thinks for longer than a client may, and answers."""
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.6)
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def running_server() -> AsyncIterator[int]:
    """Serve the application in this process; gives the port."""
    config = uvicorn.Config(
        application, port=0, http=request_timeouts.CarefulProtocol, log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    await wait_until(lambda: server.started)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def told(port: int, sent: bytes) -> bytes:
    """What the server says until it closes the connection, or has answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    async with asyncio.timeout(20):
        answer = await reader.read(1000)
    writer.close()
    return answer


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b""),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"HTTP/1.1 204"),
    ],
    ids=["nothing", "half-a-head", "half-a-body", "whole"],
)
def test_what_is_not_finished_is_closed(
    sent: bytes, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_timeouts, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(request_timeouts, "BODY_SECONDS", 0.2)

    async def scene() -> None:
        async with running_server() as port:
            assert (await told(port, sent)).startswith(answer)
            assert answer or await told(port, sent) == b""

    asyncio.run(scene())


def test_half_a_request_after_a_whole_one_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_timeouts, "HEAD_SECONDS", 0.2)

    async def scene() -> None:
        async with running_server() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.read(1000)).startswith(b"HTTP/1.1 204")
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            async with asyncio.timeout(3):  # less than what uvicorn gives a silent connection
                assert await reader.read() == b""
            writer.close()

    asyncio.run(scene())

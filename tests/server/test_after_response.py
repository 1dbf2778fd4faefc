"""E-mails that are sent after the response."""

from __future__ import annotations

import asyncio

import pytest

from osada.server.platform import after_response
from osada.server.platform.after_response import AfterResponse


def test_closing_waits_for_emails_that_are_being_sent() -> None:
    sent: list[str] = []

    async def send(delivered: asyncio.Event) -> None:
        await delivered.wait()
        sent.append("email")

    async def scene() -> None:
        work, delivered = AfterResponse(), asyncio.Event()
        work.run(send(delivered))
        asyncio.get_running_loop().call_later(0.01, delivered.set)
        await work.close()

    asyncio.run(scene())
    assert sent == ["email"]


def test_closing_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(after_response, "_TIMEOUT", 0.01)

    async def scene() -> None:
        work = AfterResponse()
        work.run(asyncio.sleep(600))
        await asyncio.wait_for(work.close(), 5)

    asyncio.run(scene())

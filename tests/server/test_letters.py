"""E-mails that are sent after the response."""

from __future__ import annotations

import asyncio

import pytest

from osada.server.platform import email
from osada.server.platform.email import AfterResponse


def test_closing_waits_for_letters_that_are_being_sent() -> None:
    sent: list[str] = []

    async def send(delivered: asyncio.Event) -> None:
        await delivered.wait()
        sent.append("letter")

    async def scene() -> None:
        errands, delivered = AfterResponse(), asyncio.Event()
        errands.run(send(delivered))
        asyncio.get_running_loop().call_later(0.01, delivered.set)
        await errands.close()

    asyncio.run(scene())
    assert sent == ["letter"]


def test_closing_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(email, "_PATIENCE", 0.01)

    async def scene() -> None:
        errands = AfterResponse()
        errands.run(asyncio.sleep(600))
        await asyncio.wait_for(errands.close(), 5)

    asyncio.run(scene())

"""Faults to be planted in a server, so that it is seen whether anybody notices."""

from __future__ import annotations

import asyncio

from osada.server.platform.writer import Change, Writer


def answer_before_disk() -> None:
    """Moves are answered a while before they are written down."""
    write = Writer.write

    async def early(self: Writer, change: Change) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(0.4, lambda: loop.create_task(write(self, change)))

    Writer.write = early  # type: ignore[method-assign]

"""A request has an end: whoever sends on and on, or never finishes, is sent away."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 65_536
"""Bytes of a request's first line and headers, and then some."""
HEAD_SECONDS = 20.0
"""How long a head may take to come, and a new connection to send one."""
BODY_SECONDS = 60.0
"""How long a body may take."""


class CarefulProtocol(HttpToolsProtocol):
    """Counts what comes before the headers are complete, and how long everything takes."""

    _in_head = True
    _read = 0
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless there was too much of it already."""
        if self._in_head:
            if self._read > MOST:
                self.send_400_response("The head of the request is too long.")
                return
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._in_head = True
        self._read = 0
        self._wait(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        self._in_head = False
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there: from now on it is the server that takes its time."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket keeps its own time."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def _wait(self, seconds: float | None) -> None:
        """Close the connection if nothing else is waited for by then."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

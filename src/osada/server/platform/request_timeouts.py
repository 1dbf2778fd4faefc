"""Limits on the size of request heads and the time of requests."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 65_536
"""Bytes of a request line with headers."""
HEAD_SECONDS = 20.0
"""Seconds for a request head, also on a new connection."""
BODY_SECONDS = 60.0
"""Seconds for a request body."""


class CarefulProtocol(HttpToolsProtocol):
    """HTTP protocol with limits on the head's size and on the time of head and body."""

    _in_head = True
    _read = 0
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer of the first head."""
        super().connection_made(transport)
        self._restart_timer(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._restart_timer(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, or close the connection if the head is too long."""
        if self._in_head:
            if self._read > MOST:
                self.send_400_response("The head of the request is too long.")
                return
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the timer of a head."""
        self._in_head = True
        self._read = 0
        self._restart_timer(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Start the timer of the body."""
        self._in_head = False
        self._restart_timer(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer: the request is complete."""
        self._restart_timer(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timer: sockets have their own limits."""
        self._restart_timer(None)
        super().handle_websocket_upgrade()

    def _restart_timer(self, seconds: float | None) -> None:
        """Close the connection after `seconds`, or stop the timer if None."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()

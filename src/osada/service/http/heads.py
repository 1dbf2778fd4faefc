"""The head of a request has an end: whoever sends on and on is sent away."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST: Final = 65_536
"""Bytes of a request's first line and headers, and then some."""


class CarefulProtocol(HttpToolsProtocol):
    """Counts what comes before the headers are complete."""

    _in_head = True
    _read = 0

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
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        self._in_head = False
        super().on_headers_complete()

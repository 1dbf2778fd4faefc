"""Start a server and let it run until it is told to stop."""

from __future__ import annotations

import signal
import socket
import sys

import uvicorn

from osada.service import logs
from osada.service.app import create_app
from osada.service.settings import Settings


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run: small frames in, a bounded goodbye, no header that names it."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
    )


def serve(settings: Settings, sock: socket.socket | None = None) -> None:
    """Serve until SIGINT or SIGTERM; a socket that listens already may be given."""
    logs.set_up(settings.log_level)
    signal.signal(signal.SIGTERM, _leave)  # uvicorn raises it again when everything is closed
    uvicorn.Server(configure(settings)).run(sockets=[sock] if sock is not None else None)


def _leave(_signal: int, _frame: object) -> None:
    """To be told to stop is no failure."""
    sys.exit(0)

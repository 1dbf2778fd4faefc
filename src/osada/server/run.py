"""Start a server and let it run until it is told to stop."""

from __future__ import annotations

import signal
import socket
import sys
from typing import Literal

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from osada.server.app import create_app
from osada.server.platform import instance_lock, logs
from osada.server.platform.database import Unusable, reach
from osada.server.platform.request_timeouts import CarefulProtocol
from osada.server.platform.settings import Settings, SettingsMessage, log_former_names
from osada.text.errors import Message, OsadaError
from osada.text.foreign_errors import of_system


class CannotServe(OsadaError):
    """The address is somebody else's, or the database cannot be had."""

    def __init__(
        self, kind: Literal["address", "database"], what: str, reason: str | Message
    ) -> None:
        super().__init__(f"{kind} {what}: {reason}")
        self.kind = kind
        self.what = what
        self.reason = Message(reason) if isinstance(reason, str) else reason


def prepare(settings: Settings) -> socket.socket:
    """Try the database and take the address, before anybody is told that the server is there."""
    _try_database(settings.database_url)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except socket.gaierror:
        raise CannotServe("address", address(settings), SettingsMessage("serve-no-host")) from None
    except OSError as error:
        raise CannotServe("address", address(settings), of_system(error)) from None
    except OverflowError:
        raise CannotServe("address", address(settings), SettingsMessage("serve-port")) from None


def _try_database(url: str) -> None:
    shown = url.rpartition("@")[2]  # no password
    try:
        reach(url)
        instance_lock.take(url)
    except Unusable as error:
        raise CannotServe("database", shown, error.message) from None
    except OSError as error:
        raise CannotServe("database", shown, of_system(error)) from None
    except (SQLAlchemyError, ImportError) as error:
        cause = getattr(error, "orig", None) or error
        raise CannotServe("database", shown, str(cause).partition("\n")[0]) from None


def address(settings: Settings) -> str:
    """Return the server's URL."""
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def configure(settings: Settings) -> uvicorn.Config:
    """Configure uvicorn: small frames, a bounded shutdown, no Server header."""
    return uvicorn.Config(
        create_app(settings),
        http=CarefulProtocol,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_ping_interval=30,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=120,  # as long as a move is thought about
    )


def serve(settings: Settings, listening: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM."""
    logs.set_up(settings.log_level)
    log_former_names()
    signal.signal(signal.SIGTERM, _leave)  # uvicorn raises it again when everything is closed
    uvicorn.Server(configure(settings)).run(sockets=[listening])


def _leave(_signal: int, _frame: object) -> None:
    """To be told to stop is no failure."""
    sys.exit(0)

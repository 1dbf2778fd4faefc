"""Lock of an SQLite file: only one server may use it, since each caches its data."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from osada.server.platform.database import Unusable
from osada.server.platform.settings import SettingsMessage

_HELD: Final[list[int]] = []
"""Open files, locked until the process ends."""


def take(url: str) -> None:
    """Lock a database file for this process, or raise if another process has it."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if not file or file == ":memory:" or sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 - not on Windows

    beside = Path(file).with_name(f"{Path(file).name}-lock")
    lock = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Unusable(SettingsMessage("database-in-use")) from None
    _HELD.append(lock)

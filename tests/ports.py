"""Ports for servers that tests start: nobody else's, however many tests run at once."""

from __future__ import annotations

import itertools
import os
import random
import socket
import tempfile
from pathlib import Path

RANGE = range(20_000, 30_000)
"""Below the ports that the system gives to outgoing connections, so none of them takes one."""
_locks: list[int] = []
"""Open, and so locked, until this process ends."""


def free_port() -> int:
    """Return a port that nobody listens at and no other test run will choose."""
    start = random.SystemRandom().randrange(len(RANGE))
    for port in itertools.islice(itertools.cycle(RANGE), start, start + len(RANGE)):
        if _lock(port):
            return port
    raise AssertionError("no port is free")


def _lock(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return _locked(port)


def _locked(port: int) -> bool:
    """Take the lock file of a port; Windows has none, and runs the risk."""
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:
        return True
    folder = Path(tempfile.gettempdir(), "osada-test-ports")
    folder.mkdir(mode=0o777, exist_ok=True)
    lock = os.open(folder / str(port), os.O_CREAT | os.O_RDWR, 0o666)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return False
    _locks.append(lock)
    return True

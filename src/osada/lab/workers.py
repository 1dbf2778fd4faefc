"""Processes that play games side by side."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from osada.text.errors import OsadaError


class WorkerKilled(OsadaError):
    """A process ended before its game did."""


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Some processes; they are gone when their work is, or nobody wants it any more."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    except BrokenProcessPool:
        raise WorkerKilled("a process that played was killed") from None
    finally:
        pool.shutdown(cancel_futures=True)

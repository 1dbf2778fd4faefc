"""A group of equal worker processes."""

from __future__ import annotations

import os
import signal
import sys
from asyncio import Future, wrap_future
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final, ParamSpec, TypeVar, cast

_PATIENCE: Final = 5.0
"""Seconds that a process has to end when it is stopped."""

P = ParamSpec("P")
R = TypeVar("R")


class WorkerProcesses:
    """Worker processes that import the package from `place`, or from the server's place."""

    def __init__(self, processes: int, niceness: int, place: str = "") -> None:
        self._place = place
        self._executor = ProcessPoolExecutor(
            processes, get_context("spawn"), initializer=_begin, initargs=(niceness,)
        )
        self._processes = self._executor._processes  # the executor forgets them on shutdown,
        self._manager: Thread | None = None  # and its thread, which it would not join then

    def ask(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Submit work; the first work starts the processes."""
        with _first_on_path(self._place):  # a spawned process inherits the current path
            future = wrap_future(self._executor.submit(work, *args, **kwargs))
        self._manager = cast("Thread | None", self._executor._executor_manager_thread)
        return future

    def finish(self) -> None:
        """End the processes after the submitted work."""
        self._executor.shutdown(wait=False)

    def stop(self) -> None:
        """End the processes at once and wait for them; this blocks."""
        processes = list((self._processes or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
        if self._manager is not None:
            self._manager.join(_PATIENCE)


@contextmanager
def _first_on_path(place: str) -> Iterator[None]:
    if not place:
        yield
        return
    sys.path.insert(0, place)
    try:
        yield
    finally:
        sys.path.remove(place)


def _begin(niceness: int) -> None:
    """Initialise a worker: it ends with its server and has a lower priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_the_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)

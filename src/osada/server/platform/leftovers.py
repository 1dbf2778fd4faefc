"""Find what a closed server has left behind: tasks, threads, processes, sockets and files."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from multiprocessing import active_children
from pathlib import Path
from typing import Final

_OF_THE_LOOP: Final = ("asyncio_", "uvloop_", "AnyIO worker thread")
"""Threads that wait for blocking calls of the event loop, and end with it."""
_OF_UVICORN: Final = f"{os.sep}uvicorn{os.sep}"
"""Tasks that uvicorn began for a connection end with it, after the server has closed."""


class Leftovers:
    """Snapshot of the tasks, threads, processes and files of this process."""

    def __init__(self) -> None:
        self._tasks = set(asyncio.all_tasks())
        self._threads = set(threading.enumerate())
        self._processes = {process.pid for process in active_children()}
        self._files = _open_files()

    def found(self) -> list[str]:
        """Describe everything that was not there when this object was made."""
        gc.collect()  # a statement that was cancelled keeps its database open until then
        return [
            *self._new_tasks(),
            *self._new_threads(),
            *self._new_processes(),
            *self._new_files(),
        ]

    def _new_tasks(self) -> list[str]:
        new = asyncio.all_tasks() - self._tasks - {asyncio.current_task()}
        codes = {task.get_name(): _code(task) for task in new}
        return [f"task {name} ({code})" for name, code in codes.items() if _OF_UVICORN not in code]

    def _new_threads(self) -> list[str]:
        new = [thread for thread in threading.enumerate() if thread not in self._threads]
        return [f"thread {each.name}" for each in new if not each.name.startswith(_OF_THE_LOOP)]

    def _new_processes(self) -> list[str]:
        new = [process for process in active_children() if process.pid not in self._processes]
        return [f"process {process.name}" for process in new]

    def _new_files(self) -> list[str]:
        new = _open_files().items() - self._files.items()
        return [f"open {target}" for _number, target in sorted(new)]


def _code(task: asyncio.Task[object]) -> str:
    code = getattr(task.get_coro(), "cr_code", None)
    return repr(task) if code is None else f"{code.co_filename}:{code.co_qualname}"


def _open_files() -> dict[int, str]:
    """Return open sockets and files by descriptor; empty except on Linux."""
    found = {}
    for entry in Path("/proc/self/fd").glob("*"):
        try:
            target = str(entry.readlink())
        except OSError:  # closed meanwhile, like the descriptor of the listing itself
            continue
        if target.startswith(("socket:", "/")) and not target.startswith(("/proc/", "/dev/")):
            found[int(entry.name)] = target
    return found

"""Worker processes: stopping them leaves neither a process nor a thread behind."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import process

import pytest

from osada.server.platform.worker_processes import WorkerProcesses


def test_stopping_waits_for_the_thread_that_manages_the_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    manager = process._ExecutorManagerThread
    ending = manager.join_executor_internals

    def slow_ending(thread: process._ExecutorManagerThread) -> None:
        time.sleep(0.3)  # a busy machine
        ending(thread)

    monkeypatch.setattr(manager, "join_executor_internals", slow_ending)
    before = set(threading.enumerate())

    async def scene() -> None:
        workers = WorkerProcesses(1, 0)
        assert await workers.ask(os.getpid) != os.getpid()
        await asyncio.to_thread(workers.stop)
        left = set(threading.enumerate()) - before
        assert not [thread for thread in left if isinstance(thread, manager)]

    asyncio.run(scene())

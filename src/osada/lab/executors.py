"""Executors for many jobs: this process, a process pool, or a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from socket import create_connection
from typing import Any, Final, TypeVar

from osada.lab import LabMessage
from osada.text.errors import OsadaError

Plan = TypeVar("Plan")
Item = TypeVar("Item")
Done = TypeVar("Done")

_AHEAD: Final = 2
"""Jobs submitted for each worker, to keep all of them busy."""
_PATIENCE: Final = 5.0
"""Seconds to wait for a node's answer."""


class NoCluster(OsadaError):
    """Raised when a cluster cannot be reached or is lost."""


class WorkerKilled(OsadaError):
    """Raised when a worker process was killed before its job ended."""


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Open a pool of processes; leaving the block cancels the jobs that have not begun."""
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool
    except BrokenProcessPool:
        raise WorkerKilled("a process that played was killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


def run_all(
    work: Callable[[Plan, Item], Done],
    plan: Plan,
    items: Iterable[Item],
    jobs: int = 1,
    ray: str | None = None,
) -> Iterator[Done]:
    """Run the work on all items; results come in the order of completion."""
    if ray is not None:
        return _on_ray(work, plan, items, ray)
    if jobs == 1:
        return (work(plan, item) for item in items)
    return _in_processes(work, plan, items, jobs)


def _in_processes(
    work: Callable[[Plan, Item], Done], plan: Plan, items: Iterable[Item], jobs: int
) -> Iterator[Done]:
    left = iter(items)
    with workers(jobs) as pool:
        waiting: set[Future[Done]] = set()
        while True:
            for item in left:
                waiting.add(pool.submit(work, plan, item))
                if len(waiting) >= jobs * _AHEAD:
                    break
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from _finished(done)


def _finished(done: set[Future[Done]]) -> Iterator[Done]:
    """Yield successful results before the first failure is raised."""
    for future in sorted(done, key=lambda future: future.exception() is not None):
        yield future.result()


def _on_ray(
    work: Callable[[Plan, Item], Done], plan: Plan, items: Iterable[Item], address: str
) -> Iterator[Done]:
    """Run on a Ray cluster; every node needs this package."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise OsadaError(LabMessage("error-no-ray")) from None
    ours = not ray.is_initialized()
    if ours:
        _join(ray, address)
    try:
        yield from _hand_out(ray, work, plan, items)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        raise cause if isinstance(cause, OsadaError) else NoCluster(_first_line(error)) from None
    finally:
        if ours:
            ray.shutdown()  # leaves the cluster as it was


def _join(ray: Any, address: str) -> None:
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except Exception as error:  # of many kinds: no such host, no answer, another version
        raise NoCluster(_first_line(error)) from error


def _knock(address: str) -> None:
    """Fail fast: Ray itself tries for minutes to reach a missing node."""
    host, sign, port = address.rpartition("://")[2].rpartition(":")
    if sign:
        create_connection((host, int(port)), timeout=_PATIENCE).close()


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _hand_out(
    ray: Any, work: Callable[[Plan, Item], Done], plan: Plan, items: Iterable[Item]
) -> Iterator[Done]:
    remote = ray.remote(num_cpus=1)(work)
    most = max(1, int(ray.cluster_resources().get("CPU", 1))) * _AHEAD
    left, waiting = iter(items), []
    while True:
        for item in left:
            waiting.append(remote.remote(plan, item))
            if len(waiting) >= most:
                break
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
